import type { I18n } from '@lingui/core'
import type { Component, Defect, RoomContent } from '#shared/handover/room/room.ts'
import { type ComponentType, startTemplates } from '#shared/handover/room/templates.ts'
import { newId } from '#shared/ids.ts'
import type { PropertyType } from '#shared/property/property.ts'
import { componentLabels, roomNameLabels } from '#web/manage/handover/draft/draft-labels.ts'

/** A room to start with, in the words of whoever starts. */
export interface RoomPlan {
  name: string
  components: readonly { type: string; canBeTried: boolean }[]
}

export const plansOf = (propertyType: PropertyType, i18n: I18n): RoomPlan[] =>
  startTemplates[propertyType].map(({ name, components }) => ({
    name: i18n._(roomNameLabels[name]),
    components: components.map((type) => ({ type: i18n._(componentLabels[type]), canBeTried: tried.has(type) })),
  }))

/** The rooms of an earlier protocol, with nothing judged yet. */
export const planOf = ({ name, components }: RoomContent): RoomPlan => ({
  name,
  components: components.map(({ type, works }) => ({ type, canBeTried: works !== null })),
})

export const makeRoom = ({ name, components }: RoomPlan, position: number): RoomContent => ({
  name,
  position,
  coverage: null,
  coverageReason: '',
  components: components.map(({ type, canBeTried }) => makeComponent(type, canBeTried)),
  defects: [],
  note: '',
  photoIds: [],
})

/** Of what can be tried nobody has to say that it works: it starts as not tested. */
export const makeComponent = (type: string, canBeTried: boolean): Component => ({
  id: newId(),
  type,
  condition: null,
  works: canBeTried ? 'untested' : null,
  installedYear: null,
  note: '',
  photoIds: [],
})

export const makeDefect = (more: Partial<Defect> = {}): Defect => ({
  id: newId(),
  componentId: null,
  description: '',
  place: '',
  size: '',
  remedy: 'none',
  responsible: 'open',
  share: null,
  amount: null,
  deadline: null,
  positions: {},
  baselineDefectId: null,
  photoIds: [],
  ...more,
})

const tried = new Set<ComponentType>([
  'doors',
  'windows',
  'blinds',
  'heating',
  'sockets',
  'lights',
  'cooker',
  'oven',
  'extractor',
  'fridge',
  'dishwasher',
  'sink',
  'washbasin',
  'toilet',
  'bath',
])
