import { describe, expect, test } from 'vitest'
import { type DeviceUser, type DeviceUserState, deviceUserState } from './device-lock.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const CONTACT = Date.UTC(2027, 0, 15, 9)

const record = (more: Partial<DeviceUser> = {}): DeviceUser => ({
  userId: 'u1',
  lastContactAt: CONTACT,
  seenAt: CONTACT,
  ...more,
})

describe('what lies on the device', () => {
  const cases: [rule: string, record: DeviceUser, now: number, state: DeviceUserState][] = [
    ['is shown at the moment of contact', record(), CONTACT, 'fresh'],
    ['is shown until 7 days have passed', record(), CONTACT + 7 * DAY - 1, 'fresh'],
    ['is locked after 7 days without contact', record(), CONTACT + 7 * DAY, 'locked'],
    ['is kept locked until 14 days have passed', record(), CONTACT + 14 * DAY - 1, 'locked'],
    ['goes after 14 days without contact', record(), CONTACT + 14 * DAY, 'wipe'],
    ['is locked at once when the session is refused', record({ lockedAt: CONTACT }), CONTACT, 'locked'],
    ['stays locked for 24 hours then', record({ lockedAt: CONTACT }), CONTACT + DAY - 1, 'locked'],
    ['goes 24 hours after the session was refused', record({ lockedAt: CONTACT }), CONTACT + DAY, 'wipe'],
    ['goes when a wipe was begun, however fresh it is', record({ pendingWipe: true }), CONTACT, 'wipe'],
    ['goes when a wipe was begun and the clock was set back', record({ pendingWipe: true }), CONTACT - DAY, 'wipe'],
    ['survives a clock that is put right by minutes', record(), CONTACT - HOUR, 'fresh'],
    ['is locked when the clock is set back further', record(), CONTACT - HOUR - 1, 'locked'],
    ['stays locked when the clock is set back', record({ seenAt: CONTACT + 8 * DAY }), CONTACT + 2 * DAY, 'locked'],
    ['goes although the clock is set back', record({ seenAt: CONTACT + 14 * DAY }), CONTACT, 'wipe'],
    ['goes though the clock is set back after a refusal', record({ lockedAt: 0, seenAt: DAY }), 1, 'wipe'],
  ]
  test.each(cases)('%s', (_, given, now, state) => {
    expect(deviceUserState(given, now)).toBe(state)
  })

  test('never becomes readable again by setting the clock, whatever it shows', () => {
    for (let seen = 7; seen <= 20; seen += 0.5) {
      for (let clock = -20; clock <= seen; clock += 0.5) {
        const state = deviceUserState(record({ seenAt: CONTACT + seen * DAY }), CONTACT + clock * DAY)
        expect(state).not.toBe('fresh')
      }
    }
  })
})
