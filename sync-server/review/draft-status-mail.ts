import { applicationProcesses, properties } from '#server/db/schema.ts'
import type { ApplicationRow } from '#server/feed-rows/public-application.ts'
import { isMailed, statusMail } from '#server/mail/status-mail.ts'
import type { RowReader } from '#server/scope/read-rows.ts'
import type { ApplicationStatus } from '#shared/application/status.ts'
import { email } from '#shared/text.ts'

export interface StatusMail {
  recipients: string[]
  subject: string
  body: string
}

/** What the applicants would be sent, or are; undefined for a status that nobody is written to about. */
export async function draftStatusMail(
  rows: Pick<RowReader, 'find'>,
  application: ApplicationRow,
  status: ApplicationStatus,
): Promise<StatusMail | undefined> {
  if (!isMailed(status)) return undefined
  const { propertyId } = await rows.find(applicationProcesses, application.processId)
  const { address: propertyAddress } = await rows.find(properties, propertyId)
  const { language, reference, mainRenters, rejectionReason: reason } = application
  const names = mainRenters.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  const recipients = addressesOf(application)
  return { recipients, ...statusMail({ status, language, names, reference, propertyAddress, reason }) }
}

/** Each once, however it was written; an address that mail cannot be sent to any more stops nothing. */
function addressesOf({ mainRenters }: ApplicationRow): string[] {
  const seen = new Set<string>()
  return mainRenters
    .map(({ email: address }) => address)
    .filter((address) => email().safeParse(address).success && seen.size < seen.add(address.toLowerCase()).size)
}
