import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildCommand } from '#web/manage/storage/testing/build-command.ts'
import { countUnsent } from '#web/manage/storage/remove-database.ts'
import { createSharedDevice, type SharedDevice } from './testing/anna-and-ben.ts'
import { account, type Tab } from './testing/device.ts'

let device: SharedDevice
beforeEach(() => {
  device = createSharedDevice()
  for (const id of ['olga', 'otto']) device.server.accounts.set(id, owner(id))
})
afterEach(() => device.end())

const owner = (id: string) => account(id, { role: 'platform_owner', organizationId: null, organization: null })

function opened(tab: Tab) {
  const state = tab.state()
  if (state.kind !== 'open') throw new Error(`The tab is ${state.kind}`)
  return state
}

const house = (id: string) => ({ key: `property:${id}`, entity: 'property', id, seq: '1', parent: '', row: { id } })
const rowsOf = async (tab: Tab) => (await opened(tab).database.recordsA.toArray()).map(({ id }) => id)

test('a platform owner works with no organization until they choose one, and a manager always with the own', async () => {
  const olga = await device.signedInTab('olga')
  expect(opened(olga).organizationId).toBeNull()
  olga.choose('o2')
  expect(opened(olga).organizationId).toBe('o2')

  const anna = await device.signedInTab('anna')
  anna.choose('o2')
  expect(opened(anna).organizationId).toBe('o1')
})

test('what lies here of one organization is not there in another one, neither records nor changes, and waits for its own', async () => {
  const tab = await device.signedInTab('olga')
  tab.choose('o1')
  await opened(tab).database.recordsA.put(house('h1'))
  await opened(tab).database.commands.add(unsent)
  tab.choose('o2')
  expect([await rowsOf(tab), await opened(tab).database.commands.count()]).toEqual([[], 0])
  await opened(tab).database.recordsA.put(house('h2'))
  expect(await countUnsent('olga')).toEqual(new Map([['o1', { changes: 1, signed: 0, signings: 0 }]]))
  tab.choose('o1')
  expect([await rowsOf(tab), await opened(tab).database.commands.count()]).toEqual([['h1'], 1])
})

test('the choice is one of the tab, outlasts a reload, and is where a new start without a connection begins', async () => {
  const one = await device.signedInTab('olga')
  one.choose('o1')
  await opened(one).database.recordsA.put(house('h1'))
  const other = device.openTab()
  await other.start()
  other.choose('o2')
  expect([opened(one).organizationId, opened(other).organizationId]).toEqual(['o1', 'o2'])
  await device.during(one.checkMe())
  expect(opened(one).organizationId).toBe('o1')

  const reloaded = device.openTab(one.storage)
  await reloaded.start()
  expect(opened(reloaded).organizationId).toBe('o1')
  one.choose('o1')
  device.server.be('unreachable')
  for (const tab of [one, other, reloaded]) tab.kill()
  const later = device.openTab()
  await later.start()
  expect([opened(later).organizationId, await rowsOf(later)]).toEqual(['o1', ['h1']])
})

test('a logout takes every organization off the device but what was never sent, and forgets the choice', async () => {
  const tab = await device.signedInTab('olga')
  for (const id of ['o1', 'o2', 'o3']) {
    tab.choose(id)
    await opened(tab).database.recordsA.put(house(id))
  }
  await opened(tab).database.commands.add(unsent)
  await device.during(tab.signOut())
  expect(await device.databases()).toEqual(['olga'])

  const again = await device.signedInTab('olga')
  expect(opened(again).organizationId).toBeNull()
  for (const id of ['o1', 'o2', 'o3']) {
    again.choose(id)
    expect(await rowsOf(again)).toEqual([])
  }
  expect(await opened(again).database.commands.count()).toBe(1)
  await device.during(again.signOut({ discards: true }))
  expect(await device.databases()).toEqual([])
})

test('another platform owner on the device begins with no organization, and finds nothing of the first one', async () => {
  const olga = await device.signedInTab('olga')
  olga.choose('o1')
  await opened(olga).database.recordsA.put(house('h1'))
  const otto = await device.signedInTab('otto')
  expect(opened(otto).organizationId).toBeNull()
  otto.choose('o1')
  expect(await rowsOf(otto)).toEqual([])
})

test('an owner who becomes a manager keeps nothing of what they read as one', async () => {
  const tab = await device.signedInTab('olga')
  tab.choose('o1')
  await opened(tab).database.recordsA.put(house('h1'))
  device.server.accounts.set('olga', account('olga', { organizationId: 'o1' }))
  await device.during(tab.checkMe())
  expect(tab.state()).toEqual({ kind: 'denied', why: 'role' })
  expect(await device.databases()).toEqual([])
})

const unsent = buildCommand({ actorId: 'olga', actorName: 'Olga' })
