import * as z from 'zod/mini'
import type { PropertyType } from '#shared/property/property.ts'
import type { RoomPlan } from './make-room.ts'

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
