import * as z from 'zod/mini'
import { employmentStatuses } from '#shared/application/questions/renter.ts'
import type { HomeCountry } from '#shared/home-countries.ts'
import { canonicalJson } from '#shared/canonical-json.ts'
import { defineCommand, type Read, refuse, type Verdict, type Write } from '#shared/command.ts'
import type { IssueCode } from '#shared/issues.ts'
import { propertyContract } from '#shared/property/manager/contract.ts'
import { type Resident, resident } from '#shared/resident/resident.ts'
import { isSameResident, type Person } from '#shared/resident/same-person.ts'
import { endsBeforeItBegins, type Stay } from '#shared/resident/stay.ts'
import { onOneLine } from '#shared/plain-text.ts'
import { isIncomeAsked } from '#shared/resident/income-asked.ts'
import { incomeQuestions } from '#shared/salary/income-said.ts'

/** Who lives there at that time already is the resident that they are; all are added, or none. */
export const addResidents = defineCommand({
  endpoint: propertyContract.addResidents,
  about: 'property',
  idOf: ({ params }) => params.propertyId,
  apply({ params: { propertyId }, body: { residents } }, { organizationId, country }, read, { idFor }) {
    const repeated = residents.flatMap(({ id }, place) =>
      id !== undefined && residents.findIndex((each) => each.id === id) < place ? [place] : [],
    )
    const invalid = repeated.map((place) => ({ path: ['residents', place, 'id'], issue: 'invalid' as const }))
    if (invalid.length > 0) return refuse('VALIDATION_FAILED', invalid)
    const there: (Person & Stay & { id: string })[] = [...read.of('resident', propertyId)]
    const writes: Write[] = []
    for (const [place, { id = idFor(`${place}`), phone, profession, ...person }] of residents.entries()) {
      const said = {
        phone: phone || null,
        profession: workOf(profession, null, country),
        applicationId: null,
        moveOutDate: null,
        erasesOn: null,
      }
      const insert = { ...person, ...said, organizationId, propertyId }
      const known = there.find((each) => each.id === id) ?? there.find((each) => isSameResident(each, insert))
      if (known?.id === id && !isSameEntry(known, insert)) return refuse('IDEMPOTENCY_MISMATCH')
      if (known) continue
      there.push({ ...insert, id })
      writes.push({ entity: 'resident', id, insert, taken: 'IDEMPOTENCY_MISMATCH' })
    }
    return writes
  },
  creates: ({ body }) => body.residents.map(({ id }) => id),
  fill: (body, { newId }) => ({ residents: body.residents.map((each) => ({ ...each, id: each.id ?? newId() })) }),
  settles: (answer) =>
    z
      .array(resident)
      .parse(answer)
      .map((row) => ({ entity: 'resident', row })),
})

/** What is edited later stays the same person: only who, by a name as it reads, and since when. */
const isSameEntry = (one: Person & Stay, other: Person & Stay) =>
  onOneLine(one.firstName) === onOneLine(other.firstName) &&
  onOneLine(one.lastName) === onOneLine(other.lastName) &&
  one.moveInDate === other.moveInDate

type Work = NonNullable<Resident['profession']>
type SaidWork = Omit<Work, 'netIncome'> & { netIncome?: string | undefined }
/** @param country of the home; where a device does not know it, the server does */
function workOf(said: SaidWork | null | undefined, before: Work | null, country: HomeCountry | undefined): Work | null {
  if (!said) return before
  const work = { ...said, netIncome: said.netIncome ?? before?.netIncome ?? '' }
  const forbidden = country ? incomeQuestions.filter((each) => !before?.[each] && !isIncomeAsked(country, each)) : []
  return { ...work, ...Object.fromEntries(forbidden.map((each) => [each, ''])) }
}

/** A move-out is taken back by one without a day; a day that is not sent stays. */
export const changeResident = defineCommand({
  endpoint: propertyContract.changeResident,
  about: 'resident',
  idOf: ({ params }) => params.residentId,
  conflict: 'EDIT_CONFLICT',
  apply({ params, body: { moveInDate, moveOutDate, phone, profession, ...person } }, before, read) {
    if (before.propertyId !== params.propertyId) return refuse('NOT_FOUND')
    return bring(read, before, {
      ...person,
      phone: phone || null,
      profession: workOf(profession, before.profession, read('property', params.propertyId)?.country),
      moveInDate: moveInDate ?? before.moveInDate,
      moveOutDate: moveOutDate === undefined ? before.moveOutDate : moveOutDate,
    })
  },
  over({ firstName, lastName, email, phone, nationality, moveInDate, moveOutDate, notes, profession }) {
    const typed = { firstName, lastName, email, phone: phone ?? '', nationality, notes, moveInDate, moveOutDate }
    // A kind of employment that is none of ours stays unsaid, and so stays what it is.
    const employmentStatus = employmentStatuses.find((status) => status === profession?.employmentStatus)
    return { ...typed, ...(profession && employmentStatus && { profession: { ...profession, employmentStatus } }) }
  },
})

/** The record stays, among the former residents from that day on. Another day takes the place of one that was seen. */
export const moveOutResident = defineCommand({
  endpoint: propertyContract.moveOutResident,
  about: 'resident',
  idOf: ({ params }) => params.residentId,
  apply({ params, body: { moveOutDate } }, before, read, { seenVersion }) {
    if (before.propertyId !== params.propertyId) return refuse('NOT_FOUND')
    if (before.moveOutDate === moveOutDate) return []
    if (before.moveOutDate !== null && before.version !== seenVersion) return refuse('RESIDENT_MOVED_OUT')
    return bring(read, before, { moveOutDate })
  },
})

/** What is so already changes nothing. Nobody lives there twice at a time. */
function bring(read: Read, before: Resident, change: Partial<Omit<Resident, 'id' | 'organizationId'>>): Verdict {
  const after = { ...before, ...change }
  if (canonicalJson(after) === canonicalJson(before)) return []
  const given = after.moveOutDate === before.moveOutDate ? 'moveInDate' : 'moveOutDate'
  const invalid = (issue: IssueCode) => refuse('VALIDATION_FAILED', [{ path: [given], issue }])
  if (endsBeforeItBegins(after)) return invalid('end_before_move_in')
  const others = read.of('resident', before.propertyId).filter(({ id }) => id !== before.id)
  const isTwice = others.some((other) => !isSameResident(other, before) && isSameResident(other, after))
  if (isTwice) return invalid('lives_there_already')
  // Another last day is told anew.
  const told = after.moveOutDate === before.moveOutDate ? {} : { erasesOn: null }
  return [{ entity: 'resident', id: before.id, change: { ...change, ...told } }]
}
