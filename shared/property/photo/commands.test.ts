import { expect, test } from 'vitest'
import { doneTo } from '#shared/testing/done-to.ts'
import { idOf, ORGANIZATION, property } from '#shared/testing/rows.ts'
import { addPhoto, changePhoto } from './commands.ts'
import { MAX_PROPERTY_PHOTOS, MAX_REMOVED_PHOTOS, type PropertyPhoto, photosInOrder } from './photo.ts'

const HOUSE = idOf(1)
const AT = '2027-01-15T09:00:00.000Z'
const photo = (number: number, more: Partial<PropertyPhoto> = {}): PropertyPhoto => ({
  id: idOf(number),
  organizationId: ORGANIZATION,
  propertyId: HOUSE,
  size: 9,
  sha256: 'a'.repeat(64),
  takenAt: null,
  place: number,
  isRemoved: false,
  storedAt: AT,
  version: 1,
  createdAt: AT,
  updatedAt: AT,
  ...more,
})
const said = { id: idOf(90), size: 9, sha256: 'b'.repeat(64), takenAt: null }
const add = (photos: PropertyPhoto[], body: object = said) =>
  doneTo({ property: [property(1)], property_photo: photos }, addPhoto, { params: { propertyId: HOUSE }, body })
const change = (photos: PropertyPhoto[], photoId: string, body: object, propertyId = HOUSE) =>
  doneTo({ property_photo: photos }, changePhoto, { params: { propertyId, photoId }, body })

test('a photo that is added is the last one, whatever was removed, and is added once', () => {
  const photos = [photo(10, { place: 4 }), photo(11, { place: 9, isRemoved: true })]
  expect(add(photos)).toMatchObject({
    [`property_photo:${idOf(90)}`]: { propertyId: HOUSE, place: 5, isRemoved: false, storedAt: null, version: 1 },
  })
  const known = [photo(90, said)]
  expect(add(known)).toEqual({})
  expect(add(known, { ...said, size: 10 })).toBe('DOCUMENT_CONFLICT')
})

test('a home has room for 20 photos, not counting those that were removed', () => {
  const many = Array.from({ length: MAX_PROPERTY_PHOTOS }, (_, at) => photo(10 + at))
  expect(add(many)).toBe('PHOTO_LIMIT_REACHED')
  const removed = [...many.slice(1), photo(10, { isRemoved: true })]
  expect(add(removed)).not.toBe('PHOTO_LIMIT_REACHED')
  const full = [...many, photo(80, { isRemoved: true })]
  expect(change(full, idOf(80), { isRemoved: false })).toBe('PHOTO_LIMIT_REACHED')
  expect(change(full, idOf(80), { isRemoved: true })).toEqual({})
})

test('photos that were removed take room, too, as long as they can be brought back', () => {
  const removed = Array.from({ length: MAX_REMOVED_PHOTOS }, (_, at) => photo(100 + at, { isRemoved: true }))
  expect(add(removed)).toBe('PHOTO_LIMIT_REACHED')
  expect(add(removed.slice(1))).not.toBe('PHOTO_LIMIT_REACHED')
  expect(change(removed, idOf(100), { isRemoved: false })).not.toBe('PHOTO_LIMIT_REACHED')
})

test('where a photo stands and whether it is removed are changed apart', () => {
  const one = [photo(10)]
  const key = `property_photo:${idOf(10)}`
  expect(change(one, idOf(10), { place: -3 })).toMatchObject({ [key]: { place: -3, isRemoved: false, version: 2 } })
  expect(change(one, idOf(10), { isRemoved: true })).toMatchObject({ [key]: { place: 10, isRemoved: true } })
  expect(change(one, idOf(10), { place: 10 })).toEqual({})
  expect(change(one, idOf(10), { place: 1 }, idOf(2))).toBe('NOT_FOUND')
})

test('photos stand by their place, and those of one place as they came', () => {
  const photos = [
    photo(12, { place: 1 }),
    photo(11, { place: 1 }),
    photo(13, { place: -1 }),
    photo(14, { isRemoved: true }),
  ]
  expect(photosInOrder(photos).map(({ id }) => id)).toEqual([13, 11, 12].map(idOf))
})
