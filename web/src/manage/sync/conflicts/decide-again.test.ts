import { describe, expect, test } from 'vitest'
import type { Entity } from '#shared/feed/feed.ts'
import { idOf } from '#shared/testing/rows.ts'
import { canOverwrite, dismissCommand } from '#web/manage/sync/commands/change-command.ts'
import { keepCommand } from '#web/manage/sync/commands/keep-command.ts'
import type { CommandInput, CommandName } from '#web/manage/sync/effects/command-types.ts'
import { freshWorlds } from '#web/manage/sync/testing/fresh-worlds.ts'
import { ANNA, HOUSE, rent, synced } from '#web/manage/sync/testing/world.ts'
import { decideAgain } from './decide-again.ts'

const world = freshWorlds()

/** Anna accepted without a connection what Ben had rejected. */
async function refused() {
  const made = world()
  const device = made.device('anna')
  const tab = device.openTab()
  await made.time.advance(2_000)
  tab.kill()
  const n = await device.decide('accepted')
  await device.decide('offer_sent')
  const before = await device.database.recordsA.get(`application:${ANNA}`)
  made.server.feed.put('application', ANNA, { ...before?.row, id: ANNA, status: 'rejected', version: 2 } as {
    id: string
  })
  const now = device.openTab()
  await made.time.advance(2_000)
  const insist = async () => {
    await decideAgain({ database: device.database, actorId: 'anna', actorName: 'Anna', now: made.time.now }, n)
    now.sendNow()
    await made.time.advance(2_000)
  }
  return { made, device, n, insist }
}

test('who insists resubmits and decides, on what they saw', async () => {
  const { made, device, insist } = await refused()
  await insist()
  expect(await device.commands()).toEqual([])
  expect(made.server.feed.row('application', ANNA)).toMatchObject({ status: 'accepted', version: 4 })
})

test('what a colleague wrote is not written over before it has been read here', async () => {
  const { made, device } = await refusedRent()
  await device.database.recordsA.update(`property:${HOUSE}`, {
    row: { ...made.seen, id: HOUSE, version: 1 } as { id: string },
  })
  await decideAgain({ database: device.database, actorId: 'anna', actorName: 'Anna', now: made.time.now }, made.n)
  expect((await device.commands()).map(({ state }) => state)).toEqual(['attention'])
})

/** Anna set a rent without a connection, and Ben another one. */
async function refusedRent() {
  const made = world()
  const device = made.device('anna')
  ;(await synced(made, device)).kill()
  const n = await device.issue('changeRent', { ...rent(1_500), ifMatch: 1 })
  const seen = made.server.feed.row('property', HOUSE)
  made.server.feed.put('property', HOUSE, { ...seen, id: HOUSE, baseRent: 1_400, version: 2 } as { id: string })
  device.openTab()
  await made.time.advance(2_000)
  device.killAll()
  return { made: { ...made, n, seen }, device }
}

test('who insists on what changed once more is asked again, and nothing is done', async () => {
  const { made, device, insist } = await refused()
  const row = made.server.feed.row('application', ANNA)
  made.server.feed.put('application', ANNA, { ...row, id: ANNA, status: 'withdrawn', version: 3 } as { id: string })
  await insist()
  expect((await device.commands()).map(({ outcome }) => outcome?.code)).toEqual([
    'STATUS_CONFLICT',
    'DEPENDS_ON_REJECTED',
  ])
  expect(made.server.executions).toEqual([])
})

test('who keeps the colleague’s decision is rid of the card, and of what was built on it', async () => {
  const { device, n } = await refused()
  await dismissCommand(device.database, n)
  expect(await device.commands()).toEqual([])
  expect(await device.application()).toMatchObject({ status: 'rejected' })
  expect(await device.application()).not.toHaveProperty('waiting')
})

describe('what a colleague changed meanwhile is kept beside what was wanted, and either can be made to stand', () => {
  const PROCESS = idOf(2)
  interface Wanted {
    params: { id: string }
    body: object
    about: { entity: Entity; id: string }
  }
  const cases: [CommandName, Wanted, object, object][] = [
    [
      'changeRent',
      {
        params: { id: HOUSE },
        body: { baseRent: 1500, sideCosts: 100, reason: '' },
        about: { entity: 'property', id: HOUSE },
      },
      { baseRent: 1400, sideCosts: 100 },
      { baseRent: 1500 },
    ],
    [
      'changeProcess',
      { params: { id: PROCESS }, body: { status: 'closed' }, about: { entity: 'process', id: PROCESS } },
      { sendsStatusMails: true },
      { status: 'closed' },
    ],
    [
      'changeProcess',
      {
        params: { id: PROCESS },
        body: { sendsStatusMails: false, conditions: { securityDeposit: 5_000 } },
        about: { entity: 'process', id: PROCESS },
      },
      { sendsStatusMails: true, conditions: { securityDeposit: 4_000, petPolicy: 'No dogs' } },
      { sendsStatusMails: true, conditions: { securityDeposit: 5_000, petPolicy: 'No dogs' } },
    ],
  ]
  test.each(cases)('%s', async (name, input, theirs, mine) => {
    const made = world()
    const device = made.device('anna')
    const tab = device.openTab()
    await made.time.advance(2_000)
    tab.kill()
    const issuer = { database: device.database, actorId: 'anna', actorName: 'Anna', now: made.time.now }
    const n = await keepCommand(issuer, name, { ...input, ifMatch: 1 } as unknown as CommandInput<typeof name>)
    const { entity, id } = input.about
    const before = made.server.feed.row(entity, id)
    made.server.feed.put(entity, id, { ...before, ...theirs, version: 2 } as { id: string })
    const now = device.openTab()
    await made.time.advance(2_000)
    const [refused] = await device.commands()
    expect(refused).toMatchObject({ n, state: 'attention', body: input.body, outcome: { code: 'EDIT_CONFLICT' } })
    expect(refused && canOverwrite(refused)).toBe(true)
    expect(made.server.feed.row(entity, id)).toMatchObject(theirs)

    await decideAgain(issuer, n)
    now.sendNow()
    await made.time.advance(2_000)
    expect(await device.commands()).toEqual([])
    expect(made.server.feed.row(entity, id)).toMatchObject({ ...mine, version: 3 })
  })
})
