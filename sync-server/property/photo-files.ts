import { and, eq, isNull, lt, or, type SQL } from 'drizzle-orm'
import { AppError } from '#server/app-error.ts'
import { propertyPhotos } from '#server/db/photo-schema.ts'
import type { AdminDeps } from '#server/deps.ts'
import type { PropertyPhotoRow } from '#server/feed/rows/public-property.ts'
import type { AnnouncedFile } from '#server/handover/transfer-file.ts'
import { attachment } from '#server/http/attachment.ts'
import type { RowReader } from '#server/scope/read-rows.ts'
import type { Scope } from '#server/scope/scope.ts'
import { REMOVED_PHOTO_HOURS } from '#shared/property/photo/photo.ts'

interface Place {
  propertyId: string
  photoId: string
}

/** Where a photo's bytes lie: made of ids alone. */
export const photoKey = ({ propertyId, id }: Pick<PropertyPhotoRow, 'propertyId' | 'id'>) =>
  `properties/${propertyId}/${id}`

/** A photo is reached through its property. @throws AppError NOT_FOUND */
async function findPhoto(rows: Pick<RowReader, 'find'>, { propertyId, photoId }: Place): Promise<PropertyPhotoRow> {
  const photo = await rows.find(propertyPhotos, photoId)
  if (photo.propertyId !== propertyId) throw new AppError('NOT_FOUND')
  return photo
}

/** As its bytes are waited for. @throws AppError NOT_FOUND */
export async function announcedPhoto(rows: Pick<RowReader, 'find'>, place: Place): Promise<AnnouncedFile> {
  const photo = await findPhoto(rows, place)
  return { ...photo, table: propertyPhotos, key: photoKey(photo), contentType: CONTENT_TYPE }
}

const CONTENT_TYPE = 'image/jpeg'

/** @throws AppError NOT_FOUND, also for one on its way */
export async function downloadPhoto(
  scope: Scope,
  storage: Pick<AdminDeps['storage'], 'read'>,
  place: Place,
): Promise<Response> {
  const photo = await findPhoto(scope, place)
  const body = photo.storedAt ? await storage.read(photoKey(photo)) : undefined
  if (!body) throw new AppError('NOT_FOUND')
  return attachment(body, { name: `${photo.id}.jpg`, contentType: CONTENT_TYPE, size: photo.size })
}

const BRINGS_BACK_MS = REMOVED_PHOTO_HOURS * 60 * 60_000

/** What was removed, and can be brought back no longer; and what never came. @param before when it was announced; undefined waits for ever */
export const isOverPhoto = (now: Date, before: Date | undefined): SQL | undefined =>
  or(
    and(eq(propertyPhotos.isRemoved, true), lt(propertyPhotos.updatedAt, new Date(now.getTime() - BRINGS_BACK_MS))),
    before && and(isNull(propertyPhotos.storedAt), lt(propertyPhotos.announcedAt, before)),
  )
