import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast, dismissToast, showToast, TOAST_REMOVE_DELAY_MS } from './toast-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

test('a new toast takes the place of the one before', () => {
  showToast({ tone: 'success', title: 'first' })
  showToast({ tone: 'error', title: 'second' })
  expect(currentToast()).toMatchObject({ title: 'second', open: true })
})

test('a dismissed toast is removed after 1,000,000 ms', () => {
  showToast({ tone: 'success', title: 'first' })
  dismissToast()
  expect(currentToast()?.open).toBe(false)
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1)
  expect(currentToast()).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(TOAST_REMOVE_DELAY_MS).toBe(1_000_000)
  expect(currentToast()).toBeUndefined()
})

test('the removal of an old toast leaves a newer one alone', () => {
  showToast({ tone: 'success', title: 'first' })
  dismissToast()
  showToast({ tone: 'success', title: 'second' })
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS)
  expect(currentToast()).toMatchObject({ title: 'second', open: true })
  dismissToast()
})
