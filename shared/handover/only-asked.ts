import type { Agreements } from './agreements.ts'
import type { Key, Meter, SmokeDetector } from './installations.ts'
import { missingKeys } from './keys.ts'
import { leaves } from './kind.ts'
import { isSmaller } from './meters.ts'
import { isOfLandlord, type Party, signsByRole } from './party.ts'
import type { ProtocolContent, ProtocolKind } from './protocol.ts'
import type { Defect, RoomContent } from './room/room.ts'

type Deposit = Pick<ProtocolContent, 'kind' | 'agreements'>

export const asksAmount = ({ depositForm }: Agreements): boolean => depositForm !== 'none'
/** Nobody who moves in gets a deposit back. */
export const asksRelease = ({ kind, agreements }: Deposit): boolean => leaves(kind) && asksAmount(agreements)
export const asksWithheld = (deposit: Deposit): boolean =>
  asksRelease(deposit) && ['partial', 'withheld'].includes(deposit.agreements.release ?? 'open')
export const asksPayout = (deposit: Deposit): boolean =>
  asksRelease(deposit) && ['full', 'partial'].includes(deposit.agreements.release ?? 'open')

/** Of a room that nobody was in, nobody says in what condition it is. */
export const asksCondition = ({ coverage }: Pick<RoomContent, 'coverage'>): boolean =>
  coverage !== 'inaccessible' && coverage !== 'not_present'

/** Why what is there was not seen, or not all of it. */
export const asksReason = (coverage: RoomContent['coverage']): boolean =>
  coverage === 'partly' || coverage === 'inaccessible'

/** What the landlord bears, the tenant has no share in. */
export const asksShare = ({ responsible }: Pick<Defect, 'responsible'>): boolean => responsible !== 'landlord'

/** What the kind of protocol, and what was answered since, still asks: what nobody sees any more, nobody signs. */
export const onlyAsked = ({ enteredOn, ...content }: ProtocolContent): ProtocolContent => ({
  ...content,
  ...(leaves(content.kind) && enteredOn && { enteredOn }),
  parties: content.parties.map(partyOf),
  meters: content.meters.map(meterOf),
  keys: content.keys.map((key) => keyOf(content.kind, key)),
  smokeDetectors: content.smokeDetectors.map(detectorOf),
  agreements: agreementsOf(content),
})

/** The same of a room. What somebody looked for and did not find stays, also where the protocol before is not on this device. */
export function onlyAskedOf(room: RoomContent, { parties }: Pick<ProtocolContent, 'parties'>): RoomContent {
  const components = asksCondition(room) ? room.components : []
  return {
    ...room,
    components,
    coverageReason: asksReason(room.coverage) ? room.coverageReason : '',
    defects: room.defects.map(({ workedOut, ...defect }) => ({
      ...defect,
      // Of an amount that does not stand there nothing is said.
      ...(workedOut && defect.amount !== null && { workedOut }),
      share: asksShare(defect) ? defect.share : null,
      componentId: components.some(({ id }) => id === defect.componentId) ? defect.componentId : null,
      // Of somebody who takes part no longer nothing is said.
      positions: Object.fromEntries(
        Object.entries(defect.positions).filter(([by]) => parties.some(({ id }) => id === by)),
      ),
    })),
  }
}

/** That somebody signs is said where their role does not say it. */
function partyOf({ signs, address, ...party }: Party): Party {
  return {
    ...party,
    newAddress: party.role === 'tenant_out' ? party.newAddress : '',
    ...(address && isOfLandlord(party.role) && { address }),
    ...(party.isPresent && signs && !signsByRole(party) && { signs }),
  }
}

function meterOf({ unreadBecause, smallerBecause, smallerThan, ...meter }: Meter): Meter {
  const isNoLongerSmaller = smallerThan !== undefined && !isSmaller(meter, smallerThan)
  return {
    ...meter,
    ...(meter.reading === '' && unreadBecause && { unreadBecause }),
    ...(smallerBecause && !isNoLongerSmaller && { smallerBecause, ...(smallerThan && { smallerThan }) }),
  }
}

function keyOf(kind: ProtocolKind, { handedOn, noneReturned, needsNewLock, lockStays, ...key }: Key): Key {
  const counted = { ...key, returned: leaves(kind) ? key.returned : 0 }
  const isMissing = missingKeys(kind, counted) > 0
  return {
    ...counted,
    ...(noneReturned && isMissing && counted.returned === 0 && { noneReturned }),
    needsNewLock: needsNewLock && isMissing,
    ...(lockStays && isMissing && { lockStays }),
    ...(kind === 'move_out_in' && handedOn !== undefined && { handedOn }),
  }
}

/** What is not there neither works nor expires. */
const detectorOf = (detector: SmokeDetector): SmokeDetector =>
  detector.isPresent ? detector : { ...detector, works: null, expires: '' }

function agreementsOf(deposit: Deposit): Agreements {
  const { depositAmount, release, withheldAmount, withheldBecause, payoutIban, ...others } = deposit.agreements
  return {
    ...others,
    ...(asksAmount(others) && depositAmount !== undefined && { depositAmount }),
    ...(asksRelease(deposit) && release && { release }),
    ...(asksWithheld(deposit) && { withheldAmount, withheldBecause }),
    ...(asksPayout(deposit) && { payoutIban }),
  }
}
