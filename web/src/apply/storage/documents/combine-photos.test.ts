import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyAnswers } from '#web/apply/storage/answers.ts'
import { db } from '#web/apply/storage/database.ts'
import { documentsOf, readDocument } from '#web/apply/storage/documents.ts'
import { openDraft } from '#web/apply/storage/drafts.ts'
import { combinePhotos } from './combine-photos.ts'
import { moveDocument } from './edit-document.ts'
import { storeDocument } from './store-document.ts'

let ownerId = ''

beforeEach(async () => {
  ownerId = (await openDraft({ processId: 'process-1' }, emptyAnswers)).id
})
afterEach(() => Promise.all(db.tables.map((table) => table.clear())))

/** Its head and then whatever: a PDF takes a picture's bytes without looking at them. */
function jpeg(mark: string, { width = 8, height = 16, size = 200 } = {}): ArrayBuffer {
  const head = [0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, height, 0, width, 3, 1, 17, 0, 2, 17, 1, 3, 17, 1]
  const bytes = new Uint8Array(size)
  bytes.set(head)
  bytes.set(new TextEncoder().encode(mark), head.length)
  return bytes.buffer
}

const add = async (name: string, bytes = jpeg(name)) => {
  const place = { ownerId, renterId: 'r', type: 'other_document' as const }
  const thumbnail = new TextEncoder().encode(name).buffer
  const result = await storeDocument(bytes, { ...place, name, mimeType: 'image/jpeg', thumbnail })
  if ('refused' in result) throw new Error(`refused: ${result.refused}`)
  return result.id
}

test('photos become one PDF in their place: a page for each, in their order, byte for byte', async () => {
  const ids = [await add('one'), await add('two', jpeg('two', { width: 99, height: 9 })), await add('three')]
  await add('after')
  await moveDocument(ids[2] ?? '', -1)
  const combined = await combinePhotos(ids, 'Contract.pdf')
  const documents = await documentsOf(ownerId)
  expect(documents).toMatchObject([{ name: 'Contract.pdf', mimeType: 'application/pdf' }, { name: 'after' }])
  expect(documents[0]).toEqual(combined)

  const pdf = await textOf(documents[0])
  expect(pdf.startsWith('%PDF-')).toBe(true)
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(3)
  expect(pdf.match(/\/MediaBox \[0 0 \d+/g)).toEqual(['/MediaBox [0 0 595', '/MediaBox [0 0 595', '/MediaBox [0 0 841'])
  for (const name of ['one', 'two', 'three']) {
    expect(pdf).toContain(Buffer.from(jpeg(name, name === 'two' ? { width: 99, height: 9 } : {})).toString('latin1'))
  }
})

test('photos that are too large together stay as they are', async () => {
  const ids = [await add('one', jpeg('one', { size: 6e6 })), await add('two', jpeg('two', { size: 6e6 }))]
  const before = await documentsOf(ownerId)
  expect(await combinePhotos(ids, 'Contract.pdf')).toEqual({ refused: 'too_large' })
  expect(await documentsOf(ownerId)).toEqual(before)
})

test('photos of a sealed application stay as they are', async () => {
  const ids = [await add('one'), await add('two')]
  const before = await documentsOf(ownerId)
  await db.drafts.clear()
  expect(await combinePhotos(ids, 'Contract.pdf')).toEqual({ refused: 'sealed' })
  expect(await documentsOf(ownerId)).toEqual(before)
})

test('a photo that lost a part of its bytes makes no page', async () => {
  const ids = [await add('one'), await add('two')]
  await db.chunks.delete([ids[1] ?? '', 0])
  expect(await combinePhotos(ids, 'Contract.pdf')).toEqual({ refused: 'undecodable' })
  expect(await db.docs.count()).toBe(2)
})

async function textOf(document: Parameters<typeof readDocument>[0] | undefined): Promise<string> {
  const bytes = document && (await readDocument(document))
  if (!bytes) throw new Error('no bytes')
  return Buffer.from(bytes).toString('latin1')
}
