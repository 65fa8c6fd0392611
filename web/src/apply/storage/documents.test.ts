import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MAX_DOCUMENT_BYTES, MAX_DOCUMENTS_PER_RENTER } from '#shared/document/document.ts'
import { CHUNK_BYTES } from '#web/kit/device/storage/chunk-bytes.ts'
import { emptyAnswers } from './answers.ts'
import { db, type LocalDocument } from './database.ts'
import { attachDocument } from './documents/attach-document.ts'
import { documentsOf, readDocument, removeDocumentsOf } from './documents.ts'
import { openDraft } from './drafts.ts'

const place = { ownerId: '', renterId: 'renter-1', type: 'other_document' as const }

beforeEach(async () => {
  place.ownerId = (await openDraft({ processId: 'process-1' }, emptyAnswers)).id
})
afterEach(() => Promise.all(db.tables.map((table) => table.clear())))

/** Bytes that differ everywhere, so that a swapped or missing chunk shows. */
function pdf(size: number, name = 'extract.pdf') {
  const bytes = Uint8Array.from({ length: size }, (_, i) => (i * 31 + (i >> 8)) & 255)
  bytes.set(new TextEncoder().encode('%PDF-1.7\n'))
  return { bytes, file: new File([bytes], name) }
}

const attached = async (file: File) => {
  const result = await attachDocument(file, place)
  if ('refused' in result) throw new Error(`refused: ${result.refused}`)
  return result
}

describe('a file that was added', () => {
  test.each([9, CHUNK_BYTES, CHUNK_BYTES + 1, 3 * CHUNK_BYTES - 1])(
    'of %i bytes comes back byte for byte',
    async (size) => {
      const { bytes, file } = pdf(size)
      const document = await attached(file)
      expect(document).toMatchObject({ size, chunks: Math.ceil(size / CHUNK_BYTES), mimeType: 'application/pdf' })
      expect(document.sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
      expect(Buffer.from((await readDocument(document))!).equals(bytes)).toBe(true) // checked by the comparison
    },
  )

  test.each([
    ['extract.png', 'extract.pdf'],
    ['Lohn 11.2026', 'Lohn 11.2026.pdf'],
    ['Auszug', 'Auszug.pdf'],
    ['extract.PDF', 'extract.PDF'],
  ])('and is called %j is kept as what it is: %j', async (name, kept) => {
    expect(await attached(pdf(100, name).file)).toMatchObject({ name: kept, mimeType: 'application/pdf' })
  })

  test('is kept as bytes and never as a reference to a file that may change', async () => {
    await attached(pdf(CHUNK_BYTES + 1).file)
    const chunks = await db.chunks.toArray()
    expect(chunks.map(({ bytes }) => bytes instanceof ArrayBuffer)).toEqual([true, true])
  })

  test('is not given out when a part of it is missing', async () => {
    const document = await attached(pdf(2 * CHUNK_BYTES).file)
    await db.chunks.delete([document.id, 1])
    expect(await readDocument(document)).toBeUndefined()
  })
})

describe('a file is refused, and nothing of it kept,', () => {
  const photoStart = Uint8Array.of(0xff, 0xd8, 0xff)
  const refusals: [string, File, string][] = [
    ['when it is larger than 10 MB', pdf(MAX_DOCUMENT_BYTES + 1).file, 'too_large'],
    ['when it is empty', new File([], 'empty.pdf'), 'empty'],
    ['when a .pdf is an executable', new File(['MZ\x90\0'], 'extract.pdf'), 'wrong_kind'],
    ['when its name is that of a program', pdf(100, 'extract.pdf.exe').file, 'wrong_kind'],
    ['fault:B11 when it can no longer be read', unreadable(), 'unreadable'],
    [
      'when a photo is larger than 60 MB',
      new File([photoStart, new Uint8Array(60 * 1024 * 1024)], 'a.jpg'),
      'too_large',
    ],
  ]
  test.each(refusals)('%s', async (_, file, refused) => {
    expect(await attachDocument(file, place)).toEqual({ refused })
    expect(await Promise.all([db.docs.count(), db.chunks.count()])).toEqual([0, 0])
  })

  test('when its application has been sealed meanwhile', async () => {
    await db.drafts.clear()
    expect(await attachDocument(pdf(10).file, place)).toEqual({ refused: 'sealed' })
    expect(await Promise.all([db.docs.count(), db.chunks.count()])).toEqual([0, 0])
  })

  test('when it would be one more than a renter may have', async () => {
    for (let i = 0; i < MAX_DOCUMENTS_PER_RENTER; i += 1) await attached(pdf(10).file)
    expect(await attachDocument(pdf(10).file, place)).toEqual({ refused: 'too_many' })
    expect(await db.docs.count()).toBe(MAX_DOCUMENTS_PER_RENTER)
    expect(await attachDocument(pdf(10).file, { ...place, renterId: 'renter-2' })).toMatchObject({ size: 10 })
  })

  test('and 10 MB exactly are taken', async () => {
    expect(await attached(pdf(MAX_DOCUMENT_BYTES).file)).toMatchObject({ size: MAX_DOCUMENT_BYTES })
  })
})

test('removing a renter removes their files and nobody else’s', async () => {
  await attached(pdf(10).file)
  const kept = (await attachDocument(pdf(10).file, { ...place, renterId: 'renter-2' })) as LocalDocument
  await removeDocumentsOf(place.ownerId, 'renter-1')
  expect(await documentsOf(place.ownerId)).toEqual([kept])
})

function unreadable() {
  const { file } = pdf(10)
  file.arrayBuffer = () => Promise.reject(new DOMException('changed', 'NotReadableError'))
  return file
}
