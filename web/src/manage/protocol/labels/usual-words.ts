import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ProtocolContent } from '#shared/handover/protocol.ts'
import type { Component, ProtocolRoom, RoomContent } from '#shared/handover/room/room.ts'
import type { ComponentType, RoomName } from '#shared/handover/room/templates.ts'
import { nameKey, type RoomsBeside } from '#shared/handover/room/then-and-now.ts'
import type { Say } from './column.ts'

/**
 * Puts what the app itself wrote into rooms and parts, in the words of whoever began, into those of a document. What somebody typed
 * stays as it is.
 * @param written every language in which it may have been written
 */
export function inWordsOf(say: Say, written: readonly Say[]): InWords {
  const [names, parts] = [roomNameLabels, componentLabels].map((labels) => {
    const known = Object.values<MessageDescriptor>(labels)
    const found = new Map(written.flatMap((sayThen) => known.map((words) => [nameKey(sayThen(words)), words] as const)))
    return (text: string) => {
      const words = found.get(nameKey(text))
      return words ? say(words) : text
    }
  }) as [(text: string) => string, (text: string) => string]
  const partIn = (part: Component): Component => ({ ...part, type: parts(part.type) })
  const contentIn = (content: RoomContent): RoomContent => ({
    ...content,
    name: names(content.name),
    components: content.components.map(partIn),
  })
  const roomIn = (room: ProtocolRoom): ProtocolRoom => ({ ...room, content: contentIn(room.content) })
  return {
    room: roomIn,
    beside: ({ before, left }) => ({
      before: new Map(
        Array.from(before, ([id, { was, parts: found }]) => [
          id,
          {
            was: contentIn(was),
            parts: found.map((each) => ({
              ...each,
              was: each.was && partIn(each.was),
              now: each.now && partIn(each.now),
            })),
          },
        ]),
      ),
      left: left.map(roomIn),
    }),
    content: ({ smokeDetectors, ...content }) => ({
      ...content,
      smokeDetectors: smokeDetectors.map((detector) => ({ ...detector, location: names(detector.location) })),
    }),
  }
}

interface InWords {
  room: (room: ProtocolRoom) => ProtocolRoom
  /** What was found beside each other stays so. */
  beside: (rooms: RoomsBeside) => RoomsBeside
  content: (content: ProtocolContent) => ProtocolContent
}

export const roomNameLabels: Record<RoomName, MessageDescriptor> = {
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

export const componentLabels: Record<ComponentType, MessageDescriptor> = {
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
