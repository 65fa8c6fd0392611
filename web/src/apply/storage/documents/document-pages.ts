import { fileKinds } from '#shared/document/document.ts'
import type { LocalDocument } from '#web/apply/storage/database.ts'
import { readDocument } from '#web/apply/storage/documents.ts'
import { pictureSize, type Size } from '#web/kit/photos/photo-size.ts'
import { workOnPhoto } from '#web/kit/photos/work-on-photo.ts'
import { readPage } from './combine-photos.ts'

/** A page of a document as it is seen, upright: a JPEG, and its size in pixels. */
export interface Picture {
  bytes: ArrayBuffer
  size: Size
}

/** What a document looks like. Whoever opened it closes it. */
export interface DocumentPages {
  count: number
  /** @param index from 0. Undefined when the page cannot be drawn. */
  read: (index: number) => Promise<Picture | undefined>
  close: () => void
}

/** Why a document cannot be looked at. `locked`: without its password; `not_loaded`: what draws PDFs lies on the server still. */
export type NotOpened = 'undecodable' | 'not_loaded' | 'locked' | 'too_many_pages'

/** As pictures more would hardly fit into one document, and are more than any landlord may ask for. */
export const MAX_PAGES = 20

/** Never throws. */
export async function openPages(
  document: LocalDocument,
  password?: string,
): Promise<DocumentPages | { refused: NotOpened }> {
  if (!isPdf(document)) return { count: 1, read: () => readPhoto(document), close: () => {} }
  const bytes = await readDocument(document).catch(() => undefined)
  return bytes ? openPdf(bytes, password) : { refused: 'undecodable' }
}

/** Never throws. */
export async function openPdf(
  bytes: Uint8Array<ArrayBuffer>,
  password?: string,
): Promise<DocumentPages | { refused: NotOpened }> {
  const program = await import('#web/kit/pdf/pdf-program.ts').catch(() => undefined)
  if (!program) return { refused: 'not_loaded' }
  const pdf = await program.openInWorker(new Blob([bytes]), password).catch(() => ({ trouble: 'broken' as const }))
  if ('trouble' in pdf) return { refused: pdf.trouble === 'locked' ? 'locked' : 'undecodable' }
  const { count, picture, close } = pdf
  if (count <= MAX_PAGES) return { count, read: (index) => picture(index + 1).catch(() => undefined), close }
  close()
  return { refused: 'too_many_pages' }
}

export const isPdf = ({ mimeType }: LocalDocument) => mimeType === fileKinds.pdf.contentType

async function readPhoto(document: LocalDocument): Promise<Picture | undefined> {
  const photo = await readPage(document).catch(() => undefined)
  if (!photo) return undefined
  const { bytes, kind } = photo
  const drawn = await workOnPhoto({ bytes: bytes.buffer, kind, how: 'redraw', limit: Number.POSITIVE_INFINITY })
  if ('refused' in drawn) return undefined
  const size = pictureSize(drawn.bytes, 'jpeg')
  return size && { bytes: drawn.bytes, size }
}
