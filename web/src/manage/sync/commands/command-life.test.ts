import { describe, expect, test } from 'vitest'
import { commandEvents, commandStates, transitions } from './command-life.ts'

type State = (typeof commandStates)[number]
type Event = (typeof commandEvents)[number]

/** What happens without a person. */
const byItself = ['ATTEMPT', 'PUT_OFF', 'REFUSED', 'REFUSED_WITH'] as const satisfies readonly Event[]

test('every state knows every event', () => {
  for (const state of commandStates) {
    expect(Object.keys(transitions[state]).toSorted()).toEqual([...commandEvents].toSorted())
  }
})

test.each(commandStates)('a confirmation wins, however late it comes: in %s', (state) => {
  expect(transitions[state].CONFIRMED).toBe('gone')
})

describe('nothing is lost', () => {
  test('but for a confirmation, only a person ends a change', () => {
    const ends = commandEvents.filter((event) => commandStates.some((state) => transitions[state][event] === 'gone'))
    expect(ends).toEqual(['CONFIRMED', 'USER_LEAVES', 'USER_TAKES_BACK'])
  })
  test('what may have arrived is not taken back, and what nobody has read is not left', () => {
    const states = (event: Event) => commandStates.filter((state) => transitions[state][event] !== 'stay')
    expect(states('USER_TAKES_BACK')).toEqual(['waiting'])
    expect(states('USER_LEAVES')).toEqual(['attention'])
  })
})

describe('nothing is stuck', () => {
  test.each(commandStates)('%s: it is sent by itself, or waits for a person who can have it sent', (state) => {
    const goesOn = reaches(state, byItself).includes('sending')
    expect(goesOn || state === 'attention').toBe(true)
    expect(reaches(state, [...byItself, 'USER_AGAIN'])).toContain('sending')
  })
  test('what was refused is sent by nobody but a person', () => {
    expect(reaches('attention', byItself)).toEqual(['attention'])
  })
})

/** Every state that can come of one by these events. */
function reaches(from: State, events: readonly Event[]): State[] {
  const found = new Set([from])
  for (const state of found) {
    for (const event of events) {
      const next = transitions[state][event]
      if (next !== 'stay' && next !== 'gone') found.add(next)
    }
  }
  return [...found]
}
