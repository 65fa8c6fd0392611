import type { PropertyType } from '#shared/property/property.ts'

/** A room of a template: words by code, which the device writes in the person's language when a protocol begins. */
export interface RoomTemplate {
  name: RoomName
  components: readonly ComponentType[]
}

export const roomNames = [
  'entrance',
  'living_room',
  'bedroom',
  'kitchen',
  'bathroom',
  'balcony',
  'cellar',
  'garage',
  'garden',
  'office',
] as const
export type RoomName = (typeof roomNames)[number]

const componentTypes = [
  'walls',
  'ceiling',
  'floor',
  'doors',
  'windows',
  'blinds',
  'heating',
  'sockets',
  'lights',
  'cupboards',
  'cooker',
  'oven',
  'extractor',
  'fridge',
  'dishwasher',
  'sink',
  'washbasin',
  'toilet',
  'bath',
  'mirror_cabinet',
  'railing',
] as const
export type ComponentType = (typeof componentTypes)[number]

const shell = ['walls', 'ceiling', 'floor', 'doors', 'windows', 'blinds', 'heating', 'sockets', 'lights'] as const
const room = (name: RoomName): RoomTemplate => ({ name, components: shell })
const entrance: RoomTemplate = {
  name: 'entrance',
  components: ['walls', 'ceiling', 'floor', 'doors', 'lights', 'cupboards'],
}
const kitchen: RoomTemplate = {
  name: 'kitchen',
  components: [...shell, 'cupboards', 'cooker', 'oven', 'extractor', 'fridge', 'dishwasher', 'sink'],
}
const bathroom: RoomTemplate = {
  name: 'bathroom',
  components: ['walls', 'ceiling', 'floor', 'doors', 'lights', 'washbasin', 'toilet', 'bath', 'mirror_cabinet'],
}
const balcony: RoomTemplate = { name: 'balcony', components: ['floor', 'railing', 'doors'] }
const cellar: RoomTemplate = { name: 'cellar', components: ['walls', 'floor', 'doors', 'lights'] }
const garage: RoomTemplate = { name: 'garage', components: ['walls', 'floor', 'doors', 'lights'] }
const garden: RoomTemplate = { name: 'garden', components: [] }

/** Where a first protocol of a property starts; rooms are added, renamed and removed from there. */
export const startTemplates: Record<PropertyType, readonly RoomTemplate[]> = {
  apartment: [entrance, room('living_room'), room('bedroom'), kitchen, bathroom, balcony, cellar],
  house: [entrance, room('living_room'), room('bedroom'), kitchen, bathroom, cellar, garage, garden],
  studio: [entrance, room('living_room'), kitchen, bathroom],
  loft: [entrance, room('living_room'), kitchen, bathroom],
  room: [room('bedroom')],
  commercial: [entrance, room('office'), bathroom],
  other: [room('living_room')],
}
