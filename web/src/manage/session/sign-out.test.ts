import { afterEach, beforeEach, expect, test } from 'vitest'
import { userContract } from '#shared/user/contract.ts'
import { ApiError, NoConnectionError } from '#web/kit/api/call.ts'
import { createSharedDevice, type SharedDevice } from './testing/anna-and-ben.ts'

const MINUTE = 60_000

let device: SharedDevice
beforeEach(() => {
  device = createSharedDevice()
})
afterEach(() => device.end())

test('a sign-out without a connection is complete here, and told to the server at the next start', async () => {
  const tab = await device.signedInTab()
  device.server.be('unreachable')
  expect(await device.during(tab.signOut())).toBeNull()
  expect(await device.databases()).toEqual([])
  tab.kill()
  // Still without: the cookie may not sign anybody in again.
  expect(await device.openTab().start()).toEqual({ kind: 'signed_out', why: 'no_connection' })
  device.server.be('well')
  expect(await device.openTab().start()).toEqual({ kind: 'signed_out' })
  expect(device.server.cookie()).toBeUndefined()
})

test('a sign-out without a connection is told to the server before anything else leaves the device, in a page that stays open', async () => {
  const tab = await device.signedInTab()
  device.server.be('unreachable')
  await device.during(tab.signOut())
  device.server.be('well')
  const before = device.server.seen.length
  await expect(device.during(tab.call(userContract.readMe, {}))).rejects.toBeInstanceOf(ApiError)
  const [first, ...rest] = device.server.seen.slice(before)
  expect(first).toMatchObject({ path: '/api/auth/logout', hasCookie: true })
  expect(rest.filter(({ hasCookie }) => hasCookie)).toEqual([])
})

test('a sign-out without a connection sends nothing at all until the server can be told', async () => {
  const tab = await device.signedInTab()
  device.server.be('unreachable')
  await device.during(tab.signOut())
  device.server.be('sign_out_fails')
  const before = device.server.seen.length
  await expect(device.during(tab.call(userContract.readMe, {}))).rejects.toBeInstanceOf(NoConnectionError)
  await expect(device.during(tab.readToken('en'))).rejects.toBeInstanceOf(NoConnectionError)
  expect(new Set(device.server.seen.slice(before).map(({ path }) => path))).toEqual(new Set(['/api/auth/logout']))
  expect(tab.device.owesSignOut()).toBe(true)
})

test('a sign-out without a connection is told within a minute by a page that nobody touches', async () => {
  const tab = await device.signedInTab()
  device.server.be('unreachable')
  await device.during(tab.signOut())
  device.server.be('well')
  await device.advance(MINUTE)
  expect(device.server.cookie()).toBeUndefined()
  expect(tab.device.owesSignOut()).toBe(false)
})

test('a sign-out without a connection leads the next sign-in out of the provider’s old session first, once, also after a restart', async () => {
  const tab = await device.signedInTab()
  device.server.be('unreachable')
  await device.during(tab.signOut())
  tab.kill()
  expect(await device.during(device.openTab().leaveProvider())).toBeNull() // still without
  device.server.be('well')
  const later = device.openTab()
  await later.start()
  expect(await device.during(later.leaveProvider())).toBe('https://idp.test/logout')
  expect(await device.during(later.leaveProvider())).toBeNull()
  expect(device.storage.getItem('deskOthers')).toBeNull()
})

test('a sign-out with a connection leaves nothing to be made up for', async () => {
  const tab = await device.signedInTab()
  await device.during(tab.signOut())
  expect(await device.during(tab.leaveProvider())).toBeNull()
})

test('a sign-out that was made up for does not end the session of who signed in meanwhile in another tab', async () => {
  const [anna, other] = [await device.signedInTab(), device.openTab()]
  device.server.be('unreachable')
  await device.during(anna.signOut())
  device.server.be('well')
  await other.start()
  device.server.setCookie('ben')
  await device.advance(MINUTE)
  expect(device.server.cookie()).toBe('ben')
})
