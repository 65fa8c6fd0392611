import type { Agreements, depositReleases } from './agreements.ts'
import { missingKeys } from './keys.ts'
import { leaves } from './kind.ts'
import type { Key } from './installations.ts'
import type { ProtocolContent, ProtocolKind } from './protocol.ts'
import type { ProtocolRoom, RoomContent } from './room.ts'

type Release = (typeof depositReleases)[number]

export const asksWithheld = (release: Release | undefined) => release === 'partial' || release === 'withheld'
export const asksPayout = (release: Release | undefined) => release === 'full' || release === 'partial'

/** What the kind of protocol, and what was answered since, still asks: what nobody sees any more, nobody signs. */
export const onlyAsked = (content: ProtocolContent): ProtocolContent => ({
  ...content,
  parties: content.parties.map((party) => (party.role === 'tenant_out' ? party : { ...party, newAddress: '' })),
  meters: content.meters.map(({ unreadBecause, ...meter }) =>
    meter.reading === '' && unreadBecause ? { ...meter, unreadBecause } : meter,
  ),
  keys: content.keys.map((key) => keyOf(content.kind, key)),
  agreements: agreementsOf(content.kind, content.agreements),
})

/**
 * The same of a room.
 * @param earlier rooms of the protocol before; undefined where it is not on this device, and nothing of it can be shown
 */
export const onlyAskedOf = (
  room: RoomContent,
  { parties }: Pick<ProtocolContent, 'parties'>,
  earlier: readonly Pick<ProtocolRoom, 'content'>[] | undefined,
): RoomContent => ({
  ...room,
  coverageReason: room.coverage === 'inspected' ? '' : room.coverageReason,
  defects: room.defects.map((defect) => ({
    ...defect,
    componentId: room.components.some(({ id }) => id === defect.componentId) ? defect.componentId : null,
    // Of somebody who takes part no longer nothing is said.
    positions: Object.fromEntries(
      Object.entries(defect.positions).filter(([by]) => parties.some(({ id }) => id === by)),
    ),
  })),
  ...(room.goneDefectIds && { goneDefectIds: room.goneDefectIds.filter((id) => isDefectOf(earlier ?? [], id)) }),
})

function keyOf(kind: ProtocolKind, { handedOn, ...key }: Key): Key {
  const counted = { ...key, returned: leaves(kind) ? key.returned : 0 }
  return {
    ...counted,
    needsNewLock: key.needsNewLock && missingKeys(kind, counted) > 0,
    ...(kind === 'move_out_in' && handedOn !== undefined && { handedOn }),
  }
}

/** Nobody who moves in gets a deposit back. */
function agreementsOf(kind: ProtocolKind, agreements: Agreements): Agreements {
  const { release, withheldAmount, withheldBecause, payoutIban, ...others } = agreements
  if (!leaves(kind)) return others
  return {
    ...others,
    ...(release && { release }),
    ...(asksWithheld(release) && { withheldAmount, withheldBecause }),
    ...(asksPayout(release) && { payoutIban }),
  }
}

const isDefectOf = (rooms: readonly Pick<ProtocolRoom, 'content'>[], wanted: string) =>
  rooms.some(({ content }) => content.defects.some(({ id }) => id === wanted))
