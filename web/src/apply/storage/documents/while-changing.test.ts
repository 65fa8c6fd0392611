import { afterEach, expect, test, vi } from 'vitest'
import { db } from '#web/apply/storage/database.ts'
import { untilChanged, whileChanging } from './while-changing.ts'

const document = {
  id: 'd',
  ownerId: 'draft',
  renterId: 'r',
  type: 'other_document' as const,
  name: 'Lohn.pdf',
  mimeType: 'application/pdf',
  size: 1,
  chunks: 1,
  addedAt: 1,
}

afterEach(async () => {
  vi.unstubAllGlobals()
  await db.docs.clear()
})

test('what is sent waits for a document that is being changed, in every tab, and for no other', async () => {
  await db.docs.add(document)
  vi.resetModules()
  const otherTab = await import('./while-changing.ts')
  const done: string[] = []
  let finish = () => {}
  const changing = whileChanging(document, () => new Promise<void>((resolve) => (finish = resolve)))
  await vi.waitUntil(async () => (await navigator.locks.query()).held?.some(({ name }) => name === 'changing:draft'))
  expect((await db.docs.get('d'))?.isChanging).toBe(true)
  await untilChanged('another')
  await otherTab.untilChanged('another')
  const waiting = [
    untilChanged('draft').then(() => done.push('here')),
    otherTab.untilChanged('draft').then(() => done.push('there')),
  ]
  await untilChanged('another')
  expect(done).toEqual([])
  finish()
  await Promise.all([changing, ...waiting])
  expect(done.toSorted()).toEqual(['here', 'there'])
  expect((await db.docs.get('d'))?.isChanging).toBeUndefined()
})

test('where a browser has no locks it is known in the tab that does it', async () => {
  vi.stubGlobal('navigator', {})
  await db.docs.add(document)
  let isDone = false
  const changing = whileChanging(document, async () => {
    await db.docs.count()
    isDone = true
  })
  await untilChanged('draft')
  expect(isDone).toBe(true)
  await changing
})
