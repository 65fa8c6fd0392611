import { applicationProcesses, organizations, properties } from '#server/db/schema.ts'
import type { ApplicationRow } from '#server/feed/rows/public-application.ts'
import type { Letter } from '#server/mail/letter.ts'
import { senderOf } from '#server/mail/sender.ts'
import { isMailed, statusMail } from '#server/mail/status-mail.ts'
import type { RowReader } from '#server/scope/read-rows.ts'
import type { ApplicationStatus } from '#shared/application/status.ts'
import { localeIn } from '#shared/languages.ts'
import { email } from '#shared/text.ts'

export interface StatusMail {
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
  const names = mainRenters.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
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

/** Each once, however it was written; an address that mail cannot be sent to any more stops nothing. */
function addressesOf({ mainRenters }: ApplicationRow): string[] {
  const seen = new Set<string>()
  return mainRenters
    .map(({ email: address }) => address)
    .filter((address) => email().safeParse(address).success && seen.size < seen.add(address.toLowerCase()).size)
}
