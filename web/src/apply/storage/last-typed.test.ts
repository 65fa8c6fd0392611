import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyAnswers } from './answers.ts'
import { db } from './database.ts'
import { findDraft, openDraft, saveDraft } from './drafts.ts'
import { forgetAllTyped, noteTyped, withLastTyped } from './last-typed.ts'
import { memoryStorage } from './testing/memory-storage.ts'

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()))
afterEach(async () => {
  vi.unstubAllGlobals()
  await Promise.all(db.tables.map((table) => table.clear()))
})

const open = () => openDraft({ processId: 'process-1' }, emptyAnswers)
const section = 'general_info'
const typed = (comment: string) => {
  const answers = emptyAnswers()
  answers.generalInfo.commentaryStartDate = comment
  return answers
}
const commentOf = async (id: string) => (await findDraft(id))?.answers.generalInfo.commentaryStartDate

test('what was noted during a save that never ended is in the draft when it is opened again', async () => {
  const draft = await open()
  const rev = await saveDraft(draft, 0, { answers: typed('M'), section })
  noteTyped(draft.id, { rev, answers: typed('Mü'), section })
  const reopened = await withLastTyped(await open())
  expect(reopened).toMatchObject({ rev: 2, section, answers: { generalInfo: { commentaryStartDate: 'Mü' } } })
  expect(await commentOf(draft.id)).toBe('Mü')
  expect(localStorage.length).toBe(0)
})

test('a save that ended after the page was closed does not hide what was typed during it', async () => {
  const draft = await open()
  noteTyped(draft.id, { rev: 0, answers: typed('Mü'), section })
  await saveDraft(draft, 0, { answers: typed('M'), section })
  await withLastTyped(await open())
  expect(await commentOf(draft.id)).toBe('Mü')
})

test('what another tab wrote since is not overwritten', async () => {
  const draft = await open()
  noteTyped(draft.id, { rev: 0, answers: typed('old'), section })
  await saveDraft(draft, 0, { answers: typed('new'), section })
  await saveDraft(draft, 1, { answers: typed('newer'), section })
  await withLastTyped(await open())
  expect(await commentOf(draft.id)).toBe('newer')
})

test('on a device without space it is shown, and stays noted', async () => {
  const draft = await open()
  noteTyped(draft.id, { rev: 0, answers: typed('kept'), section })
  db.drafts.hook('creating', refuse)
  db.drafts.hook('updating', refuse)
  const shown = await withLastTyped(draft)
  db.drafts.hook('creating').unsubscribe(refuse)
  db.drafts.hook('updating').unsubscribe(refuse)
  expect(shown.answers.generalInfo.commentaryStartDate).toBe('kept')
  expect((await withLastTyped(await open())).rev).toBe(1)

  function refuse(): never {
    throw new DOMException('', 'QuotaExceededError')
  }
})

test.each(['', 'null', '{"rev":"1"}', '{"rev":0,"section":"nowhere"}'])(
  'a note that reads %j is none',
  async (text) => {
    const draft = await open()
    localStorage.setItem(`typed:${draft.id}`, text)
    expect(await withLastTyped(draft)).toEqual(draft)
  },
)

test('all notes are deleted together, and nothing else', () => {
  localStorage.setItem('language', 'de')
  for (const id of ['a', 'b', 'c']) noteTyped(id, { rev: 0, answers: typed(''), section })
  forgetAllTyped()
  expect(localStorage.length).toBe(1)
})
