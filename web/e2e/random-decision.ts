import * as fc from 'fast-check'
import { buildResidentForm } from '#server/testing/build-desk.ts'
import type { UserRow } from '#server/testing/build-people.ts'
import { applicationStatuses } from '#shared/application/status.ts'
import { newId } from '#shared/ids.ts'
import type { Entity } from '#shared/sync/feed.ts'
import type { CommandName } from '#web/records/command-types.ts'
import { keyOf } from '#web/records/stored-feed.ts'

/** What a device holds, by `<entity>:<id>`. */
export type Records = Map<string, Record<string, unknown> & { id: string }>

/** One home with what managers do to it. */
export interface World {
  property: { id: string }
  manager: UserRow
  processes: string[]
  applications: string[]
}

/** A command before the device has completed it. */
export interface Said {
  name: CommandName
  params: Record<string, string>
  body?: unknown
  about: { entity: Entity; id: string }
}

/** One decision of a random history; `which` picks among what is there when it is made. */
export const decision = fc.record({
  what: fc.oneof(
    { weight: 4, arbitrary: fc.constant('changeStatus' as const) },
    {
      weight: 6,
      arbitrary: fc.constantFrom(
        'changeProcess' as const,
        'closeProcessFor' as const,
        'changeRent' as const,
        'addResidents' as const,
        'changeResident' as const,
        'moveOutResident' as const,
        'addNote' as const,
        'removeNote' as const,
      ),
    },
  ),
  which: fc.nat({ max: 11 }),
  status: fc.constantFrom(...applicationStatuses),
  moveInDate: fc.option(fc.constantFrom('2027-03-01', '2027-05-01'), { nil: undefined }),
  moveOutDate: fc.option(fc.constantFrom('2027-02-01', '2027-04-01'), { nil: null }),
  isOpen: fc.option(fc.boolean(), { nil: undefined }),
  sendsStatusMails: fc.option(fc.boolean(), { nil: undefined }),
  baseRent: fc.constantFrom(1000, 2450, 2500),
  sideCosts: fc.constantFrom(100, 210),
  /** Says the id of something that is there already. */
  isTaken: fc.boolean(),
})
type Decision = typeof decision extends fc.Arbitrary<infer D> ? D : never

let n = 0

/** @returns undefined where there is nothing that it could be done to */
export function saidIn(
  { property, processes, applications }: World,
  records: Records,
  said: Decision,
): Said | undefined {
  const { what, which } = said
  const pick = (all: readonly string[]) => all[which % all.length]
  const idsOf = (entity: Entity) => [...records.keys()].flatMap((key) => key.split(`${entity}:`)[1] ?? [])
  const id = pick(applications) ?? ''
  const processId = pick(processes) ?? ''
  const home = { entity: 'property' as const, id: property.id }
  const residentId = pick(idsOf('resident'))
  const place = { propertyId: property.id, residentId: residentId ?? '' }
  // Each of another name: whether somebody is one who lives there already is looked up under the lock of the home.
  const firstName = records.get(keyOf('resident', residentId ?? ''))?.['firstName']
  const form = buildResidentForm({ moveInDate: said.moveInDate ?? '2026-12-01' })
  const taken = (entity: Entity) => (said.isTaken ? pick(idsOf(entity)) : undefined)
  switch (what) {
    case 'changeStatus': {
      const { status, moveInDate } = said
      // Again with a date, as no screen does it, completes the residents: who of them is there already the server looks up.
      if (records.get(keyOf('application', id))?.['status'] === status) return undefined
      const body = { reason: 'zu spät', sendMail: true, ...(moveInDate && { moveInDate }) }
      return { name: what, params: { id, status }, body, about: { entity: 'application', id } }
    }
    case 'changeProcess': {
      const { isOpen, sendsStatusMails } = said
      const body = {
        ...(isOpen !== undefined && { status: isOpen ? 'open' : 'closed' }),
        ...(sendsStatusMails !== undefined && { sendsStatusMails }),
      }
      return { name: what, params: { id: processId }, body, about: { entity: 'process', id: processId } }
    }
    case 'closeProcessFor':
      return { name: what, params: { id: processId, applicationId: id }, about: { entity: 'process', id: processId } }
    case 'changeRent': {
      const { baseRent, sideCosts } = said
      const body = { id: taken('rent_change'), baseRent, sideCosts, reason: 'Index' }
      return { name: what, params: { id: property.id }, body, about: home }
    }
    case 'addResidents':
      return {
        name: what,
        params: { propertyId: property.id },
        body: { residents: [{ ...form, firstName: `Zoé ${(n += 1)}` }] },
        about: home,
      }
    case 'changeResident': {
      if (!residentId) return undefined
      const body = { ...form, firstName, moveOutDate: said.moveOutDate }
      return { name: what, params: place, body, about: { entity: 'resident', id: residentId } }
    }
    case 'moveOutResident': {
      if (!residentId) return undefined
      const body = { moveOutDate: said.moveOutDate ?? '2027-06-01' }
      return { name: what, params: place, body, about: { entity: 'resident', id: residentId } }
    }
    case 'addNote': {
      const noteId = taken('note') ?? newId()
      const body = { id: noteId, text: 'Passt gut' }
      return { name: what, params: { id }, body, about: { entity: 'note', id: noteId } }
    }
    case 'removeNote': {
      const noteId = pick(idsOf('note'))
      if (!noteId) return undefined
      const ofNote = String(records.get(keyOf('note', noteId))?.['applicationId'])
      return { name: what, params: { id: ofNote, noteId }, about: { entity: 'note', id: noteId } }
    }
  }
}
