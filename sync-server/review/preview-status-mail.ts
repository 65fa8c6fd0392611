import { applicationProcesses, applications } from '#server/db/schema.ts'
import type { Scope } from '#server/scope/scope.ts'
import type { ApplicationStatus } from '#shared/application/status.ts'
import { draftStatusMail, type StatusMail } from './draft-status-mail.ts'

interface Asked {
  id: string
  status: ApplicationStatus
  /** As it is being typed; undefined: the one that was given before. */
  reason?: string | undefined
}

/**
 * Exactly what would be sent. To nobody where the process sends no mails, and empty for a status that none is sent about.
 * @throws AppError as `find`
 */
export async function previewStatusMail(scope: Scope, { id, status, reason }: Asked): Promise<StatusMail> {
  const application = await scope.find(applications, id)
  const asChanged = reason === undefined ? application : { ...application, rejectionReason: reason }
  const draft = await draftStatusMail(scope, asChanged, status)
  if (!draft) return { recipients: [], subject: '', body: '' }
  const { sendsStatusMails } = await scope.find(applicationProcesses, application.processId)
  return { ...draft, recipients: sendsStatusMails ? draft.recipients : [] }
}
