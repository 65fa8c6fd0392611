import type { CalendarDate } from '#shared/dates.ts'
import { daysAhead } from './handover-day.ts'
import { keysGiven, missingKeys } from './keys.ts'
import { enters, leaves } from './kind.ts'
import { asksCondition, asksWithheld } from './only-asked.ts'
import { packs } from '#shared/policy/every-pack.ts'
import type { Pack, ProtocolFact } from '#shared/policy/pack.ts'
import type { HandoverProtocol, ProtocolContent } from './protocol.ts'
import type { Party } from './party.ts'
import { earlierDefects } from './room/compare.ts'
import { untouchedIn } from './room/grade-others.ts'
import { inOrder } from './room/number-defects.ts'
import { type Defect, type ProtocolRoom, undescribedDefects, wellGradedDefects } from './room/room.ts'
import { roomsBeside } from './room/then-and-now.ts'
import { isOfAnotherYear } from './room/worked-out.ts'

/**
 * What a protocol may leave open or say against itself, and nobody may have noticed: told before it is signed, and in nobody's way.
 */
export type LeftOpen =
  /** Signed before the day of the handover, of which nobody knows yet how the home is then. */
  | { kind: 'day_to_come'; days: number }
  /** Its first part; undefined where it has none. */
  | { kind: 'room_says_nothing'; roomId: string; partId: string | undefined }
  /** With the first of those parts. */
  | {
      kind: 'parts_ungraded' | 'defects_undescribed' | 'defects_graded_well'
      roomId: string
      count: number
      partId: string | undefined
    }
  | { kind: 'deadline_over'; roomId: string; defectId: string }
  /** Worked out, and not for the year of the handover. */
  | { kind: 'amount_of_another_year'; roomId: string; defectId: string }
  /** Of defects that the tenant bears and does not put right, with the first of them. */
  | { kind: 'amounts_open'; roomId: string; count: number; defectId: string }
  /** Of the protocol before: how many nobody looked for, and the room of the first; undefined where it is not recorded now. */
  | { kind: 'earlier_not_looked_at'; count: number; roomId: string | undefined }
  | { kind: 'no_keys' | 'too_many_keys'; keyId: string | undefined }
  /** Of who leaves: how many keys did not come back, and how many meters nobody read, with the first of them. */
  | { kind: 'keys_missing'; count: number; keyId: string }
  | { kind: 'meters_unread'; count: number; meterId: string }
  /** That are there: those of the protocol before begin as untested. */
  | { kind: 'detectors_untested'; count: number; detectorId: string }
  | { kind: 'nothing_withheld' }
  /** By the law of the home it has to be. With whom it is missing of; undefined where nobody is there as such. */
  | { kind: 'not_named'; fact: ProtocolFact; source: string; partyId: string | undefined }

/**
 * @param earlier rooms of the protocol that stands beside it
 * @param today where it is signed
 */
export const leftOpen = (
  { content }: Pick<HandoverProtocol, 'content'>,
  rooms: readonly ProtocolRoom[],
  earlier: readonly ProtocolRoom[] = [],
  today: CalendarDate = content.date,
): LeftOpen[] => {
  const { kind, keys, meters, smokeDetectors, date, agreements } = content
  const lacksKeys = enters(kind) && !keys.some((key) => (keysGiven(kind, key) ?? 0) > 0)
  const tooMany = leaves(kind) ? keys.find(({ handedOver, returned }) => returned > handedOver) : undefined
  const missing = keys.filter((key) => missingKeys(kind, key) > 0)
  const unread = leaves(kind) ? meters.filter(({ reading }) => reading === '') : []
  const changesHands = enters(kind) || leaves(kind)
  const untested = changesHands ? smokeDetectors.filter(({ isPresent, works }) => isPresent && works === null) : []
  const [firstMissing, firstUnread, firstUntested] = [missing[0], unread[0], untested[0]]
  const count = missing.reduce((all, key) => all + missingKeys(kind, key), 0)
  const days = daysAhead({ content }, today)
  return [
    ...(days === undefined ? [] : [{ kind: 'day_to_come', days } as const]),
    ...inOrder(rooms).flatMap((room) => ofRoom(room, date)),
    ...ofEarlier(rooms, earlier),
    ...(lacksKeys ? [{ kind: 'no_keys', keyId: keys[0]?.id } as const] : []),
    ...(tooMany ? [{ kind: 'too_many_keys', keyId: tooMany.id } as const] : []),
    ...(firstMissing ? [{ kind: 'keys_missing', count, keyId: firstMissing.id } as const] : []),
    ...(firstUnread ? [{ kind: 'meters_unread', count: unread.length, meterId: firstUnread.id } as const] : []),
    ...(firstUntested
      ? [{ kind: 'detectors_untested', count: untested.length, detectorId: firstUntested.id } as const]
      : []),
    ...notNamed(content),
    ...(asksWithheld(content) && !agreements.withheldAmount ? [{ kind: 'nothing_withheld' } as const] : []),
  ]
}

