import { sniffFile } from '#shared/document/sniff.ts'
import { newId } from '#shared/ids.ts'
import { plainFrame } from '#web/kit/photos/jpeg-frame.ts'
import { MAX_PICKED_BYTES } from '#web/kit/photos/photo-size.ts'
import { workOnPhoto } from '#web/kit/photos/work-on-photo.ts'

/** A photo as it is kept: an upright JPEG of at most 1.5 MB that tells nothing about the phone or the place. */
export interface HandoverPhoto {
  id: string
  bytes: ArrayBuffer
  /** By the device's own clock; of a photo from the gallery when its file was last changed. ISO 8601. */
  takenAt: string
  width: number
  height: number
  /** Taken in this page, and not chosen from what was there. */
  isOfCamera: boolean
}

export type PhotoRefusal =
  | 'too_large'
  | 'empty'
  | 'wrong_kind'
  | 'heic'
  | 'undecodable'
  | 'too_many_pixels'
  | 'unreadable'
  /** It could be opened, and there is no place for it. */
  | 'too_many'
  | 'known'

const MAX_KEPT_BYTES = 1.5 * 1024 * 1024

/** Reads a picture at once, because its file may be gone later, and makes of it what is kept. */
export async function takeInPhoto(
  file: Blob,
  { takenAt, isOfCamera }: Pick<HandoverPhoto, 'takenAt' | 'isOfCamera'>,
): Promise<HandoverPhoto | { refused: PhotoRefusal }> {
  if (file.size > MAX_PICKED_BYTES) return { refused: 'too_large' }
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (!bytes) return { refused: 'unreadable' }
  if (bytes.byteLength === 0) return { refused: 'empty' }
  const kind = sniffFile(new Uint8Array(bytes))
  if (kind !== 'jpeg' && kind !== 'png' && kind !== 'heic') return { refused: 'wrong_kind' }
  const photo = await workOnPhoto({ bytes, kind, how: 'small', limit: MAX_KEPT_BYTES })
  if ('refused' in photo)
    return { refused: kind === 'heic' && photo.refused === 'undecodable' ? 'heic' : photo.refused }
  const size = plainFrame(new Uint8Array(photo.bytes))
  return size ? { id: newId(), bytes: photo.bytes, takenAt, isOfCamera, ...size } : { refused: 'undecodable' }
}
