import type { I18n } from '@lingui/core'
import * as z from 'zod/mini'
import { nameKey } from '#shared/handover/room/then-and-now.ts'
import {
  type Component,
  type Defect,
  existing,
  type ProtocolRoom,
  type RoomContent,
} from '#shared/handover/room/room.ts'
import { type ComponentType, startTemplates } from '#shared/handover/room/templates.ts'
import { newId } from '#shared/ids.ts'
import type { PropertyType } from '#shared/property/property.ts'
import { componentLabels, roomNameLabels } from '#web/manage/protocol/labels/usual-words.ts'

/** A room to start with, in the words of whoever starts. */
export interface RoomPlan {
  name: string
  components: readonly PartPlan[]
}

interface PartPlan {
  type: string
  canBeTried: boolean
  /** As it was put down before: what is no other part has not grown younger. */
  installedYear?: number | null
}

export const plansOf = (propertyType: PropertyType, i18n: I18n): RoomPlan[] =>
  startTemplates[propertyType].map(({ name, components }) => ({
    name: i18n._(roomNameLabels[name]),
    components: components.map((type) => ({ type: i18n._(componentLabels[type]), canBeTried: tried.has(type) })),
  }))

/** The rooms of an earlier protocol, with nothing judged yet. */
export const planOf = ({ name, components }: RoomContent): RoomPlan => ({
  name,
  components: components.map(({ type, works, installedYear }) => ({
    type,
    canBeTried: works !== null,
    installedYear,
  })),
})

/** Those of an earlier protocol that exist; one that could not be seen has the usual parts of one that is called like it. */
export const plansAfter = (rooms: readonly Pick<ProtocolRoom, 'content'>[], usual: readonly RoomPlan[]): RoomPlan[] =>
  existing(rooms).map(({ content }) => {
    const plan = planOf(content)
    const known = usual.find(({ name }) => nameKey(name) === nameKey(plan.name))
    return plan.components.length > 0 ? plan : { ...plan, components: known?.components ?? [] }
  })

export const makeRoom = ({ name, components }: RoomPlan, position: number): RoomContent => ({
  name,
  position,
  coverage: null,
  coverageReason: '',
  components: components.map(({ type, canBeTried, installedYear }) => makeComponent(type, canBeTried, installedYear)),
  defects: [],
  note: '',
  photoIds: [],
})

/** Of what can be tried nobody has to say that it works: it starts as not tested. */
export const makeComponent = (type: string, canBeTried: boolean, installedYear: number | null = null): Component => ({
  id: newId(),
  type,
  condition: null,
  works: canBeTried ? 'untested' : null,
  installedYear,
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

const roomPlans = z.array(
  z.object({ name: z.string(), components: z.array(z.object({ type: z.string(), canBeTried: z.boolean() })) }),
)

/** The rooms that somebody kept on this device for a kind of property; undefined when there are none, or they cannot be read. */
export function readPlans(storage: Storage, organizationId: string, type: PropertyType): RoomPlan[] | undefined {
  try {
    const read = roomPlans.safeParse(JSON.parse(storage.getItem(keyOf(organizationId, type)) ?? ''))
    return read.success && read.data.length > 0 ? read.data : undefined
  } catch {
    return undefined
  }
}

/** @returns whether the device could keep them */
export function keepPlans(
  storage: Storage,
  organizationId: string,
  type: PropertyType,
  plans: readonly RoomPlan[],
): boolean {
  try {
    storage.setItem(keyOf(organizationId, type), JSON.stringify(plans))
    return true
  } catch {
    return false
  }
}

const keyOf = (organizationId: string, type: PropertyType) => `handover-rooms:${organizationId}:${type}`
