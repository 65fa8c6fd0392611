import { afterDays } from '#shared/dates.ts'
import { isOfLandlord, type Party } from '#shared/handover/party.ts'
import type { HandoverProtocol } from '#shared/handover/protocol.ts'
import { onOneLine } from '#shared/plain-text.ts'
import type { Tenant } from '#shared/resident/tenancy-end.ts'

/** Keys are seldom handed over on the very day on which a tenancy ends. */
const DAYS_AROUND = 30

type Version = Pick<HandoverProtocol, 'date' | 'content'>

/** Whether a handover may be about a resident of the home: who is taken for somebody else only keeps it for longer. */
export const mayBeOf =
  (versions: readonly Version[]) =>
  ({ resident }: { resident: Tenant }): boolean =>
    versions.some(
      ({ date, content }) => content.parties.some((party) => mayBe(party, resident)) || livedThere(resident, date),
    )

/** Before that day, and up to it or longer. */
const livedThere = ({ moveInDate, moveOutDate }: Tenant, date: string) =>
  moveInDate < date && (moveOutDate === null || moveOutDate >= afterDays(date, -DAYS_AROUND))

/** By the address, or the name in whatever order; of tenants, witnesses and helpers the last name is enough. */
function mayBe({ role, name, company, representedBy, email }: Party, resident: Tenant): boolean {
  if (email !== '' && asKey(email) === asKey(resident.email)) return true
  const called = new Set(wordsOf(`${name} ${company} ${representedBy}`))
  const asked = isOfLandlord(role) ? `${resident.firstName} ${resident.lastName}` : resident.lastName
  return wordsOf(asked).every((word) => called.has(word))
}

const asKey = (text: string) => onOneLine(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const wordsOf = (text: string) => asKey(text).match(/[\p{L}\p{N}]+/gu) ?? []
