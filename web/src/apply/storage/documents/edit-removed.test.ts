import { afterEach, beforeEach, expect, test } from 'vitest'
import { MAX_DOCUMENTS_PER_RENTER } from '#shared/document/document.ts'
import { reuseDraft } from '#web/apply/delivery/seal/reuse-draft.ts'
import { emptyAnswers } from '#web/apply/storage/answers.ts'
import { db } from '#web/apply/storage/database.ts'
import { documentsOf, pagesOf, readDocument, removeDocumentsOf } from '#web/apply/storage/documents.ts'
import { openDraft } from '#web/apply/storage/drafts.ts'
import { combinePhotos } from './combine-photos.ts'
import { moveDocument, removeDocument } from './edit-document.ts'
import { bringBack, forgetOldRemoved, removedDocuments } from './edit-removed.ts'
import { storeDocument } from './store-document.ts'

let ownerId = ''

beforeEach(async () => {
  ownerId = (await openDraft({ processId: 'process-1' }, emptyAnswers)).id
})
afterEach(() => Promise.all(db.tables.map((table) => table.clear())))

const jpegHead = [0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 16, 0, 8, 3, 1, 17, 0, 2, 17, 1, 3, 17, 1]

const add = async (name: string, renterId = 'r') => {
  const bytes = Uint8Array.from([...jpegHead, ...new TextEncoder().encode(name)]).buffer
  const place = { ownerId, renterId, type: 'other_document' as const }
  const result = await storeDocument(bytes, { ...place, name, mimeType: 'image/jpeg' })
  if ('refused' in result) throw new Error(`refused: ${result.refused}`)
  return result.id
}

const names = async () => (await documentsOf(ownerId)).map(({ name }) => name)

/** Everything that is there, its bytes included. */
const contents = async () =>
  Promise.all((await documentsOf(ownerId)).map(async (each) => ({ ...each, bytes: await readDocument(each) })))

test('a document that was removed comes back exactly, in its place, with its bytes', async () => {
  const [, b, c] = [await add('a'), await add('b'), await add('c')]
  await moveDocument(c, -1)
  const before = await contents()
  await removeDocument(b)
  expect(await names()).toEqual(['a', 'c'])
  expect(await removedDocuments(ownerId)).toMatchObject([{ id: b, name: 'b' }])
  expect(await bringBack(ownerId, b)).toBeUndefined()
  expect(await contents()).toEqual(before)
  expect(await removedDocuments(ownerId)).toEqual([])
})

test('a renter’s documents come back together, and those removed before and of others stay as they are', async () => {
  const first = await add('first')
  await add('theirs', 'other')
  await add('second')
  await removeDocument(first)
  const before = await contents()
  await removeDocumentsOf(ownerId, 'r')
  expect(await names()).toEqual(['theirs'])
  await bringBack(ownerId, 'r')
  expect(await contents()).toEqual(before)
  await bringBack(ownerId, first)
  expect(await names()).toEqual(['first', 'theirs', 'second'])
})

test('photos that became a PDF come back for it', async () => {
  const ids = [await add('one'), await add('two')]
  const before = await contents()
  const pdf = await combinePhotos(ids, 'Contract.pdf')
  if ('refused' in pdf) throw new Error(pdf.refused)
  const combined = await contents()
  await removeDocument(pdf.id)
  await bringBack(ownerId, pdf.id)
  expect(await contents()).toEqual(combined)
  await bringBack(ownerId, pagesOf(pdf.id))
  expect(await contents()).toEqual(before)
})

test('nothing comes back into what was submitted, and never more than one person may have', async () => {
  const [a] = [await add('a')]
  await removeDocument(a)
  for (let count = 0; count < MAX_DOCUMENTS_PER_RENTER; count += 1) await add(`${count}`)
  expect(await bringBack(ownerId, a)).toBe('too_many')
  expect(await removedDocuments(ownerId)).toHaveLength(1)
  await db.drafts.delete(ownerId)
  expect(await bringBack(ownerId, a)).toBe('sealed')
})

test('what was removed follows the answers to another home, and is forgotten after a day', async () => {
  const id = await add('a')
  await removeDocument(id)
  const other = (await reuseDraft(ownerId))?.id ?? ''
  const [moved] = await removedDocuments(other)
  expect(moved).toMatchObject({ name: 'a' })
  await forgetOldRemoved(Date.now() + 60_000)
  expect(await db.chunks.count()).toBe(1)
  await forgetOldRemoved(Date.now() + 25 * 60 * 60 * 1000)
  expect(await Promise.all([db.docs.count(), db.chunks.count()])).toEqual([0, 0])
})
