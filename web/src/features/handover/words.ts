import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ProtocolKind, ProtocolStatus } from '#shared/handover/protocol.ts'
import type { ComponentType, RoomName } from '#shared/handover/templates.ts'

/** Words for codes that only the screens say; what the PDF says too is in handover/recorded/protocol-words.ts. */
type Words<Code extends string> = Record<Code, MessageDescriptor>

export const kindNames: Words<ProtocolKind> = {
  move_out: msg`Moving out`,
  move_in: msg`Moving in`,
  move_out_in: msg`Moving out and in`,
  interim: msg`Inspection`,
}

export const statusNames: Words<ProtocolStatus> = {
  draft: msg`Draft`,
  signed: msg`Signed`,
  superseded: msg`Replaced`,
  void: msg`Void`,
}

export const statusTones = { draft: 'yellow', signed: 'green', superseded: 'grey', void: 'red' } as const

export const roomNameWords: Words<RoomName> = {
  entrance: msg`Entrance`,
  living_room: msg`Living room`,
  bedroom: msg`Bedroom`,
  kitchen: msg`Kitchen`,
  bathroom: msg`Bathroom`,
  balcony: msg`Balcony`,
  cellar: msg`Cellar`,
  garage: msg`Garage`,
  garden: msg`Garden`,
  office: msg`Office`,
}

export const componentWords: Words<ComponentType> = {
  walls: msg`Walls`,
  ceiling: msg`Ceiling`,
  floor: msg`Floor`,
  doors: msg`Doors`,
  windows: msg`Windows`,
  blinds: msg`Blinds`,
  heating: msg`Heating`,
  sockets: msg`Sockets and switches`,
  lights: msg`Lights`,
  cupboards: msg`Cupboards`,
  cooker: msg`Cooker`,
  oven: msg`Oven`,
  extractor: msg`Extractor hood`,
  fridge: msg`Fridge`,
  dishwasher: msg`Dishwasher`,
  sink: msg`Sink`,
  washbasin: msg`Washbasin`,
  toilet: msg`Toilet`,
  bath: msg`Bath and shower`,
  mirror_cabinet: msg`Mirror cabinet`,
  railing: msg`Railing`,
}
