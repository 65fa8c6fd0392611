import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { organizationContract } from '#shared/organization/contract.ts'
import { ApiError, NoConnectionError } from '#web/kit/api/call.ts'
import { createSharedDevice, listing, personOf, type SharedDevice } from './testing/anna-and-ben.ts'
import { account } from './testing/device.ts'

const MINUTE = 60_000

let device: SharedDevice
beforeEach(() => {
  device = createSharedDevice()
})
afterEach(() => device.end())

describe('a call', () => {
  test('carries the token, the cookie, and the header that no foreign page can send', async () => {
    const tab = await device.signedInTab()
    await device.list(tab)
    expect(device.server.seen.at(-1)).toEqual({
      path: '/api/organizations',
      authorization: 'Bearer token-1',
      hasCookie: true,
      header: '1',
    })
  })

  test('whose token has ended is repeated with a fresh one', async () => {
    const tab = await device.signedInTab()
    device.server.endTokens()
    expect(await device.list(tab)).toEqual([])
    expect(device.renewals()).toBe(1)
    expect(JSON.parse(tab.storage.getItem('auth') ?? '')).toMatchObject({ token: 'token-2', user: { id: 'anna' } })
  })

  test('goes with the cookie alone when the sign-in service does not answer', async () => {
    const tab = await device.signedInTab()
    device.server.endTokens()
    device.server.be('renewal_fails')
    expect(await device.list(tab)).toEqual([])
    expect(device.server.seen.at(-1)).toMatchObject({ authorization: null, hasCookie: true })
    expect(tab.storage.getItem('auth')).toBeNull()
    expect(personOf(tab)).toBe('anna')
  })

  test('without a connection fails as such, and costs nobody the session', async () => {
    const tab = await device.signedInTab()
    device.server.be('unreachable')
    await expect(device.list(tab)).rejects.toBeInstanceOf(NoConnectionError)
    expect(personOf(tab)).toBe('anna')
  })

  test('that no renewal mends ends the session and locks what the device keeps', async () => {
    const tab = await device.signedInTab()
    device.server.endTokens()
    device.server.setCookie(undefined)
    await expect(device.list(tab)).rejects.toBeInstanceOf(ApiError)
    expect(tab.state()).toEqual({ kind: 'signed_out', why: 'unauthorized' })
    expect(tab.storage.getItem('auth')).toBeNull()
    expect(tab.device.state()).toBe('locked')
    expect(await device.databases()).toEqual(['anna'])
  })
})

test('an open tab says within half a minute that the server answers again, and never that it does where nothing gets through', async () => {
  const tab = await device.signedInTab()
  let answers = 0
  tab.watchAnswers(() => (answers += 1))
  device.server.be('unreachable')
  await device.advance(10 * MINUTE)
  expect(answers).toBe(0)
  device.server.be('well')
  await device.advance(MINUTE / 2)
  expect(answers).toBe(1)
})

describe('a token', () => {
  test('is renewed a minute before its end, unasked', async () => {
    const tab = await device.signedInTab()
    await device.advance(9 * MINUTE - 1)
    expect(device.renewals()).toBe(0)
    await device.advance(1)
    expect(device.renewals()).toBe(1)
    expect(personOf(tab)).toBe('anna')
  })

  test('is renewed once for two tabs that need one at the same moment', async () => {
    const [one, other] = [await device.signedInTab(), device.openTab()]
    await other.start()
    const before = device.renewals()
    device.server.endTokens()
    await device.during(
      Promise.all([
        one.call(organizationContract.listOrganizations, listing),
        other.call(organizationContract.listOrganizations, listing),
        other.call(organizationContract.listOrganizations, listing),
      ]),
    )
    expect(device.renewals() - before).toBe(1)
  })
})

describe('who opens the app again', () => {
  test('sees what was read before at once, and is signed in again beside it', async () => {
    ;(await device.signedInTab()).kill()
    const tab = device.openTab()
    expect(await tab.start()).toMatchObject({ kind: 'open', person: { id: 'anna' } })
    expect(tab.storage.getItem('auth')).not.toBeNull()
  })

  test('works on without a connection', async () => {
    ;(await device.signedInTab()).kill()
    device.server.be('unreachable')
    expect(await device.openTab().start()).toMatchObject({ kind: 'open', person: { id: 'anna' } })
  })

  test('finds it locked after 7 days without contact, and open again after a sign-in', async () => {
    ;(await device.signedInTab()).kill()
    device.server.be('unreachable')
    device.jump(7 * 24 * 60 * MINUTE)
    expect(await device.openTab().start()).toEqual({ kind: 'signed_out', why: 'locked' })
    expect(await device.databases()).toEqual(['anna'])
    device.server.be('well')
    expect(await device.openTab().start()).toMatchObject({ kind: 'open', person: { id: 'anna' } })
  })

  test('finds nothing after 14 days', async () => {
    ;(await device.signedInTab()).kill()
    device.server.be('unreachable')
    device.jump(14 * 24 * 60 * MINUTE)
    const tab = device.openTab()
    expect(await tab.start()).toEqual({ kind: 'signed_out', why: 'no_connection' })
    expect(await device.databases()).toEqual([])
    expect(device.storage.getItem('desk')).toBeNull()
  })

  test('without ever having been here is led to the sign-in, with nothing to explain', async () => {
    expect(await device.openTab().start()).toEqual({ kind: 'signed_out' })
  })

  test('sees nothing of an open page whose time has run out meanwhile', async () => {
    const tab = await device.signedInTab()
    device.server.be('unreachable')
    device.jump(7 * 24 * 60 * MINUTE)
    tab.look()
    expect(tab.state()).toEqual({ kind: 'signed_out', why: 'locked' })
  })
})

