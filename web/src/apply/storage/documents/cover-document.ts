import { fileKinds, kindOfName, MAX_DOCUMENT_BYTES } from '#shared/document/document.ts'
import type { LocalDocument } from '#web/apply/storage/database.ts'
import { placeOf } from '#web/apply/storage/documents.ts'
import { isAllCovered, type PictureChanges, turnedSize, UNCHANGED } from '#web/kit/photos/covered.ts'
import type { PhotoPage } from '#web/kit/photos/pdf/photos-to-pdf.ts'
import { pictureSize } from '#web/kit/photos/photo-size.ts'
import type { PhotoTask } from '#web/kit/photos/prepare-photo.ts'
import { workOnPhoto } from '#web/kit/photos/work-on-photo.ts'
import { readPage } from './combine-photos.ts'
import { type DocumentPages, isPdf, type NotOpened, openPages } from './document-pages.ts'
import { splitName } from './edit-document.ts'
import { type NotStored, storeDocument } from './store-document.ts'
import { whileChanging } from './while-changing.ts'

/** Why a document is as it was. `all_covered`: nothing of it would be left to read. */
export type NotCovered = 'too_large' | 'all_covered' | NotOpened | NotStored

/** Of a page of a PDF that it need not have. */
export interface PageChanges extends PictureChanges {
  isLeftOut?: boolean
}

/** Of each page, from the first. */
type Changes = readonly (PageChanges | undefined)[]

type Drawn = { bytes: ArrayBuffer; thumbnail?: ArrayBuffer } | { refused: NotCovered }

/**
 * Puts a document that is turned and covered in the place of one, of which nothing is sent any more; it can be brought back. Of a
 * PDF all pages become pictures: of what it had beside what is seen (text below, other versions, a password) nothing is left.
 */
export const coverDocument = (
  document: LocalDocument,
  changes: Changes,
  password?: string,
): Promise<LocalDocument | { refused: NotCovered }> =>
  whileChanging(document, () => replace(document, changes, password))

async function replace(document: LocalDocument, changes: Changes, password?: string) {
  const drawn = isPdf(document) ? await drawPdf(document, changes, password) : await drawPhoto(document, changes[0])
  if ('refused' in drawn) return drawn
  const { id, ownerId, renterId, type, name, doubt } = document
  const kind = isPdf(document) ? 'pdf' : 'jpeg'
  return storeDocument(
    drawn.bytes,
    {
      ownerId,
      renterId,
      type,
      name: kindOfName(name) === kind ? name : `${splitName(name).stem}.${fileKinds[kind].extensions[0]}`,
      mimeType: fileKinds[kind].contentType,
      position: placeOf(document),
      ...(drawn.thumbnail && { thumbnail: drawn.thumbnail }),
      ...(doubt && doubt !== 'locked' && { doubt }),
    },
    [id],
  )
}

async function drawPhoto(document: LocalDocument, changes: PictureChanges = UNCHANGED): Promise<Drawn> {
  const page = await readPage(document)
  if (!page) return { refused: 'undecodable' }
  const { bytes, kind } = page
  const drawn = await draw({ bytes: bytes.buffer, kind, how: 'redraw', limit: MAX_DOCUMENT_BYTES, changes })
  if ('refused' in drawn) return drawn
  const size = pictureSize(drawn.bytes, 'jpeg')
  return size && isAllCovered(changes.covered, size) ? { refused: 'all_covered' } : drawn
}

async function drawPdf(document: LocalDocument, changes: Changes, password?: string): Promise<Drawn> {
  const pages = await openPages(document, password)
  if ('refused' in pages) return pages
  try {
    const sheets = await drawSheets(pages, changes)
    if (!Array.isArray(sheets)) return sheets
    const maker = await import('#web/kit/photos/pdf/photos-to-pdf.ts').catch(() => undefined)
    if (!maker) return { refused: 'not_loaded' }
    const bytes = await maker.photosToPdf(sheets, () => Promise.resolve(undefined))
    if (!bytes) return { refused: 'undecodable' }
    return bytes.byteLength > MAX_DOCUMENT_BYTES ? { refused: 'too_large' } : { bytes }
  } finally {
    pages.close()
  }
}

/** One after the other: a phone has no room for more of them at once. */
async function drawSheets(
  { count, read }: DocumentPages,
  changes: Changes,
): Promise<PhotoPage[] | { refused: NotCovered }> {
  const sheets: PhotoPage[] = []
  let isSomethingLeft = false
  const kept = Array.from({ length: count }, (_, index) => index).filter((index) => !changes[index]?.isLeftOut)
  const limit = Math.floor(ROOM_FOR_PAGES / kept.length)
  for (const index of kept) {
    const page = await inTime(read(index))
    if (!page) return { refused: 'undecodable' }
    const change = changes[index] ?? UNCHANGED
    isSomethingLeft ||= !isAllCovered(change.covered, turnedSize(page.size, change.turns))
    const drawn = await draw({ bytes: page.bytes, kind: 'jpeg', how: 'small', limit, changes: change })
    if ('refused' in drawn) return drawn
    sheets.push({ bytes: new Uint8Array(drawn.bytes), kind: 'jpeg' })
  }
  return isSomethingLeft ? sheets : { refused: 'all_covered' }
}

async function draw(task: PhotoTask) {
  const drawn = await inTime(workOnPhoto(task))
  if (drawn && !('refused' in drawn)) return drawn
  return { refused: drawn?.refused === 'too_large' ? ('too_large' as const) : ('undecodable' as const) }
}

/** Beside what a PDF says of its pages. */
const ROOM_FOR_PAGES = MAX_DOCUMENT_BYTES - 64 * 1024

/** So long a weak phone may need for a page. Where its memory runs out nothing ever answers, and what is sent would wait for it. */
const LONGEST_MS = 60_000

const inTime = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work, new Promise<undefined>((over) => setTimeout(over, LONGEST_MS))])
