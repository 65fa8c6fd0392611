import * as z from 'zod/mini'
import { defineContract } from '#shared/endpoint.ts'
import { id } from '#shared/text.ts'
import { changedPhoto, newPropertyPhoto, propertyPhoto } from './photo.ts'

const photoOf = z.object({ propertyId: id(), photoId: id() })

export const photoContract = defineContract({
  /** A photo of a property, before its bytes; the same again changes nothing. */
  addPhoto: {
    method: 'POST',
    path: '/api/rent-objects/{propertyId}/photos',
    access: 'manager',
    params: z.object({ propertyId: id() }),
    body: newPropertyPhoto,
    answer: propertyPhoto,
    status: 201,
  },
  /** Moves a photo of a property to another place, removes it, or brings it back; what is not said stays. */
  changePhoto: {
    method: 'PUT',
    path: '/api/rent-objects/{propertyId}/photos/{photoId}',
    access: 'manager',
    params: photoOf,
    body: changedPhoto,
    answer: propertyPhoto,
  },
  /** How many bytes of a photo of a property have arrived (tus 1.0.0). */
  photoProgress: {
    method: 'HEAD',
    path: '/api/rent-objects/{propertyId}/photos/{photoId}',
    access: 'manager',
    params: photoOf,
    answer: z.undefined(),
  },
  /** The next part of the bytes of a photo of a property (tus 1.0.0). */
  continuePhoto: {
    method: 'PATCH',
    path: '/api/rent-objects/{propertyId}/photos/{photoId}',
    access: 'manager',
    params: photoOf,
    body: 'bytes',
    answer: z.undefined(),
    status: 204,
  },
  /** A photo of a property, always as an attachment. */
  downloadPhoto: {
    method: 'GET',
    path: '/api/rent-objects/{propertyId}/photos/{photoId}',
    access: 'manager',
    params: photoOf,
    answer: 'stream',
  },
})
