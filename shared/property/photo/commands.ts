import { defineCommand, refuse } from '#shared/command.ts'
import { photoContract } from './contract.ts'
import { MAX_PROPERTY_PHOTOS, MAX_REMOVED_PHOTOS, type PropertyPhoto, photosInOrder } from './photo.ts'

/** The last of its home, under the id that the client made: the same one again is the same. */
export const addPhoto = defineCommand({
  endpoint: photoContract.addPhoto,
  about: 'property_photo',
  absent: 'is fine',
  idOf: ({ body }) => body.id,
  apply({ params: { propertyId }, body: { id, ...said } }, known, read) {
    if (known) {
      const isSame = known.propertyId === propertyId && known.size === said.size && known.sha256 === said.sha256
      return isSame ? [] : refuse('DOCUMENT_CONFLICT')
    }
    const property = read('property', propertyId)
    if (!property) return refuse('NOT_FOUND')
    const all = read.of('property_photo', propertyId)
    if (isFull(all) || countRemoved(all) >= MAX_REMOVED_PHOTOS) return refuse('PHOTO_LIMIT_REACHED')
    const place = (photosInOrder(all).at(-1)?.place ?? 0) + 1
    const { organizationId } = property
    const insert = { ...said, organizationId, propertyId, place, isRemoved: false, storedAt: null }
    return [{ entity: 'property_photo', id, taken: 'DOCUMENT_CONFLICT', insert }]
  },
})

/** What is so already changes nothing; of two who say where it stands, or whether, the last one counts. */
export const changePhoto = defineCommand({
  endpoint: photoContract.changePhoto,
  about: 'property_photo',
  idOf: ({ params }) => params.photoId,
  apply({ params: { propertyId }, body }, photo, read) {
    if (photo.propertyId !== propertyId) return refuse('NOT_FOUND')
    const { place = photo.place, isRemoved = photo.isRemoved } = body
    if (place === photo.place && isRemoved === photo.isRemoved) return []
    const comesBack = photo.isRemoved && !isRemoved
    if (comesBack && isFull(read.of('property_photo', propertyId))) return refuse('PHOTO_LIMIT_REACHED')
    return [{ entity: 'property_photo', id: photo.id, change: { place, isRemoved } }]
  },
})

/** For a day, and then they are gone: who adds and removes without end would fill the disk meanwhile. */
const countRemoved = (photos: readonly PropertyPhoto[]) => photos.filter(({ isRemoved }) => isRemoved).length
const isFull = (photos: readonly PropertyPhoto[]) => photosInOrder(photos).length >= MAX_PROPERTY_PHOTOS
