import { MAX_PROPERTY_PHOTOS, photosInOrder } from '#shared/property/photo/photo.ts'
import { hashOf } from '#web/kit/device/storage/hash.ts'
import { readRecordsNow } from '#web/manage/sync/commands/read-shown.ts'
import { useManager } from './use-manager.ts'
import { type Shown, useRecords } from './use-records.ts'

/** The photos of a home in their order, without those that were removed. Undefined before anything was read. */
export function usePropertyPhotos(propertyId: string): Shown<'property_photo'>[] | undefined {
  const photos = useRecords('property_photo', propertyId)
  return photos && photosInOrder(photos)
}

/** Why no photo, or not this one, can be added to a home, as it is at that moment. */
export function usePhotoRefusal(propertyId: string) {
  const { database } = useManager()
  return async (photo?: { bytes: ArrayBuffer }): Promise<'too_many' | 'known' | undefined> => {
    const photos = photosInOrder((await readRecordsNow(database, 'property_photo', propertyId)) ?? [])
    if (photos.length >= MAX_PROPERTY_PHOTOS) return 'too_many'
    const sha256 = photo && (await hashOf(photo.bytes))
    return photos.some((each) => each.sha256 === sha256) ? 'known' : undefined
  }
}
