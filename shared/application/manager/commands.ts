import { rentersOf } from '#shared/application/guarantor.ts'
import { applicationStatuses, canStep, stepsTo } from '#shared/application/status.ts'
import { defineCommand, type Read, refuse, type Write } from '#shared/command.ts'
import { isNationality } from '#shared/countries.ts'
import { isSamePerson, isSameResident } from '#shared/resident/same-person.ts'
import type { ManagedApplication, StatusChange } from './application.ts'
import { managedApplicationContract } from './contract.ts'

/** Takes a step that the table of statuses allows. Of an accepted offer those who sign become residents, each once. */
export const changeStatus = defineCommand({
  endpoint: managedApplicationContract.changeStatus,
  about: 'application',
  conflict: 'STATUS_CONFLICT',
  // Of two offers for one home the first that is accepted counts.
  inAnyOrder: ({ params: { status } }) => status !== 'offer_accepted',
  apply({ params: { status }, body }, application, read, { idFor }) {
    const residents = status === 'offer_accepted' && body ? moveIn(application, body, read, idFor) : []
    if (application.status === status) return residents
    if (!canStep(application, status)) return refuse('INVALID_TRANSITION')
    const rejectionReason = status === 'rejected' ? (body?.reason ?? '') : ''
    return [{ entity: 'application', id: application.id, change: { status, rejectionReason } }, ...residents]
  },
  again({ params }, { status, by }) {
    const from = applicationStatuses.find((each) => each === status)
    // Nobody who is signed in withdrew it: it was the applicant, after whom nothing follows.
    if (!from || (from === 'withdrawn' && by === null)) return undefined
    return stepsTo(from, params.status)?.map((each) => ({ ...params, status: each }))
  },
  fill: (body, { record, newId }) =>
    body?.moveInDate === undefined
      ? body
      : {
          ...body,
          residentIds: Object.fromEntries(rentersOf(record?.mainRenters ?? []).map(({ id }) => [id, newId()])),
        },
})

/** Who was added by hand before is the same resident, and is this application's from now on. */
function moveIn(
  { id: applicationId, organizationId, processId, mainRenters }: ManagedApplication,
  { moveInDate, residentIds = {} }: StatusChange,
  read: Read,
  idFor: (what: string) => string,
): Write[] {
  const propertyId = read('process', processId)?.propertyId
  if (propertyId === undefined || moveInDate === undefined) return []
  const there = [...read.of('resident', propertyId)]
  const take = (isThem: (resident: (typeof there)[number]) => boolean) => {
    const place = there.findIndex(isThem)
    return place < 0 ? undefined : there.splice(place, 1)[0]
  }
  return rentersOf(mainRenters).flatMap((renter): Write[] => {
    if (take((each) => each.applicationId === applicationId && isSamePerson(each, renter))) return []
    const stay = { moveInDate, moveOutDate: null }
    const known = take((each) => each.applicationId === null && isSameResident(each, { ...renter, ...stay }))
    if (known) return [{ entity: 'resident', id: known.id, change: { applicationId }, madeOf: renter.id }]
    const { id, firstName, lastName, email, phone, profession } = renter
    // A country's pack may have asked for less than a country.
    const nationality = isNationality(renter.nationality) ? renter.nationality : ''
    const person = { firstName, lastName, email, phone, profession, nationality, notes: '', erasesOn: null }
    return [
      {
        entity: 'resident',
        id: residentIds[id] ?? idFor(id),
        madeOf: id,
        taken: 'IDEMPOTENCY_MISMATCH',
        insert: { ...person, ...stay, organizationId, propertyId, applicationId },
      },
    ]
  })
}

/** Once, however often it arrives. */
export const addNote = defineCommand({
  endpoint: managedApplicationContract.addNote,
  about: 'note',
  absent: 'is fine',
  staysGone: true,
  idOf: ({ body }) => body.id,
  apply({ params: { id: applicationId }, body: { text } }, known, read, { id, actor }) {
    const application = read('application', applicationId)
    if (!application) return refuse('NOT_FOUND')
    if (known) {
      return known.applicationId === applicationId && known.text === text ? [] : refuse('IDEMPOTENCY_MISMATCH')
    }
    const { organizationId } = application
    const insert = { organizationId, applicationId, authorId: actor.id, authorName: actor.name, text }
    return [{ entity: 'note', id, taken: 'IDEMPOTENCY_MISMATCH', insert }]
  },
  fill: (body, { id }) => ({ ...body, id: body.id ?? id }),
})

/** One that is not there, or not any more, needs no removing; another application's is not found here. */
export const removeNote = defineCommand({
  endpoint: managedApplicationContract.removeNote,
  about: 'application',
  apply({ params: { id, noteId } }, _, read) {
    const note = read('note', noteId)
    if (!note) return []
    return note.applicationId === id ? [{ entity: 'note', id: noteId, remove: true }] : refuse('NOT_FOUND')
  },
  settles: () => [],
  goneIsDone: true,
})
