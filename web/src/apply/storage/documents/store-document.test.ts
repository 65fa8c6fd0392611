import type { DBCore } from 'dexie'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyAnswers } from '#web/apply/storage/answers.ts'
import { db } from '#web/apply/storage/database.ts'
import { documentsOf, readDocument } from '#web/apply/storage/documents.ts'
import { openDraft, saveDraft } from '#web/apply/storage/drafts.ts'
import { CHUNK_BYTES } from '#web/kit/device/storage/chunk-bytes.ts'
import { attachDocument } from './attach-document.ts'
import { setSendsEarly } from './early-sending.ts'
import { moveDocument, renameDocument } from './edit-document.ts'
import { removedDocuments } from './edit-removed.ts'
import { storeDocument } from './store-document.ts'

const place = { ownerId: '', renterId: 'r', type: 'other_document' as const }
const pdf = { ...place, name: 'all.pdf', mimeType: 'application/pdf' }

beforeEach(async () => {
  place.ownerId = pdf.ownerId = (await openDraft({ processId: 'process-1' }, emptyAnswers)).id
})
afterEach(async () => {
  await watchWrites(undefined)
  await Promise.all(db.tables.map((table) => table.clear()))
})

const add = async (name: string, size = 10) => {
  const file = new File([`%PDF-${' '.repeat(size - 5)}`], name)
  const result = await attachDocument(file, place)
  if ('refused' in result) throw new Error(`refused: ${result.refused}`)
  return result
}

test('a document takes the place of others in one step, and they can be brought back', async () => {
  const photos = [await add('1.pdf'), await add('2.pdf')]
  const result = await storeDocument(
    new ArrayBuffer(CHUNK_BYTES + 1),
    pdf,
    photos.map(({ id }) => id),
  )
  expect(await documentsOf(place.ownerId)).toEqual([result])
  expect(await removedDocuments(place.ownerId)).toMatchObject(photos.map(({ id, name, size }) => ({ id, name, size })))
  expect(await db.chunks.count()).toBe(2 + photos.length)
})

test('one whose parts have changed meanwhile is not stored, and nothing is removed', async () => {
  const photo = await add('1.pdf')
  expect(await storeDocument(new ArrayBuffer(5), pdf, [photo.id, 'gone'])).toEqual({ refused: 'not_saved' })
  expect(await documentsOf(place.ownerId)).toEqual([photo])
})

test('one of a sealed application is not stored, and nothing is removed', async () => {
  const photo = await add('1.pdf')
  await db.drafts.clear()
  expect(await storeDocument(new ArrayBuffer(5), pdf, [photo.id])).toEqual({ refused: 'sealed' })
  expect(await documentsOf(place.ownerId)).toEqual([photo])
})

test.each([0, 1, 2])('fault:S1 a device that is full after %i writes keeps nothing of a new document', async (left) => {
  const photo = await add('1.pdf')
  let room = left
  await watchWrites((table) => {
    if (table === 'chunks' || table === 'docs') room -= 1
    if (room < 0) throw new DOMException('full', 'QuotaExceededError')
  })
  const result = await storeDocument(new ArrayBuffer(3 * CHUNK_BYTES), pdf, [photo.id])
  await watchWrites(undefined)
  // One write sets the old one aside, two add the new one: chunks, then the row.
  expect(result).toEqual({ refused: 'device_full' })
  expect(await documentsOf(place.ownerId)).toEqual([photo])
  expect((await readDocument(photo))?.byteLength).toBe(10)
  expect(await db.chunks.count()).toBe(1)
})

test('fault:S9 no Blob or File ever reaches the database', async () => {
  const written: unknown[] = []
  await watchWrites((_, values) => written.push(...values))
  const [first, second] = [await add('1.pdf', CHUNK_BYTES + 1), await add('2.pdf')]
  await renameDocument(first.id, 'Lohn')
  await moveDocument(second.id, -1)
  await setSendsEarly(place.ownerId, true)
  await saveDraft(await openDraft({ processId: 'process-1' }, emptyAnswers), 0, {
    answers: emptyAnswers(),
    section: 'summary',
  })
  await storeDocument(new ArrayBuffer(5), { ...pdf, thumbnail: new ArrayBuffer(3) }, [first.id, second.id])
  expect(written.length).toBeGreaterThan(8)
  expect(written.filter((value) => holdsBlob(value))).toEqual([])
})

const holdsBlob = (value: unknown): boolean =>
  value instanceof Blob || (typeof value === 'object' && value !== null && Object.values(value).some(holdsBlob))

/** Sees what is about to be written, below everything of ours; may throw what a device throws. */
async function watchWrites(seen: ((table: string, values: readonly unknown[]) => void) | undefined): Promise<void> {
  db.close()
  db.unuse({ stack: 'dbcore', name: 'watch' })
  if (seen) {
    const create = (core: DBCore): DBCore => ({
      ...core,
      table: (name) => {
        const table = core.table(name)
        return {
          ...table,
          mutate: async (request) => {
            seen(name, 'values' in request ? request.values : [])
            return table.mutate(request)
          },
        }
      },
    })
    db.use({ stack: 'dbcore', name: 'watch', create: (core) => create(core) })
  }
  await db.open()
}
