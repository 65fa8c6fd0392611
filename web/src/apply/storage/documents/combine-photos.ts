import { fileKinds, kindOfContentType, MAX_DOCUMENT_BYTES } from '#shared/document/document.ts'
import { db, type LocalDocument } from '#web/apply/storage/database.ts'
import { inOrder, placeOf, readDocument } from '#web/apply/storage/documents.ts'
import type { PhotoPage } from '#web/kit/photos/pdf/photos-to-pdf.ts'
import { workOnPhoto } from '#web/kit/photos/work-on-photo.ts'
import { type NotStored, storeDocument } from './store-document.ts'

/** Why photos were not combined; all of them are still there. `not_loaded`: what makes PDFs lies on the server still. */
export type NotCombined = 'too_large' | 'undecodable' | 'not_loaded' | NotStored

/** Puts one PDF in the place of several photos of one renter and type, in their order. */
export async function combinePhotos(
  ids: readonly string[],
  name: string,
): Promise<LocalDocument | { refused: NotCombined }> {
  const photos = inOrder((await db.docs.bulkGet([...ids])).filter((each) => each !== undefined))
  const [first] = photos
  if (!first || photos.length < ids.length) return { refused: 'not_saved' }
  const pages = await Promise.all(photos.map(readPage))
  if (!pages.every((page) => page !== undefined)) return { refused: 'undecodable' }
  const maker = await import('#web/kit/photos/pdf/photos-to-pdf.ts').catch(() => undefined)
  if (!maker) return { refused: 'not_loaded' }
  const pdf = await maker.photosToPdf(pages, redraw)
  if (!pdf) return { refused: 'undecodable' }
  if (pdf.byteLength > MAX_DOCUMENT_BYTES) return { refused: 'too_large' }
  const { ownerId, renterId, type, thumbnail } = first
  return storeDocument(
    pdf,
    {
      ownerId,
      renterId,
      type,
      name,
      mimeType: fileKinds.pdf.contentType,
      position: placeOf(first),
      ...(thumbnail ? { thumbnail } : {}),
    },
    photos.map(({ id }) => id),
  )
}

/** The bytes of a photo; undefined of what is none, or lost a part of them. */
export async function readPage(document: LocalDocument): Promise<PhotoPage | undefined> {
  const kind = kindOfContentType(document.mimeType)
  const bytes = await readDocument(document)
  return bytes && (kind === 'jpeg' || kind === 'png') ? { bytes, kind } : undefined
}

async function redraw({ bytes, kind }: PhotoPage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const drawn = await workOnPhoto({ bytes: bytes.buffer, kind, how: 'redraw', limit: Number.POSITIVE_INFINITY })
  return 'refused' in drawn ? undefined : new Uint8Array(drawn.bytes)
}
