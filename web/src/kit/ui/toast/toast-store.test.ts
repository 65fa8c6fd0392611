import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  currentToast,
  dismissToast,
  endToastOfOffline,
  endToastOfOtherPage,
  endToastsOfAccount,
  showToast,
  TOAST_REMOVE_DELAY_MS,
  toastsOfAccount,
} from './toast-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a new toast takes the place of the one before', () => {
  showToast({ tone: 'success', title: () => 'first' })
  showToast({ tone: 'error', title: () => 'second' })
  expect(currentToast()).toMatchObject({ open: true })
  expect(currentToast()?.title()).toBe('second')
})

test('a dismissed toast is removed after 1,000,000 ms', () => {
  showToast({ tone: 'success', title: () => 'first' })
  dismissToast()
  expect(currentToast()?.open).toBe(false)
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1)
  expect(currentToast()).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(TOAST_REMOVE_DELAY_MS).toBe(1_000_000)
  expect(currentToast()).toBeUndefined()
})

test('the removal of an old toast leaves a newer one alone', () => {
  showToast({ tone: 'success', title: () => 'first' })
  dismissToast()
  showToast({ tone: 'success', title: () => 'second' })
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS)
  expect(currentToast()).toMatchObject({ open: true })
  expect(currentToast()?.title()).toBe('second')
  dismissToast()
})

test('the end of what one toast told of leaves a later one alone', () => {
  const end = showToast({ tone: 'error', title: () => 'first' })
  showToast({ tone: 'error', title: () => 'second' })
  end()
  expect(currentToast()?.open).toBe(true)
  dismissToast()
})

test('what failed is over on another page, what was done is not', () => {
  const page = (pathname: string) => vi.stubGlobal('location', { pathname })
  page('/a')
  showToast({ tone: 'error', title: () => 'failed' })
  endToastOfOtherPage('/a')
  expect(currentToast()?.open).toBe(true)
  endToastOfOtherPage('/b')
  expect(currentToast()?.open).toBe(false)
  showToast({ tone: 'success', title: () => 'done' })
  endToastOfOtherPage('/b')
  expect(currentToast()?.open).toBe(true)
  dismissToast()
})

test('what is told of an account goes with it, also what would have been told only then', () => {
  const tell = toastsOfAccount()
  tell({ tone: 'success', title: () => 'Anna was rejected' })
  endToastsOfAccount()
  expect(currentToast()?.open).toBe(false)
  tell({ tone: 'success', title: () => 'Anna was rejected' })
  expect(currentToast()?.open).toBe(false)
  toastsOfAccount()({ tone: 'success', title: () => 'of the next one' })
  expect(currentToast()?.open).toBe(true)
  dismissToast()
})

test('what failed without a connection is over with one, anything else is not', () => {
  vi.stubGlobal('navigator', { onLine: false })
  showToast({ tone: 'success', title: () => 'kept on this device' })
  endToastOfOffline()
  expect(currentToast()?.open).toBe(true)
  showToast({ tone: 'error', title: () => 'no connection' })
  endToastOfOffline()
  expect(currentToast()?.open).toBe(false)
  vi.stubGlobal('navigator', { onLine: true })
  showToast({ tone: 'error', title: () => 'not a code' })
  endToastOfOffline()
  expect(currentToast()?.open).toBe(true)
  dismissToast()
})
