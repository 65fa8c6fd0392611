import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSharedDevice, type SharedDevice } from '#web/manage/session/testing/anna-and-ben.ts'
import { account, type Tab } from '#web/manage/session/testing/device.ts'
import { watchAccount } from './watch-account.ts'

let device: SharedDevice
beforeEach(() => {
  device = createSharedDevice()
})
afterEach(() => device.end())

const ends: [how: string, (tab: Tab) => Promise<unknown>][] = [
  ['signs out', (tab) => device.during(tab.signOut())],
  [
    'signs out in another tab',
    async () => {
      const other = device.openTab()
      await other.start()
      await device.during(other.signOut())
    },
  ],
  [
    'is deactivated',
    (tab) => {
      device.server.accounts.set('anna', account('anna', { isActive: false }))
      return device.during(tab.checkMe())
    },
  ],
  [
    'loses the role',
    (tab) => {
      device.server.accounts.set('anna', account('anna', { role: 'user' }))
      return device.during(tab.checkMe())
    },
  ],
  [
    'is refused by the server',
    (tab) => {
      device.server.endTokens()
      device.server.setCookie(undefined)
      return device.during(tab.checkMe())
    },
  ],
  ['makes room for somebody else, in another tab', () => device.signedInTab('ben')],
]

test.each(ends)('the account ends, once, when who is here %s', async (_, end) => {
  const tab = await device.signedInTab()
  const ended = vi.fn<() => void>()
  watchAccount(tab, ended)
  await device.during(tab.checkMe())
  expect(ended).not.toHaveBeenCalled()
  await end(tab)
  await device.advance(0)
  expect(ended).toHaveBeenCalledTimes(1)
})
