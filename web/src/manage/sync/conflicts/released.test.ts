import { expect, test } from 'vitest'
import type { CommandInput } from '#web/manage/sync/effects/command-types.ts'
import { freshWorlds } from '#web/manage/sync/testing/fresh-worlds.ts'
import { HOUSE, rent, synced } from '#web/manage/sync/testing/world.ts'
import { decideAgain } from './decide-again.ts'
import { keepTheirs } from './merge-apart.ts'
import { besides } from './released.ts'

const world = freshWorlds()

const noted = (notes: string): CommandInput<'changeDetails'> => ({
  params: { id: HOUSE },
  body: { notes },
  about: { entity: 'property', id: HOUSE },
})

/** Without a connection Anna changed what is said of a home and its rent, one after the other; Ben changed some of it meanwhile. */
async function refused(first: 'details' | 'rent', theirs: object) {
  const made = world()
  const device = made.device('anna')
  ;(await synced(made, device)).kill()
  const before = made.server.feed.row('property', HOUSE)
  // What is shown is a version further after each.
  const details = (ifMatch: number) => device.issue('changeDetails', { ...noted('Kellerabteil 12'), ifMatch })
  const newRent = (ifMatch: number) => device.issue('changeRent', { ...rent(1_500), ifMatch })
  const n = await (first === 'details' ? details(1) : newRent(1))
  await (first === 'details' ? newRent(2) : details(2))
  made.server.feed.put('property', HOUSE, { ...before, ...theirs, id: HOUSE, version: 2 } as { id: string })
  const tab = device.openTab()
  await made.time.advance(2_000)
  const writer = { database: device.database, actorId: 'anna', actorName: 'Anna', now: made.time.now }
  expect((await device.commands()).map(({ outcome }) => outcome?.code)).toEqual([
    'EDIT_CONFLICT',
    'DEPENDS_ON_REJECTED',
  ])
  return {
    before,
    decide: async (whose: 'mine' | 'theirs', of = n) => {
      await (whose === 'mine' ? decideAgain : keepTheirs)(writer, of)
      tab.sendNow()
      await made.time.advance(2_000)
    },
    left: async () => (await device.commands()).map(({ n: id, name, outcome }) => ({ id, name, code: outcome?.code })),
    home: () => made.server.feed.row('property', HOUSE),
    executions: () => made.server.executions.length,
  }
}

test('who keeps a colleague’s rent has what they said of the home sent all the same', async () => {
  const { decide, left, home } = await refused('rent', { baseRent: 1_400 })
  await decide('theirs')
  expect(await left()).toEqual([])
  expect(home()).toMatchObject({ baseRent: 1_400, notes: 'Kellerabteil 12', version: 3 })
})

test('who insists on what they said of a home is asked about the rent by itself, where a colleague changed that, too', async () => {
  for (const whose of ['mine', 'theirs'] as const) {
    const { decide, left, home } = await refused('details', { notes: 'Estrich', baseRent: 1_400 })
    await decide('mine')
    const cards = await left()
    expect(cards).toMatchObject([{ name: 'changeRent', code: 'EDIT_CONFLICT' }])
    expect(home()).toMatchObject({ baseRent: 1_400, notes: 'Kellerabteil 12' })
    await decide(whose, cards[0]?.id)
    expect(await left()).toEqual([])
    expect(home()).toMatchObject({ baseRent: whose === 'mine' ? 1_500 : 1_400, notes: 'Kellerabteil 12' })
  }
})

test('who keeps what a colleague said of a home is asked about the rent by itself, where that was changed, too', async () => {
  const { decide, left, home } = await refused('details', { notes: 'Estrich', baseRent: 1_400 })
  await decide('theirs')
  expect(await left()).toMatchObject([{ name: 'changeRent', code: 'EDIT_CONFLICT' }])
  expect(home()).toMatchObject({ baseRent: 1_400, notes: 'Estrich', version: 2 })
})

test('what nobody else touched follows what is insisted on, and is asked about no more', async () => {
  const { decide, left, home, executions } = await refused('details', { notes: 'Estrich' })
  await decide('mine')
  expect(await left()).toEqual([])
  expect(home()).toMatchObject({ baseRent: 1_500, notes: 'Kellerabteil 12', version: 4 })
  expect(executions()).toBe(2)
})

test('what changes the same as the change that was refused falls with it', async () => {
  const made = world()
  const device = made.device('anna')
  ;(await synced(made, device)).kill()
  const before = made.server.feed.row('property', HOUSE)
  const n = await device.issue('changeRent', { ...rent(1_500), ifMatch: 1 })
  await device.issue('changeRent', { ...rent(1_600), ifMatch: 2 })
  made.server.feed.put('property', HOUSE, { ...before, id: HOUSE, baseRent: 1_400, version: 2 } as { id: string })
  const tab = device.openTab()
  await made.time.advance(2_000)
  await keepTheirs({ database: device.database, now: made.time.now }, n)
  tab.sendNow()
  await made.time.advance(2_000)
  expect(await device.commands()).toEqual([])
  expect(made.server.feed.row('property', HOUSE)).toMatchObject({ baseRent: 1_400, version: 2 })
})

test('of a decision about an application, which keeps nothing of what was seen, nothing stands beside it', async () => {
  const made = world()
  const device = made.device('anna')
  ;(await synced(made, device)).kill()
  await device.decide('accepted')
  await device.decide('offer_sent')
  const [first, ...rest] = await device.commands()
  expect(first && besides(first, rest)).toEqual([])
})
