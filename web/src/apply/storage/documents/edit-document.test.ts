import { afterEach, beforeEach, expect, test } from 'vitest'
import { MAX_TEXT_LENGTH } from '#shared/text.ts'
import { emptyAnswers } from '#web/apply/storage/answers.ts'
import { db, type LocalDocument } from '#web/apply/storage/database.ts'
import { documentsOf, removeDocumentsOf } from '#web/apply/storage/documents.ts'
import { openDraft, saveDraft } from '#web/apply/storage/drafts.ts'
import { attachDocument } from './attach-document.ts'
import { sendsEarly, setSendsEarly } from './early-sending.ts'
import { changeDocumentType, moveDocument, removeDocument, renameDocument } from './edit-document.ts'

let ownerId = ''

beforeEach(async () => {
  ownerId = (await openDraft({ processId: 'process-1' }, emptyAnswers)).id
})
afterEach(() => Promise.all(db.tables.map((table) => table.clear())))

const add = async (name: string, type: LocalDocument['type'] = 'other_document') => {
  const result = await attachDocument(new File(['%PDF-1.7 '], name), { ownerId, renterId: 'r', type })
  if ('refused' in result) throw new Error(`refused: ${result.refused}`)
  return result.id
}

const names = async () => (await documentsOf(ownerId)).map(({ name }) => name)

test.each([
  ['  Lohn März  ', 'Lohn März.pdf'],
  ['Lohn.PDF', 'Lohn.pdf'],
  ['v1.2', 'v1.2.pdf'],
  ['a'.repeat(MAX_TEXT_LENGTH - 4), `${'a'.repeat(MAX_TEXT_LENGTH - 4)}.pdf`],
])('the name %j keeps the ending of the file', async (typed, name) => {
  const id = await add('scan.pdf')
  expect(await renameDocument(id, typed)).toBe(name)
  expect(await names()).toEqual([name])
})

test.each(['', '  ', '.pdf', 'a'.repeat(MAX_TEXT_LENGTH - 3), 'a\0b', '\ud800'])(
  'the name %j is not taken, and the old one stays',
  async (typed) => {
    const id = await add('scan.pdf')
    expect(await renameDocument(id, typed)).toBe('scan.pdf')
    expect(await names()).toEqual(['scan.pdf'])
  },
)

test('what the server knows under another name has to be announced again', async () => {
  const id = await add('scan.pdf')
  await db.docs.update(id, { transfer: { offset: 9, done: true, type: 'other_document' } })
  await renameDocument(id, 'scan')
  expect(await db.docs.get(id)).toHaveProperty('transfer')
  await renameDocument(id, 'Lohn')
  expect(await db.docs.get(id)).not.toHaveProperty('transfer')
})

test('documents stand in the order they were added, until somebody moves them', async () => {
  const [, b, c] = [await add('a.pdf'), await add('b.pdf'), await add('c.pdf')]
  expect(await names()).toEqual(['a.pdf', 'b.pdf', 'c.pdf'])
  await moveDocument(c, -1)
  expect(await names()).toEqual(['a.pdf', 'c.pdf', 'b.pdf'])
  await moveDocument(c, -1)
  await moveDocument(c, -1)
  await moveDocument(b, 1)
  expect(await names()).toEqual(['c.pdf', 'a.pdf', 'b.pdf'])
  await add('d.pdf')
  expect(await names()).toEqual(['c.pdf', 'a.pdf', 'b.pdf', 'd.pdf'])
})

test('moving passes over documents of other types, and another type means the end of its list', async () => {
  const [, b, c] = [await add('a.pdf'), await add('b.pdf', 'proof_of_income'), await add('c.pdf')]
  await moveDocument(c, -1)
  expect((await names()).filter((name) => name !== 'b.pdf')).toEqual(['c.pdf', 'a.pdf'])
  await changeDocumentType(b, 'other_document')
  expect(await names()).toEqual(['c.pdf', 'a.pdf', 'b.pdf'])
})

test('a document of a sealed application is never changed', async () => {
  const [a, b] = [await add('a.pdf'), await add('b.pdf')]
  const before = await documentsOf(ownerId)
  await db.drafts.delete(ownerId)
  await renameDocument(a, 'other')
  await moveDocument(b, -1)
  await changeDocumentType(a, 'proof_of_income')
  await removeDocument(a)
  await removeDocumentsOf(ownerId, 'r')
  expect(await documentsOf(ownerId)).toEqual(before)
  expect(await db.chunks.count()).toBe(2)
})

test('a document that was removed is the draft’s no longer', async () => {
  await removeDocument(await add('a.pdf'))
  expect(await documentsOf(ownerId)).toEqual([])
})

test('agreeing to early sending is no change of the answers: the next save knows its count', async () => {
  expect(await sendsEarly(ownerId)).toBe(false)
  await setSendsEarly(ownerId, true)
  expect(
    await saveDraft(await openDraft({ processId: 'process-1' }, emptyAnswers), 0, {
      answers: emptyAnswers(),
      section: 'summary',
    }),
  ).toBe(1)
  expect(await sendsEarly(ownerId)).toBe(true)
})
