import { component, type RoomContent, roomContent } from '#shared/handover/room/room.ts'
import { newId } from '#shared/ids.ts'
import { buildDefect } from './build-protocol.ts'

export const HOUSE_ROOMS = 12
const DEFECTS = 40
const COMPONENTS = ['Wände', 'Decke', 'Boden', 'Fenster', 'Türe', 'Heizung', 'Steckdosen', 'Licht', 'Storen', 'Schrank']

export const houseRoomName = (number: number) => `Zimmer ${number}`

/** Twelve rooms with forty defects, which show all of the photos among them. */
export function buildHouse(photoIds: readonly string[]): RoomContent[] {
  const defects = Array.from({ length: DEFECTS }, (_, at) =>
    buildDefect({
      description: `Kratzer Nr. ${at + 1}, 40 cm lang, links neben dem Fenster`,
      photoIds: photoIds.filter((_id, photo) => photo % DEFECTS === at),
    }),
  )
  return Array.from({ length: HOUSE_ROOMS }, (_, at) =>
    roomContent.parse({
      name: houseRoomName(at + 1),
      position: at + 1,
      coverage: 'inspected',
      components: COMPONENTS.map((type) => buildComponent(type)),
      defects: defects.filter((_defect, number) => number % HOUSE_ROOMS === at),
    }),
  )
}

const buildComponent = (type: string) =>
  component.parse({ id: newId(), type, condition: 'good', works: null, installedYear: 2015, note: '' })
