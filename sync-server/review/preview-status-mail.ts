import { applicationProcesses, applications } from '#server/db/schema.ts'
import type { Scope } from '#server/scope/scope.ts'
import type { ApplicationStatus } from '#shared/application/status.ts'
import { draftStatusMail, type StatusMail } from './draft-status-mail.ts'

/**
 * Exactly what would be sent. To nobody where the process sends no mails, and empty for a status that none is sent about.
 * @throws AppError as `find`
 */
export async function previewStatusMail(scope: Scope, id: string, status: ApplicationStatus): Promise<StatusMail> {
  const application = await scope.find(applications, id)
  const draft = await draftStatusMail(scope, application, status)
  if (!draft) return { recipients: [], subject: '', body: '' }
  const { sendsStatusMails } = await scope.find(applicationProcesses, application.processId)
  return { ...draft, recipients: sendsStatusMails ? draft.recipients : [] }
}
