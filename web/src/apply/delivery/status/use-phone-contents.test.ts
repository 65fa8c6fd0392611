import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyAnswers } from '#web/apply/storage/answers.ts'
import { db } from '#web/apply/storage/database.ts'
import { openDraft } from '#web/apply/storage/drafts.ts'
import { noteTyped } from '#web/apply/storage/last-typed.ts'
import { memoryStorage } from '#web/apply/storage/testing/memory-storage.ts'
import { readContents } from './use-phone-contents.ts'

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()))
afterEach(async () => {
  vi.unstubAllGlobals()
  await Promise.all(db.tables.map((table) => table.clear()))
})

test('what was typed while the page was closed is found again, also where its save did not end', async () => {
  const draft = await openDraft({ processId: 'process-1' }, emptyAnswers)
  expect((await readContents()).drafts).toEqual([])
  const answers = emptyAnswers()
  answers.generalInfo.commentaryStartDate = 'M'
  noteTyped(draft.id, { rev: 0, answers, section: 'general_info' })
  expect((await readContents()).drafts).toMatchObject([{ id: draft.id, answers, section: 'general_info' }])
})