/** Whether the law of the home has it named. Of who moves in nothing is asked about leaving. */
export const isToBeNamed = (
  { jurisdiction, kind }: Pick<ProtocolContent, 'jurisdiction' | 'kind'>,
  fact: ProtocolFact,
) => {
  const { protocolNames: names }: Pack = packs[jurisdiction]
  return names?.facts.includes(fact) === true && (fact === 'landlord_address' || leaves(kind))
}

interface Named {
  isNamed: boolean
  partyId?: string | undefined
}

/** There is one, and each has an address: that of who stands for them is another one. */
function landlordsNamed(parties: readonly Party[]): Named {
  const landlords = parties.filter(({ role }) => role === 'landlord')
  const missing = landlords.find(({ address }) => !address)
  return { isNamed: landlords.length > 0 && !missing, partyId: missing?.id }
}

function newAddressesNamed(parties: readonly Party[]): Named {
  const missing = parties.find(({ role, newAddress }) => role === 'tenant_out' && newAddress === '')
  return { isNamed: !missing, partyId: missing?.id }
}

function notNamed(content: ProtocolContent): LeftOpen[] {
  const { jurisdiction, parties, enteredOn } = content
  const { protocolNames: names }: Pack = packs[jurisdiction]
  const named: Record<ProtocolFact, Named> = {
    landlord_address: landlordsNamed(parties),
    new_address: newAddressesNamed(parties),
    entered_on: { isNamed: enteredOn !== undefined && enteredOn < content.date.slice(0, 10) },
  }
  return (names?.facts ?? [])
    .filter((fact) => isToBeNamed(content, fact) && !named[fact].isNamed)
    .map((fact) => ({ kind: 'not_named', fact, source: names?.source ?? '', partyId: named[fact].partyId }))
}

function ofRoom({ id: roomId, content }: ProtocolRoom, date: string): LeftOpen[] {
  const { components, defects, note, photoIds } = content
  const late = defects.find(({ deadline }) => deadline !== null && deadline < date.slice(0, 10))
  const unpriced = defects.filter((each) => each.amount === null && owesMoney(each))
  const [first] = unpriced
  const moved = defects.find((each) => isOfAnotherYear(each, date))
  const ofDefects = [
    ...(first ? [{ kind: 'amounts_open', roomId, count: unpriced.length, defectId: first.id } as const] : []),
    ...(moved ? [{ kind: 'amount_of_another_year', roomId, defectId: moved.id } as const] : []),
    ...(late ? [{ kind: 'deadline_over', roomId, defectId: late.id } as const] : []),
  ]
  if (!asksCondition(content)) return ofDefects
  const undescribed = undescribedDefects(content)
  const wellGraded = wellGradedDefects(content)
  const against = [
    ...(undescribed.length > 0
      ? [{ kind: 'defects_undescribed', roomId, count: undescribed.length, partId: undescribed[0]?.id } as const]
      : []),
    ...(wellGraded.length > 0
      ? [{ kind: 'defects_graded_well', roomId, count: wellGraded.length, partId: wellGraded[0]?.id } as const]
      : []),
    ...ofDefects,
  ]
  const open = untouchedIn(content)
  // Of a room that was seen there is no grade, no word and no photo: nobody can say later in what condition it was.
  const isSilent = open.length === components.length && defects.length === 0 && note === '' && photoIds.length === 0
  if (isSilent) return [{ kind: 'room_says_nothing', roomId, partId: open[0]?.id }, ...against]
  // Who says it in words, or by photos of the whole room, grades nothing; who grades some may have meant all.
  const isGraded = components.some(({ condition }) => condition !== null)
  const some =
    isGraded && open.length > 0
      ? [{ kind: 'parts_ungraded', roomId, count: open.length, partId: open[0]?.id } as const]
      : []
  return [...some, ...against]
}

function ofEarlier(rooms: readonly ProtocolRoom[], earlier: readonly ProtocolRoom[]): LeftOpen[] {
  const open = earlierDefects(rooms, earlier).filter(({ state }) => state === 'not_looked_at')
  const was = open[0]?.room.content
  if (!was) return []
  const [roomId] = [...roomsBeside(earlier, rooms).before].find(([, then]) => then.was === was) ?? []
  return [{ kind: 'earlier_not_looked_at', count: open.length, roomId }]
}

/** Who puts it right by a day owes nothing for it until then. */
const owesMoney = ({ responsible, remedy, deadline }: Defect): boolean =>
  responsible === 'tenant' && (deadline === null || remedy === 'compensate')
