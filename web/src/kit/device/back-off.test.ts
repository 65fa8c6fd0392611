import { describe, expect, test } from 'vitest'
import { backOffDelay, dueAt, LONGEST_BACK_OFF_MS, LONGEST_WAIT_MS, overloadDelay } from './back-off.ts'

const longest = () => 1
const HOUR = 60 * 60_000

describe('after a failure', () => {
  test.each([
    [0, 2_000],
    [1, 4_000],
    [5, 64_000],
    [8, LONGEST_BACK_OFF_MS],
    [1_000_000, LONGEST_BACK_OFF_MS],
  ])('number %i it waits at most %i ms', (attempts, ms) => {
    expect(backOffDelay(attempts, longest)).toBe(ms)
  })
  test('it may wait any shorter time, so that phones do not come together', () => {
    expect(backOffDelay(5, () => 0)).toBe(0)
    expect(backOffDelay(5, () => 0.5)).toBe(32_000)
  })
})

describe('sent away by the server', () => {
  test('it waits at least as long as asked, and at most a minute longer', () => {
    expect(overloadDelay(30_000, () => 0)).toBe(30_000)
    expect(overloadDelay(30_000, longest)).toBe(90_000)
  })
  test.each([HOUR, HOUR + 1, 24 * HOUR, 1e12])('asked for %i ms, it believes an hour, and keeps to it', (ms) => {
    expect(overloadDelay(ms, () => 0)).toBe(HOUR)
    expect(dueAt({ nextAt: overloadDelay(ms, longest), setAt: 0 }, 0)).toBe(LONGEST_WAIT_MS)
  })
  test('it is never sent into the past', () => {
    expect(overloadDelay(-5_000, () => 0)).toBe(0)
  })
})

describe('when it is due', () => {
  test('at the time that was written down', () => {
    expect(dueAt({ nextAt: 1_000, setAt: 0 }, 500)).toBe(1_000)
    expect(dueAt({ nextAt: 1_000, setAt: 0 }, 5_000)).toBe(1_000)
  })
  test('at once, when that is later than anything waits: the clock was wrong then', () => {
    expect(dueAt({ nextAt: 10 * 24 * HOUR, setAt: 0 }, 500)).toBe(500)
  })
  test('at once, when it is earlier now than when that was written down', () => {
    expect(dueAt({ nextAt: 1_000, setAt: 600 }, 500)).toBe(500)
  })
})
