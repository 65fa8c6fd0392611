import { boolean, index, integer, snakeCase, text } from 'drizzle-orm/pg-core'
import { at, createdAt, id, refersTo } from './columns.ts'
import { organizationId, properties, versioned } from './schema.ts'

/** Photos of homes; their bytes lie in the storage. */
export const propertyPhotos = snakeCase.table(
  'property_photos',
  {
    id: id(),
    organizationId: organizationId(),
    propertyId: refersTo(() => properties.id),
    size: integer().notNull(),
    sha256: text().notNull(),
    /** By the device's own clock, with its zone, as it said it. */
    takenAt: text(),
    place: integer().notNull(),
    /** Since `updatedAt`; after a day it is erased. */
    isRemoved: boolean().notNull().default(false),
    storedAt: at(),
    /** What never arrived has been abandoned. */
    announcedAt: createdAt(),
    ...versioned(),
  },
  (table) => [index('property_photos_by_property').on(table.propertyId)],
)
