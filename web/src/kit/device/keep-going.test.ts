import { expect, test } from 'vitest'
import { DEVICE_PAUSE_MS, keepGoing } from './keep-going.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve))

/** A clock that stands still until it is told. */
function stoppedClock() {
  let time = 0
  const timers = new Map<() => void, number>()
  return {
    now: () => time,
    after: (ms: number, run: () => void) => {
      timers.set(run, time + ms)
      return () => void timers.delete(run)
    },
    next: () => Math.min(...timers.values()) - time,
    forward: async (ms: number) => {
      time += ms
      for (const [run, at] of timers) {
        if (at > time) continue
        timers.delete(run)
        run()
      }
      await settle()
    },
  }
}

test('it is done again when it said, and no later than in a minute', async () => {
  const clock = stoppedClock()
  let rounds = 0
  const { round } = keepGoing(clock, () =>
    Promise.resolve((rounds += 1) < 3 ? clock.now() + rounds * 50_000 : undefined),
  )
  await round()
  expect([rounds, clock.next()]).toEqual([1, 50_000])
  await clock.forward(50_000)
  expect([rounds, clock.next()]).toEqual([2, 60_000])
  await clock.forward(60_000)
  expect([rounds, clock.next()]).toEqual([3, Number.POSITIVE_INFINITY])
})

test('who asks while it runs has it done once more, and never twice at a time', async () => {
  let atOnce = 0
  let rounds = 0
  const { round } = keepGoing(stoppedClock(), async () => {
    atOnce += 1
    rounds += 1
    expect(atOnce).toBe(1)
    await settle()
    atOnce -= 1
    return undefined
  })
  await Promise.all([round(), round(), round()])
  expect(rounds).toBe(2)
})

test('a failure of the device is tried again soon', async () => {
  const clock = stoppedClock()
  const { round } = keepGoing(clock, () => Promise.reject(new Error('the database was closed')))
  await round()
  expect(clock.next()).toBe(DEVICE_PAUSE_MS)
})

test('what is postponed is done a minute later all the same, and at once when somebody asks', async () => {
  const clock = stoppedClock()
  let rounds = 0
  const work = () => Promise.resolve((rounds += 1) === 1 ? clock.now() + 1_000 : undefined)
  const { round } = keepGoing(clock, work, { postpones: () => true })
  await round()
  await clock.forward(1_000)
  expect(rounds).toBe(1)
  await clock.forward(60_000)
  expect(rounds).toBe(2)
  await round()
  expect(rounds).toBe(3)
})

test('what was stopped does nothing any more, not even what was asked for before', async () => {
  const clock = stoppedClock()
  let rounds = 0
  const { round, stop } = keepGoing(clock, () => Promise.resolve((rounds += 1) + clock.now()))
  await round()
  stop()
  await clock.forward(60_000)
  await round()
  expect(rounds).toBe(1)
})
