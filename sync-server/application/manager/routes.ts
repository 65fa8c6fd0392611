import { applications } from '#server/db/schema.ts'
import type { AdminDeps } from '#server/deps.ts'
import { answerOutcome } from '#server/http/answer-outcome.ts'
import { type Handlers, reply } from '#server/http/mount-contract.ts'
import type { managedApplicationContract } from '#shared/application/manager/contract.ts'
import { wholeApplication } from './application-details.ts'
import { changeStatus } from './change-status.ts'
import { downloadDocument, listDocuments } from './documents.ts'
import { listApplications } from './list-applications.ts'
import { addNote, removeNote } from './notes.ts'
import { previewStatusMail } from './preview-status-mail.ts'

export const reviewRoutes = ({
  storage,
  nudgeMailer,
  site: { contactEmail: operatorEmail },
}: Pick<AdminDeps, 'storage' | 'nudgeMailer' | 'site'>): Handlers<typeof managedApplicationContract> => ({
  listApplications: async ({ query, scope }) => reply(await listApplications(scope, query)),
  readApplication: async ({ params, scope }) => wholeApplication(await scope.find(applications, params.id)),
  listDocuments: ({ params, scope }) => listDocuments(scope, storage, params.id),
  downloadDocument: ({ params, scope }) => downloadDocument(scope, storage, params),
  async changeStatus({ params, body, scope, seenVersion }) {
    const outcome = await changeStatus(scope, { ...params, ...body, seenVersion, operatorEmail })
    nudgeMailer()
    return answerOutcome(outcome)
  },
  previewStatusMail: ({ params, body, scope }) => previewStatusMail(scope, { ...params, ...body, operatorEmail }),
  addNote: async ({ params, body, scope }) =>
    answerOutcome(await addNote(scope, { applicationId: params.id, ...body })),
  removeNote: async ({ params, scope }) => answerOutcome(await removeNote(scope, params)),
})