describe('signing out', () => {
  test('tells the server, wipes the device and the other tabs, and leads to the provider', async () => {
    const [tab, other] = [await device.signedInTab(), device.openTab()]
    await other.start()
    expect(await device.during(tab.signOut())).toBe('https://idp.test/logout')
    expect(device.server.cookie()).toBeUndefined()
    expect(await device.databases()).toEqual([])
    for (const each of [tab, other]) {
      expect(each.state()).toEqual({ kind: 'signed_out', why: 'left' })
      expect(each.storage.getItem('auth')).toBeNull()
    }
  })

  test('that is cut off by a dead battery is finished at the next start', async () => {
    const tab = await device.signedInTab()
    device.storage.setItem('desk', JSON.stringify({ ...tab.device.record(), pendingWipe: true }))
    const state = tab.state()
    if (state.kind === 'open') state.database.close()
    tab.kill()
    await device.openTab().device.tidy()
    expect(await device.databases()).toEqual([])
  })
})

describe('who may not come in any more', () => {
  const losses: [string, () => void, 'role' | 'deactivated'][] = [
    [
      'whose account is deactivated',
      () => device.server.accounts.set('anna', account('anna', { isActive: false })),
      'deactivated',
    ],
    ['whose role is lost', () => device.server.accounts.set('anna', account('anna', { role: 'user' })), 'role'],
    [
      'who was moved to another organization',
      () => device.server.accounts.set('anna', account('anna', { organizationId: 'o2' })),
      'role',
    ],
  ]
  test.each(losses)('%s keeps nothing on the device, in no tab', async (_, lose, why) => {
    const [tab, other] = [await device.signedInTab(), device.openTab()]
    await other.start()
    lose()
    await device.during(tab.checkMe())
    for (const each of [tab, other]) expect(each.state()).toEqual({ kind: 'denied', why })
    expect(await device.databases()).toEqual([])
    expect(device.storage.getItem('desk')).toBeNull()
  })

  test.each(losses)('%s is noticed within a minute on a screen that nobody touches', async (_, lose, why) => {
    const tab = await device.signedInTab()
    lose()
    await device.advance(MINUTE)
    expect(tab.state()).toEqual({ kind: 'denied', why })
  })

  test('who has no role for the admin area costs nobody else their data', async () => {
    ;(await device.signedInTab()).kill()
    device.jump(8 * 24 * 60 * MINUTE)
    device.server.accounts.set('carl', account('carl', { role: 'user' }))
    device.server.setCookie('carl')
    expect(await device.openTab().start()).toEqual({ kind: 'denied', why: 'role' })
    expect(await device.databases()).toEqual(['anna'])
  })
})

test('who comes back for another organization finds nothing of the one before', async () => {
  const tab = await device.signedInTab()
  const state = tab.state()
  if (state.kind !== 'open') throw new Error('not open')
  await state.database.organizations.put({
    id: 'o1',
    name: 'A',
    description: '',
    country: null,
    retentionDays: null,
    residentDays: null,
    policyPack: null,
    ownQuestions: [],
    lifeSpans: {},
    createdAt: '',
  })
  tab.kill()
  device.server.accounts.set('anna', account('anna', { organizationId: 'o2' }))
  const again = (await device.signedInTab()).state()
  if (again.kind !== 'open') throw new Error('not open')
  expect(await again.database.organizations.count()).toBe(0)
})

describe('two people on one device', () => {
  test('have a database each; the first one stays closed and goes after 14 days', async () => {
    const anna = await device.signedInTab('anna')
    const ben = await device.signedInTab('ben')
    await device.advance(0)
    expect(personOf(ben)).toBe('ben')
    expect(personOf(anna)).toBe('unknown')
    expect((await device.databases()).toSorted()).toEqual(['anna', 'ben'])
    anna.kill()
    ben.kill()
    device.jump(13 * 24 * 60 * MINUTE)
    await (await device.signedInTab('ben')).device.tidy()
    expect((await device.databases()).toSorted()).toEqual(['anna', 'ben'])
    device.jump(24 * 60 * MINUTE)
    await device.openTab().device.tidy()
    expect(await device.databases()).toEqual(['ben'])
  })

  test('never work under each other’s name: a call of the first is not repeated as the second', async () => {
    const anna = await device.signedInTab('anna')
    device.server.setCookie('ben') // in another browser window, unheard
    device.server.endTokens()
    await expect(device.list(anna)).rejects.toBeInstanceOf(ApiError)
    const calls = device.server.seen.filter(({ path }) => path === '/api/organizations')
    expect(calls.map(({ authorization }) => authorization)).toEqual(['Bearer token-1'])
    expect(personOf(anna)).toBe('ben')
  })

  test('find their own again when they come back', async () => {
    const anna = await device.signedInTab('anna')
    const state = anna.state()
    if (state.kind !== 'open') throw new Error('not open')
    await state.database.organizations.put({
      id: 'o1',
      name: 'A',
      description: '',
      country: null,
      retentionDays: null,
      residentDays: null,
      policyPack: null,
      ownQuestions: [],
      lifeSpans: {},
      createdAt: '',
    })
    await device.signedInTab('ben')
    const again = (await device.signedInTab('anna')).state()
    if (again.kind !== 'open') throw new Error('not open')
    expect(await again.database.organizations.count()).toBe(1)
  })
})
