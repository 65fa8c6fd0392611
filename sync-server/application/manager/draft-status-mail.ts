import { applicationProcesses, applications, organizations, properties } from '#server/db/schema.ts'
import type { ApplicationRow } from '#server/feed/rows/public-application.ts'
import type { Letter } from '#server/mail/letter.ts'
import { senderOf } from '#server/mail/sender.ts'
import { statusMail } from '#server/mail/status-mail.ts'
import type { RowReader } from '#server/scope/read-rows.ts'
import type { Scope } from '#server/scope/scope.ts'
import { rentersOf } from '#shared/application/guarantor.ts'
import type { StatusChange } from '#shared/application/manager/application.ts'
import type { managedApplicationContract } from '#shared/application/manager/contract.ts'
import { type ApplicationStatus, isMailed } from '#shared/application/status.ts'
import type { AnswerOf } from '#shared/endpoint.ts'
import { localeIn } from '#shared/languages.ts'
import { email } from '#shared/text.ts'

interface StatusMail {
  recipients: string[]
  letter: Letter
}

export interface Said {
  status: ApplicationStatus
  /** Told to the applicant, and to be empty unless somebody wants that. */
  reason: string
  operatorEmail: string | null
}

/** What the applicants would be sent, or are; undefined for a status that nobody is written to about. */
export async function draftStatusMail(
  rows: Pick<RowReader, 'find'>,
  application: ApplicationRow,
  { status, reason, operatorEmail }: Said,
): Promise<StatusMail | undefined> {
  if (!isMailed(status)) return undefined
  const { propertyId, organizationId } = await rows.find(applicationProcesses, application.processId)
  const { address: propertyAddress, country } = await rows.find(properties, propertyId)
  const sender = senderOf(await rows.find(organizations, organizationId), operatorEmail)
  const { language, reference, mainRenters } = application
  const names = rentersOf(mainRenters).map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  const letter = statusMail({
    status,
    locale: localeIn(country, language),
    sender,
    names,
    reference,
    propertyAddress,
    reason,
  })
  return { recipients: addressesOf(application), letter }
}

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

/** Each once, however it was written; an address that mail cannot be sent to any more stops nothing. */
function addressesOf({ mainRenters }: ApplicationRow): string[] {
  const seen = new Set<string>()
  return rentersOf(mainRenters)
    .map(({ email: address }) => address)
    .filter((address) => email().safeParse(address).success && seen.size < seen.add(address.toLowerCase()).size)
}
