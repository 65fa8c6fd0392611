import { describe, expect, test } from 'vitest'
import { type JobState, jobStates } from '#web/apply/storage/job.ts'
import { jobEvents, nextState, transitions } from './job-events.ts'

const after = (state: JobState, event: (typeof jobEvents)[number]) => nextState({ state }, event)
const open = jobStates.filter((state) => state !== 'delivered' && state !== 'cancelled')

/** What happens without a person. */
const byItself = ['PICK', 'RETRYABLE', 'RELEASED', 'AUTH_BACK', 'UPDATED', 'PAUSE_OVER'] as const
const byPerson = ['USER_TRY_NOW', 'USER_FIXED', 'USER_CANCEL'] as const
/** In these a person is told what they can do. */
const told = new Set<JobState>(['hold_auth', 'hold_update', 'attention', 'rejected'])

test('every state knows every event', () => {
  for (const state of jobStates) expect(Object.keys(transitions[state]).toSorted()).toEqual([...jobEvents].toSorted())
})

describe('the end', () => {
  test.each(jobEvents)('what is delivered or given up stays so, whatever happens: %s', (event) => {
    expect(after('delivered', event)).toBe('delivered')
    expect(after('cancelled', event)).toBe('cancelled')
  })
  test.each(open)('a receipt wins, however late it comes: in %s', (state) => {
    expect(after(state, 'ACK')).toBe('delivered')
  })
  test.each(open)('a person can take back: in %s', (state) => {
    expect(after(state, 'USER_CANCEL')).toBe('cancelled')
  })
  test('nothing but a receipt delivers, and nothing but a person gives up', () => {
    const leadTo = (end: JobState) => jobEvents.filter((event) => open.some((state) => after(state, event) === end))
    expect(leadTo('delivered')).toEqual(['ACK'])
    expect(leadTo('cancelled')).toEqual(['USER_CANCEL'])
  })
})

describe('nothing is stuck', () => {
  test.each(open)('%s: it goes on by itself, or a person is told and can send it again', (state) => {
    const canGoOn = reaches(state, byItself).includes('sending')
    expect(canGoOn || told.has(state)).toBe(true)
    expect(reaches(state, [...byItself, ...byPerson])).toContain('sending')
  })
  test('only what is due is picked', () => {
    expect(open.filter((state) => after(state, 'PICK') === 'sending' && state !== 'sending')).toEqual([
      'queued',
      'backoff',
    ])
  })
})

/** Every state that can come of one by these events. */
function reaches(from: JobState, events: readonly (typeof jobEvents)[number][]): JobState[] {
  const found = new Set([from])
  for (const state of found) for (const event of events) found.add(after(state, event))
  return [...found]
}
