import { Dexie } from 'dexie'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyAnswers } from '#web/apply/storage/answers.ts'
import { ApplyDatabase } from '#web/apply/storage/database.ts'

const database = new ApplyDatabase('end-with-connection')
afterEach(() => {
  vi.restoreAllMocks()
  return database.delete({ disableAutoOpen: false })
})

const draft = {
  id: 'draft-1',
  processId: 'process-1',
  rev: 0,
  answers: emptyAnswers(),
  section: 'summary' as const,
  createdAt: 0,
  updatedAt: 0,
}

/** As Chromium, when the data of the site is deleted: what is asked now is never answered. */
function answerNothing(): void {
  const silent = () => new EventTarget() as IDBRequest
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(silent)
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(silent)
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(silent)
}

const questions: [string, () => PromiseLike<unknown>][] = [
  ['a read', () => database.drafts.get('draft-1')],
  ['a list', () => database.drafts.toArray()],
  ['a write', () => database.drafts.put(draft)],
  ['a transaction', () => database.transaction('rw', database.drafts, () => database.drafts.get('draft-1'))],
]
test.each(questions)('%s that the browser never answers fails when its connection is closed', async (_, ask) => {
  await database.drafts.put(draft)
  answerNothing()
  const asked = ask()
  setTimeout(() => database.close({ disableAutoOpen: false }), 20)
  await expect(asked).rejects.toBeInstanceOf(Dexie.DatabaseClosedError)
})

test('what is asked after that is answered again', async () => {
  await database.drafts.put(draft)
  answerNothing()
  const asked = database.drafts.get('draft-1').catch(() => 'failed')
  setTimeout(() => database.close({ disableAutoOpen: false }), 20)
  expect(await asked).toBe('failed')
  vi.restoreAllMocks()
  expect(await database.drafts.get('draft-1')).toEqual(draft)
})
