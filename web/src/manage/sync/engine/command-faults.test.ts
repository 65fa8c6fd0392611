import { describe, expect, test } from 'vitest'
import type { ApplicationStatus } from '#shared/application/status.ts'
import { idOf, ORGANIZATION } from '#shared/testing/rows.ts'
import { dismissCommand } from '#web/manage/sync/commands/change-command.ts'
import { freshWorlds } from '#web/manage/sync/testing/fresh-worlds.ts'
import { refusal } from '#web/manage/sync/testing/model-refusal.ts'
import { ANNA, type Device, rent, synced, type World } from '#web/manage/sync/testing/world.ts'

const world = freshWorlds()
const MINUTE = 60_000

const statusOf = ({ server }: World, id = ANNA) =>
  (server.feed.row('application', id) as { status?: string } | null)?.status
const outcomes = async (device: Device) => (await device.commands()).map(({ state, outcome }) => outcome?.code ?? state)

describe('two who decide without knowing of each other', () => {
  const both = async (
    mine: ApplicationStatus,
    theirs: ApplicationStatus,
    order: 'mine_first' | 'theirs_first',
    by = 'ben',
  ) => {
    const made = world()
    const [anna, ben] = [made.device('anna'), made.device(by)]
    const [one, other] = [await synced(made, anna), await synced(made, ben)]
    one.kill()
    other.kill()
    await anna.decide(mine)
    await ben.decide(theirs)
    for (const device of order === 'mine_first' ? [anna, ben] : [ben, anna]) {
      device.openTab()
      await made.time.advance(2_000)
    }
    await made.time.advance(2_000)
    return { made, anna, ben }
  }

  test('fault:M1 the first wins, the second gets a card, and the status does not flip', async () => {
    for (const order of ['mine_first', 'theirs_first'] as const) {
      const { made, anna, ben } = await both('accepted', 'rejected', order)
      const [winner, loser] = order === 'mine_first' ? [anna, ben] : [ben, anna]
      const won = order === 'mine_first' ? 'accepted' : 'rejected'
      expect(statusOf(made)).toBe(won)
      expect(made.server.executions).toHaveLength(1)
      expect(await winner.commands()).toEqual([])
      const [card] = await loser.commands()
      expect(card).toMatchObject({
        state: 'attention',
        base: { status: 'submitted', label: 'Anna Müller' },
        outcome: { code: 'STATUS_CONFLICT', current: { status: won, by: order === 'mine_first' ? 'anna' : 'ben' } },
      })
      // What the server has is shown, and marked.
      expect(await loser.application()).toMatchObject({ status: won, waiting: 'attention' })
      await dismissCommand(loser.database, card?.n ?? 0)
      expect(await loser.application()).not.toHaveProperty('waiting')
    }
  })

  test('fault:M2 the same decision is a success for both', async () => {
    const { made, anna, ben } = await both('accepted', 'accepted', 'mine_first')
    expect(statusOf(made)).toBe('accepted')
    expect([await anna.commands(), await ben.commands()]).toEqual([[], []])
  })

  test('fault:M4 one person on two devices is told the same way', async () => {
    const { made, ben } = await both('accepted', 'withdrawn', 'mine_first', 'anna')
    expect(statusOf(made)).toBe('accepted')
    expect(await outcomes(ben)).toEqual(['STATUS_CONFLICT'])
  })
})

test('fault:M5 what was built on a refused change is never sent, and other chains go on', async () => {
  const made = world({ applications: 2 })
  const device = made.device()
  ;(await synced(made, device)).kill()
  await device.decide('accepted')
  await device.decide('offer_sent')
  await device.decide('accepted', idOf(4))
  made.server.feed.put('application', ANNA, {
    ...(await device.application()),
    id: ANNA,
    status: 'rejected',
    version: 9,
  } as {
    id: string
  })
  device.openTab()
  await made.time.advance(MINUTE)
  expect(await outcomes(device)).toEqual(['STATUS_CONFLICT', 'DEPENDS_ON_REJECTED'])
  expect(statusOf(made, idOf(4))).toBe('accepted')
  expect(device.line.count('changeStatus')).toBe(2)
  const [head] = await device.commands()
  await dismissCommand(device.database, head?.n ?? 0)
  expect(await device.commands()).toEqual([])
})

test('a chain made without a connection is done in its order, each step on the result of the one before', async () => {
  const made = world()
  const device = made.device()
  ;(await synced(made, device)).kill()
  for (const status of ['accepted', 'offer_sent', 'offer_accepted'] as const) await device.decide(status)
  expect(await device.application()).toMatchObject({ status: 'offer_accepted', version: 4, waiting: 'waiting' })
  device.openTab()
  await made.time.advance(2_000)
  expect(statusOf(made)).toBe('offer_accepted')
  expect(await device.commands()).toEqual([])
})

