import { applicationProcesses, applications } from '#server/db/schema.ts'
import type { Scope } from '#server/scope/scope.ts'
import type { StatusChange } from '#shared/application/manager/application.ts'
import type { managedApplicationContract } from '#shared/application/manager/contract.ts'
import type { ApplicationStatus } from '#shared/application/status.ts'
import type { AnswerOf } from '#shared/endpoint.ts'
import { draftStatusMail } from './draft-status-mail.ts'

interface Asked extends Partial<Pick<StatusChange, 'reason' | 'sendReason'>> {
  id: string
  status: ApplicationStatus
  operatorEmail: string | null
}

/**
 * Exactly what would be sent. To nobody where the process sends no mails, and empty for a status that none is sent about.
 * @throws AppError as `find`
 */
export async function previewStatusMail(
  scope: Scope,
  { id, status, reason = '', sendReason = false, operatorEmail }: Asked,
): Promise<AnswerOf<typeof managedApplicationContract.previewStatusMail>> {
  const application = await scope.find(applications, id)
  const draft = await draftStatusMail(scope, application, { status, reason: sendReason ? reason : '', operatorEmail })
  if (!draft) return { recipients: [], subject: '', body: '' }
  const { sendsStatusMails } = await scope.find(applicationProcesses, application.processId)
  const { subject, body } = draft.letter.words
  return { recipients: sendsStatusMails ? draft.recipients : [], subject, body }
}
