import * as z from 'zod/mini'
import { sha256 } from '#shared/document/document.ts'
import type { ErrorCode } from '#shared/errors/errors.ts'
import { moment } from '#shared/moment.ts'
import { id } from '#shared/text.ts'

export const MAX_PROPERTY_PHOTOS = 20
/** Of those that were removed and can still be brought back, each with its bytes. */
export const MAX_REMOVED_PHOTOS = 10 * MAX_PROPERTY_PHOTOS
/** What was removed can be brought back for so long, and is erased then. */
export const REMOVED_PHOTO_HOURS = 24
/** Devices make them smaller before. */
export const MAX_PROPERTY_PHOTO_BYTES = 5 * 1024 * 1024

/** A photo of a home (manager.md, Photos of a property), and as the feed carries it: never its bytes. */
export const propertyPhoto = z.object({
  id: z.string(),
  organizationId: z.string(),
  propertyId: z.string(),
  size: z.number(),
  sha256: z.string(),
  takenAt: z.nullable(z.string()),
  /** They stand in the order of this number, and then as they came; the first is the picture of the home. */
  place: z.number(),
  /** It can be brought back for some hours. */
  isRemoved: z.boolean(),
  /** Null while its bytes are on their way. */
  storedAt: z.nullable(z.string()),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type PropertyPhoto = z.output<typeof propertyPhoto>

/** As it is announced before its bytes. */
export const newPropertyPhoto = z.object({
  id: id(),
  size: z
    .int()
    .check(z.minimum(1), z.maximum(MAX_PROPERTY_PHOTO_BYTES, { error: 'PAYLOAD_TOO_LARGE' satisfies ErrorCode })),
  sha256,
  /** By the device's own clock. */
  takenAt: z.nullable(moment()),
})

/** What is not said stays. */
export const changedPhoto = z.partial(
  z.object({ place: z.int().check(z.minimum(-1_000_000), z.maximum(1_000_000)), isRemoved: z.boolean() }),
)

/** Those that were not removed, in their order. */
export const photosInOrder = <P extends PropertyPhoto>(photos: readonly P[]): P[] =>
  photos
    .filter(({ isRemoved }) => !isRemoved)
    .toSorted((a, b) => a.place - b.place || (`${a.createdAt} ${a.id}` < `${b.createdAt} ${b.id}` ? -1 : 1))
