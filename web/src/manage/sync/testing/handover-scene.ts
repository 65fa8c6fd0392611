import type { HandoverProtocol } from '#shared/handover/protocol.ts'
import type { ProtocolRoom } from '#shared/handover/room/room.ts'
import { idOf } from '#shared/testing/rows.ts'
import { handoverOn, PROTOCOL, picture } from './handover-on-device.ts'
import type { Device, World } from './world.ts'

export const [HALL, KITCHEN, PHOTO] = [510, 511, 520].map(idOf) as [string, string, string]
export const pdf = picture(99, 700_000)
export const photo = picture(1, 600_000)

/** Opens a tab, and lets it read and send. */
export async function synced(made: World, device: Device) {
  const tab = device.openTab()
  await made.time.advance(2_000)
  return tab
}

/** A device that has read everything, and has no tab open. */
export async function offline(made: World, userId = 'anna') {
  const device = made.device(userId)
  ;(await synced(made, device)).kill()
  return { device, handover: handoverOn(device, made) }
}

/** A protocol with a room, a photo in it, a PDF and a signature. */
export async function signedOn({ handover }: Awaited<ReturnType<typeof offline>>) {
  await handover.begin()
  await handover.photo(PHOTO, photo)
  await handover.putRoom(KITCHEN, { name: 'Kitchen', photoIds: [PHOTO] })
  await handover.pdf(pdf)
  await handover.sign(pdf)
}

export const protocolAt = ({ server }: World, id = PROTOCOL) =>
  server.feed.row('protocol', id) as HandoverProtocol | undefined // of this entity
export const roomAt = ({ server }: World, id: string) =>
  server.feed.row('protocol_room', id) as ProtocolRoom | undefined // of this entity
export const arrivedAt = ({ server }: World, id: string) => server.handover.files.files.get(id)?.arrived
export const outcomes = async (device: Device) =>
  (await device.commands()).map(({ state, outcome }) => outcome?.code ?? state)
