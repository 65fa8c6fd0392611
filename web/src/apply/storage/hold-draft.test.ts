import { expect, test } from 'vitest'
import { type Hold, holdDraft } from './hold-draft.ts'

const hold = (id: string, options: Partial<Parameters<typeof holdDraft>[1]> = {}) =>
  holdDraft(id, { steal: false, onLost: () => {}, ...options })

test('a draft is held by one at a time, and by the next once it is released', async () => {
  const first = await hold('a')
  expect(first).toBeDefined()
  expect(await hold('a')).toBeUndefined()
  const other = await hold('b')
  expect(other).toBeDefined()
  first?.release()
  await expect.poll(() => hold('a')).toBeDefined()
  other?.release()
})

test('who takes a draft over holds it, and the one before learns of it', async () => {
  const lost: string[] = []
  await hold('c', { onLost: () => lost.push('first') })
  const second = await hold('c', { steal: true, onLost: () => lost.push('second') })
  await expect.poll(() => lost).toEqual(['first'])
  expect(await hold('c')).toBeUndefined()
  second?.release()
})

test('a release is no loss', async () => {
  const lost: string[] = []
  const first = await hold('d', { onLost: () => lost.push('first') })
  first?.release()
  let next: Hold | undefined
  await expect.poll(async () => (next = await hold('d'))).toBeDefined()
  next?.release()
  expect(lost).toEqual([])
})

test('where locks are refused everybody may edit', async () => {
  const locks = { request: () => Promise.reject(new DOMException('', 'SecurityError')) } as unknown as LockManager
  expect(await hold('e', { locks })).toBeDefined()
})
