import type { ApplicationRow } from '#server/feed/rows/public-application.ts'
import { publicResident, type ResidentRow } from '#server/feed/rows/public-resident.ts'
import { serveCommand } from '#server/scope/serve-command.ts'
import type { Doing, ServedWrite, Written } from '#server/scope/served-command.ts'
import { rentersOf } from '#shared/application/guarantor.ts'
import type * as z from 'zod/mini'
import type { Write } from '#shared/command.ts'
import * as commands from '#shared/resident/manager/commands.ts'
import { leftOutOfIncome } from '#shared/resident/income-asked.ts'
import type { newResident } from '#shared/resident/resident.ts'
import { isSamePerson, isSameResident, type Person } from '#shared/resident/same-person.ts'
import type { Stay } from '#shared/resident/stay.ts'
import { acceptedOffers, checkHomeIsFree } from './one-accepted-offer.ts'
import { linesOfNew, residentOf } from './resident-lines.ts'

type AtHome = Doing<(typeof commands)['addResidents' | 'changeResident' | 'moveOutResident']['endpoint']>

/** One after the other: whoever comes second sees what the first did. */
const lock = ({ records, params: { propertyId } }: AtHome) => records.lock('property', propertyId)

/** Who applied together and accepted the offer for this home comes by their application. */
export const addResidents = serveCommand(commands.addResidents, {
  amend({ scoped, records, params: { propertyId } }) {
    let offers: Promise<ApplicationRow[]> | undefined
    return async (write, written) => {
      const person = (write as Extract<Write, { entity: 'resident'; insert: object }>).insert // all that it writes
      const there = [...(await records.list('resident', propertyId)), ...written.map(({ row }) => row as ResidentRow)]
      // Who was erased since does not come back by a second delivery.
      if ((await scoped.removedIn('resident', write.id)).length > 0) return undefined
      const coming = comingBy(await (offers ??= acceptedOffers(scoped, propertyId)), there, person)
      if (!coming) return write
      const stay = { moveInDate: person.moveInDate, moveOutDate: null }
      await checkHomeIsFree(scoped, { propertyId, applicationId: coming.applicationId, stay })
      return { ...write, columns: coming }
    }
  },
  log: ({ written }) => linesOfNew(written),
  async answer({ records, params: { propertyId }, body, written }) {
    const there = [...(await records.list('resident', propertyId)), ...written.map(({ row }) => row as ResidentRow)]
    return body.residents.flatMap((person) => {
      const isThem = (row: ResidentRow) => isSameResident(row, { ...person, moveOutDate: null })
      const row = there.find(({ id }) => id === person.id) ?? there.find(isThem)
      return row ? [answered(row, person)] : []
    })
  },
})

/** The renter whose accepted offer this person is, and who is no resident through it yet. */
function comingBy(offers: readonly ApplicationRow[], there: readonly ResidentRow[], person: Person) {
  for (const { id: applicationId, mainRenters } of offers.toReversed()) {
    const renter = rentersOf(mainRenters).find((each) => isSamePerson(each, person))
    const isThere = there.some((each) => each.applicationId === applicationId && each.mainRenterId === renter?.id)
    if (renter && !isThere) return { applicationId, mainRenterId: renter.id }
  }
  return undefined
}

/** Who came by an accepted offer does not come back into a home that another one was accepted for since. */
const amend =
  ({ scoped, records, params: { residentId } }: ChangingStay) =>
  async (write: Write): Promise<ServedWrite> => {
    const before = await records.find('resident', residentId)
    const { propertyId, applicationId } = before
    const { change } = write as Extract<Write, { entity: 'resident'; change: object }> // all that they write
    const stay = { ...before, ...change }
    if (applicationId !== null && isLonger(stay, before)) {
      await checkHomeIsFree(scoped, { propertyId, applicationId, stay })
    }
    return write
  }
type ChangingStay = Doing<(typeof commands)['changeResident' | 'moveOutResident']['endpoint']>

const isLonger = (stay: Stay, before: Stay): boolean =>
  stay.moveInDate < before.moveInDate || (before.moveOutDate !== null && (stay.moveOutDate ?? '9') > before.moveOutDate)

const lineOf =
  (kind: 'resident_changed' | 'resident_moved_out') =>
  ({ after, written }: { after: ResidentRow; written: readonly Written[] }) =>
    written.length > 0 ? { kind, record: residentOf(after) } : undefined
const answer = ({ after }: { after: ResidentRow }) => publicResident(after)

function answered(row: ResidentRow, { profession }: Pick<z.output<typeof newResident>, 'profession'>) {
  const kept = publicResident(row)
  const leftOut = leftOutOfIncome(profession, kept.profession)
  return { ...kept, ...(leftOut && { leftOut }) }
}

export const changeResident = serveCommand(commands.changeResident, {
  lock,
  amend,
  log: lineOf('resident_changed'),
  answer: ({ after, body }) => answered(after, body),
})
export const moveOutResident = serveCommand(commands.moveOutResident, {
  lock,
  amend,
  log: lineOf('resident_moved_out'),
  answer,
})
