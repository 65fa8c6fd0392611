import type { properties } from '#server/db/schema.ts'
import { managedProperty, rentChange } from '#shared/property/manager/property.ts'
import { publisher } from './publisher.ts'

export type PropertyRow = typeof properties.$inferSelect

export const publicProperty = publisher(managedProperty)

export const publicRentChange = publisher(rentChange)