test('a record is created before anything that needs it, though that is another chain', async () => {
  const made = world()
  const device = made.device()
  ;(await synced(made, device)).kill()
  const [house, process] = [idOf(20), idOf(21)]
  const body = {
    name: 'New',
    address: 'Weg 1',
    rooms: 2,
    propertyType: 'apartment',
    squareMeters: 50,
    notes: '',
    country: 'CH',
  } as const
  await device.issue('createRentObject', {
    params: undefined,
    body: { ...body, organizationId: ORGANIZATION, baseRent: 900, sideCosts: 100 },
    about: { entity: 'property', id: house },
  })
  await device.issue('createProcess', {
    params: undefined,
    body: {
      propertyId: house,
      rentObjectId: house,
      organizationId: ORGANIZATION,
      applicationProcessName: 'For it',
      notes: '',
      conditions: {},
      sendsStatusMails: false,
    },
    about: { entity: 'process', id: process },
  })
  device.line.fail('command', refusal('UNAVAILABLE'))
  device.openTab()
  await made.time.advance(10 * MINUTE)
  expect(made.server.executions.map(({ name }) => name)).toEqual(['createRentObject', 'createProcess'])
  expect(await device.commands()).toEqual([])
})

test('fault:M8 a change of what was removed meanwhile is a card', async () => {
  for (const code of ['NOT_FOUND', 'APPLICATION_ERASED'] as const) {
    const made = world()
    const device = made.device()
    ;(await synced(made, device)).kill()
    await device.decide('accepted')
    made.server.feed.put('application', ANNA, null)
    device.line.fail('command', refusal(code))
    device.openTab()
    await made.time.advance(2_000)
    // Of an application the one is the other: what the change named is not kept for it either.
    expect(await outcomes(device)).toEqual(['APPLICATION_ERASED'])
    expect(await device.application()).toBeNull()
  }
})

describe('whose change it is', () => {
  test('fault:A2 another person who signs in on the device sends nothing of it', async () => {
    const made = world()
    const device = made.device('anna')
    ;(await synced(made, device)).kill()
    await device.decide('accepted')
    device.line.state.userId = 'ben'
    device.openTab('ben').kill()
    device.openTab('ben')
    await made.time.advance(10 * MINUTE)
    expect(device.line.count('changeStatus')).toBe(0)
    expect(await outcomes(device)).toEqual(['waiting'])
  })

  test('fault:A2 a session that became another person’s unnoticed is refused, and asked who it is', async () => {
    const made = world()
    const device = made.device('anna')
    ;(await synced(made, device)).kill()
    await device.decide('accepted')
    device.line.state.userId = 'ben'
    device.openTab()
    await made.time.advance(2_000)
    expect(made.server.executions).toEqual([])
    expect(device.state.checks).toBe(1)
    expect(await outcomes(device)).toEqual(['waiting'])
    device.line.state.userId = 'anna'
    await made.time.advance(2 * MINUTE)
    expect(statusOf(made)).toBe('accepted')
  })

  test('fault:A1 a session that has ended keeps everything, and the same person goes on', async () => {
    const made = world()
    const device = made.device()
    ;(await synced(made, device)).kill()
    await device.decide('accepted')
    device.line.fail('command', refusal('UNAUTHORIZED'))
    const tab = device.openTab()
    await made.time.advance(2_000)
    expect(await outcomes(device)).toEqual(['waiting'])
    tab.kill()
    device.openTab()
    await made.time.advance(2_000)
    expect(statusOf(made)).toBe('accepted')
    expect(await device.commands()).toEqual([])
  })

  test('fault:A4 a person who may not any more gets a card, and no storm', async () => {
    const made = world()
    const device = made.device()
    ;(await synced(made, device)).kill()
    await device.decide('accepted')
    device.line.fail('command', refusal('ACCESS_DENIED'))
    device.openTab()
    await made.time.advance(10 * MINUTE)
    expect(await outcomes(device)).toEqual(['ACCESS_DENIED'])
    expect(device.line.count('changeStatus')).toBe(1)
  })
})

test('fault:V11 a change that the server fails at three times is set aside, and the others go on', async () => {
  const made = world()
  const device = made.device()
  ;(await synced(made, device)).kill()
  await device.issue('changeRent', rent(1_500))
  await device.decide('accepted')
  // Only the first of them fails; the other one is tried in between.
  device.line.fail('command', refusal('INTERNAL'))
  device.openTab()
  await made.time.settle()
  expect(statusOf(made)).toBe('accepted')
  device.line.fail('command', refusal('INTERNAL'))
  device.line.fail('command', refusal('INTERNAL'))
  await made.time.advance(10 * MINUTE)
  expect(await outcomes(device)).toEqual(['INTERNAL'])
})

test('a server that asks for patience is given it', async () => {
  const made = world()
  const device = made.device()
  ;(await synced(made, device)).kill()
  await device.decide('accepted')
  device.line.fail('command', refusal('RATE_LIMITED', {}, { 'retry-after': '120' }))
  device.openTab()
  await made.time.advance(119_000)
  expect(device.line.count('changeStatus')).toBe(1)
  await made.time.advance(62_000)
  expect(statusOf(made)).toBe('accepted')
})
