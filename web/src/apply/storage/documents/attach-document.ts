import { type FileKind, fileKinds, kindOfName, MAX_DOCUMENT_BYTES } from '#shared/document/document.ts'
import { cleanFileName } from '#shared/document/file-name.ts'
import { mayRunMacros } from '#shared/document/macros.ts'
import { sniffFile } from '#shared/document/sniff.ts'
import type { LocalDocument } from '#web/apply/storage/database.ts'
import type { Doubt } from '#web/kit/photos/judge-pixels.ts'
import { MAX_PICKED_BYTES } from '#web/kit/photos/photo-size.ts'
import { workOnPhoto } from '#web/kit/photos/work-on-photo.ts'
import { doubtLocked } from './doubt-locked.ts'
import { canInflate, inflate } from './inflate.ts'
import { isCutShort } from './is-cut-short.ts'
import { type DocumentPlace, type NotStored, storeDocument } from './store-document.ts'

/** Why a file was not taken. */
export type Refusal =
  | 'too_large'
  | 'empty'
  | 'wrong_kind'
  | 'macros'
  | 'heic'
  | 'undecodable'
  | 'too_many_pixels'
  | 'unreadable'
  | NotStored

type Taken = { bytes: ArrayBuffer; kind: FileKind; thumbnail?: ArrayBuffer; doubt?: Doubt }

/**
 * Reads a file at once and keeps its bytes; only then is it attached. Read later it might have changed, or belong to
 * a cloud drive that is out of reach.
 */
export async function attachDocument(
  file: File,
  place: DocumentPlace,
  { fullSize = false }: { fullSize?: boolean } = {},
): Promise<LocalDocument | { refused: Refusal }> {
  const bytes = await readFile(file)
  if ('refused' in bytes) return bytes
  const taken = await take(bytes, cleanFileName(file.name), fullSize)
  if ('refused' in taken) return taken
  const { kind, thumbnail, doubt } = taken
  // Nobody may clear what a person just added to make room. Browsers that ask the person do it now, where it explains itself.
  void navigator.storage?.persist?.().catch(() => false)
  const stored = await storeDocument(taken.bytes, {
    ...place,
    name: withEndingOf(kind, cleanFileName(file.name)),
    mimeType: fileKinds[kind].contentType,
    ...(thumbnail ? { thumbnail } : {}),
    ...(doubt && { doubt }),
    ...(kind === 'pdf' && isCutShort(new Uint8Array(taken.bytes)) && { isCutShort: true }),
  })
  if (!('refused' in stored)) void doubtLocked(stored, taken.bytes).catch(() => {})
  return stored
}

/** What is too large for every kind is not read. A photo may be larger than a document: it is made smaller before it is kept. */
async function readFile(file: File): Promise<ArrayBuffer | { refused: Refusal }> {
  try {
    if (file.size > MAX_PICKED_BYTES) return { refused: 'too_large' }
    if (file.size > MAX_DOCUMENT_BYTES) {
      const start = new Uint8Array(await file.slice(0, 16).arrayBuffer())
      if (!isPhoto(sniffFile(start))) return { refused: 'too_large' }
    }
    const bytes = await file.arrayBuffer()
    return bytes.byteLength === 0 ? { refused: 'empty' } : bytes
  } catch {
    return { refused: 'unreadable' }
  }
}

/** Decides by its bytes what a file is; a photo comes out as it will be sent. */
async function take(bytes: ArrayBuffer, name: string, fullSize: boolean): Promise<Taken | { refused: Refusal }> {
  const kind = sniffFile(new Uint8Array(bytes))
  if (!kind || (kind !== 'heic' && hasForeignEnding(name))) return { refused: 'wrong_kind' }
  if (
    (kind === 'doc' || (kind === 'docx' && canInflate())) &&
    (await mayRunMacros(new Uint8Array(bytes), kind, inflate))
  )
    return { refused: 'macros' }
  if (!isPhoto(kind)) return { bytes, kind }
  const photo = await workOnPhoto({ bytes, kind, how: fullSize ? 'full' : 'fit', limit: MAX_DOCUMENT_BYTES })
  if (!('refused' in photo)) return photo
  return kind === 'heic' && photo.refused === 'undecodable' ? { refused: 'heic' } : photo
}

const isPhoto = (kind: FileKind | 'heic' | undefined) => kind === 'jpeg' || kind === 'png' || kind === 'heic'

const ending = /\.[a-z]\w{0,7}$/i

/** A file that is what it should be may be called otherwise: phones save without an ending, and share a PNG as JPG. A program may not. */
const hasForeignEnding = (name: string) => ending.test(name) && kindOfName(name) === undefined

/** Its name says what it is, as it comes out: landlord and server go by it. */
const withEndingOf = (kind: FileKind, name: string) =>
  kindOfName(name) === kind ? name : `${name.replace(ending, '')}.${fileKinds[kind].extensions[0]}`
