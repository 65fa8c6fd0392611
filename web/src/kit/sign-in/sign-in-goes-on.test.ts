import { expect, test } from 'vitest'
import { memoryStorage } from '#web/apply/storage/testing/memory-storage.ts'
import { promiseReturn, takeReturn } from './sign-in-goes-on.ts'

test('a sign-in goes on once for who comes back within a minute, and for nobody else', () => {
  const tab = memoryStorage()
  expect(takeReturn(tab, 1000)).toBe(false)
  promiseReturn(tab, 1000)
  expect([takeReturn(tab, 60_999), takeReturn(tab, 60_999)]).toEqual([true, false])
  promiseReturn(tab, 1000)
  expect(takeReturn(tab, 61_000)).toBe(false)
  promiseReturn(tab, 1000)
  expect(takeReturn(tab, 999)).toBe(false)
})
