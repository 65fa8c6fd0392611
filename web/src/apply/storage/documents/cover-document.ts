import { fileKinds, kindOfName, MAX_DOCUMENT_BYTES } from '#shared/document/document.ts'
import type { LocalDocument } from '#web/apply/storage/database.ts'
import { placeOf } from '#web/apply/storage/documents.ts'
import { pictureSize, type Size } from '#web/kit/photos/photo-size.ts'
import type { PictureChanges } from '#web/kit/photos/covered.ts'
import { workOnPhoto } from '#web/kit/photos/work-on-photo.ts'
import { readPage } from './combine-photos.ts'
import { splitName } from './edit-document.ts'
import { type NotStored, storeDocument } from './store-document.ts'

/** Why a photo is as it was. */
export type NotCovered = 'undecodable' | 'too_large' | NotStored

/** The picture of a photo as it is seen, upright; undefined when it cannot be drawn. */
export async function readPicture(document: LocalDocument): Promise<{ bytes: ArrayBuffer; size: Size } | undefined> {
  const picture = await redraw(document)
  if ('refused' in picture) return undefined
  const size = pictureSize(picture.bytes, 'jpeg')
  return size && { bytes: picture.bytes, size }
}

/** Puts a photo that is turned and covered in the place of one, of which nothing is sent any more; it can be brought back. */
export async function coverDocument(
  document: LocalDocument,
  changes: PictureChanges,
): Promise<LocalDocument | { refused: NotCovered }> {
  const picture = await redraw(document, changes)
  if ('refused' in picture) return picture
  const { id, ownerId, renterId, type, name, doubt } = document
  return storeDocument(
    picture.bytes,
    {
      ownerId,
      renterId,
      type,
      name: kindOfName(name) === 'jpeg' ? name : `${splitName(name).stem}.jpg`,
      mimeType: fileKinds.jpeg.contentType,
      position: placeOf(document),
      thumbnail: picture.thumbnail,
      ...(doubt && { doubt }),
    },
    [id],
  )
}

async function redraw(document: LocalDocument, changes?: PictureChanges) {
  const page = await readPage(document)
  if (!page) return { refused: 'undecodable' as const }
  const limit = changes ? MAX_DOCUMENT_BYTES : Number.POSITIVE_INFINITY
  const drawn = await workOnPhoto({
    bytes: page.bytes.buffer,
    kind: page.kind,
    how: 'redraw',
    limit,
    ...(changes && { changes }),
  })
  if (!('refused' in drawn)) return drawn
  return { refused: drawn.refused === 'too_large' ? ('too_large' as const) : ('undecodable' as const) }
}
