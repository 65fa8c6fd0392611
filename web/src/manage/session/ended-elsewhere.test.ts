import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ApiError } from '#web/kit/api/call.ts'
import { createSharedDevice, personOf, type SharedDevice } from './testing/anna-and-ben.ts'
import { account, type Tab } from './testing/device.ts'

let device: SharedDevice
beforeEach(() => {
  device = createSharedDevice()
})
afterEach(() => device.end())

const ends: [string, (device: SharedDevice, tab: Tab) => Promise<unknown>][] = [
  ['signs out', (device, tab) => device.during(tab.signOut())],
  [
    'is deactivated',
    (device, tab) => {
      device.server.accounts.set('anna', account('anna', { isActive: false }))
      return expect(device.list(tab)).rejects.toBeInstanceOf(ApiError)
    },
  ],
]

describe('an end in another tab', () => {
  test.each(ends)('of who %s: what was asked before it opens nothing again', async (_, end) => {
    const [one, other] = [await device.signedInTab(), device.openTab()]
    await other.start()
    const release = device.server.hold('/api/users/me')
    const asked = other.checkMe()
    await device.advance(0)
    await end(device, one)
    release()
    expect(await device.during(asked)).toBe(false)
    expect(personOf(other)).not.toBe('anna')
    expect([await device.databases(), device.storage.getItem('desk')]).toEqual([[], null])
  })

  test('at whatever moment of somebody being recognised leaves nothing on the device', async () => {
    for (let turns = 0; turns < 40; turns += 1) {
      const shared = createSharedDevice()
      const [one, other] = [await shared.signedInTab(), shared.openTab()]
      await other.start()
      const asked = other.checkMe()
      for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve))
      await shared.during(one.signOut())
      await shared.during(asked)
      expect([turns, await shared.databases(), personOf(other)]).toEqual([turns, [], 'signed_out'])
      await shared.end()
    }
  })
})
