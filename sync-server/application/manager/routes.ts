import { sendDocument } from '#server/application/send-document.ts'
import { applications } from '#server/db/schema.ts'
import type { AdminDeps } from '#server/deps.ts'
import { type Handlers, reply } from '#server/scope/mount-contract.ts'
import { handlersOf } from '#server/scope/serve-command.ts'
import type { managedApplicationContract } from '#shared/application/manager/contract.ts'
import { wholeApplication } from './application-details.ts'
import { changeStatus } from './change-status.ts'
import { listDocuments } from './documents.ts'
import { previewStatusMail } from './draft-status-mail.ts'
import { listApplications } from './list-applications.ts'
import { setStar, setTag } from './marks.ts'
import { addNote, removeNote } from './notes.ts'

export const reviewRoutes = (deps: AdminDeps): Handlers<typeof managedApplicationContract> => ({
  listApplications: async ({ query, scope }) => reply(await listApplications(scope, query)),
  readApplication: async ({ params, scope }) => wholeApplication(await scope.find(applications, params.id)),
  listDocuments: ({ params, scope }) => listDocuments(scope, deps.storage, params.id),
  downloadDocument: async ({ params, scope }) =>
    sendDocument(deps.storage, await scope.find(applications, params.id), params.documentId),
  ...handlersOf({ changeStatus, setStar, setTag, addNote, removeNote }, deps),
  previewStatusMail: ({ params, body, scope }) =>
    previewStatusMail(scope, { ...params, ...body, operatorEmail: deps.site.contactEmail }),
})
