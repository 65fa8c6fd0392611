import type { propertyPhotos } from '#server/db/photo-schema.ts'
import type { properties } from '#server/db/schema.ts'
import { managedProperty, rentChange } from '#shared/property/manager/property.ts'
import { propertyPhoto } from '#shared/property/photo/photo.ts'
import { publisher } from './publisher.ts'

export type PropertyRow = typeof properties.$inferSelect
export type PropertyPhotoRow = typeof propertyPhotos.$inferSelect

export const publicProperty = publisher(managedProperty)

export const publicRentChange = publisher(rentChange)

export const publicPropertyPhoto = publisher(propertyPhoto)
