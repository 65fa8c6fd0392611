import { expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { freshWorlds } from '#web/manage/sync/testing/fresh-worlds.ts'
import { PROTOCOL } from '#web/manage/sync/testing/handover-on-device.ts'
import { HALL, offline, outcomes, roomAt, synced } from '#web/manage/sync/testing/handover-scene.ts'
import { refusal } from '#web/manage/sync/testing/model-refusal.ts'
import { ANNA, type Device, type World } from '#web/manage/sync/testing/world.ts'
import { type Issuer, issueCommand, keepCommand } from './keep-command.ts'

const world = freshWorlds()

async function ready({ isOnline = true } = {}) {
  const made = world()
  const device = made.device()
  const tab = device.openTab()
  await made.time.advance(2_000)
  const issuer: Issuer = {
    ...anna(made, device),
    after: made.time.after,
    isOnline: () => isOnline,
    sendNow: tab.sendNow,
  }
  return { made, device, issuer }
}

const anna = ({ time }: World, { database }: Device) => ({
  database,
  actorId: 'anna',
  actorName: 'Anna',
  now: time.now,
})

/** Accepts an application, and lets so much time pass. */
async function accept({ made, issuer }: { made: World; device: Device; issuer: Issuer }, ms: number) {
  const issued = issueCommand(issuer, 'changeStatus', {
    params: { id: ANNA, status: 'accepted' },
    body: { reason: '', sendMail: false },
    about: { entity: 'application', id: ANNA },
    ifMatch: 1,
  })
  await made.time.advance(ms)
  return issued
}

test('a change that the server confirms at once is done', async () => {
  expect(await accept(await ready(), 100)).toEqual({ kind: 'done' })
})

test('a change without a connection waits, and is safe', async () => {
  const made = await ready({ isOnline: false })
  made.device.line.state.isUp = false
  expect(await accept(made, 100)).toEqual({ kind: 'waiting', n: 1 })
  expect(await made.device.commands()).toHaveLength(1)
})

test('a connection that turns out to be none is no reason to wait long', async () => {
  const made = await ready()
  made.device.line.state.isUp = false
  expect(await accept(made, 1)).toEqual({ kind: 'waiting', n: 1 })
})

test('a failure of the server itself is told apart from a connection that is none', async () => {
  const made = await ready()
  made.device.line.fail('command', refusal('INTERNAL'))
  expect(await accept(made, 100)).toEqual({ kind: 'waiting', n: 1, isFailing: true })
  expect(await made.device.commands()).toHaveLength(1)
})

test('nobody waits longer than 4 seconds for a slow server', async () => {
  const made = await ready()
  const go = made.device.line.hold('command')
  expect(await accept(made, 4_000)).toEqual({ kind: 'waiting', n: 1 })
  go()
  await made.made.time.advance(1_000)
  expect(await made.device.commands()).toEqual([])
})

test('what a dialog can correct is given back to it, and nothing of it stays', async () => {
  const made = await ready()
  const details = [{ path: 'reason', message: 'text_too_long' }]
  const said = { path: 'reason', code: 'text_too_long', message: 'Please use at most 2000 characters' }
  made.device.line.fail('command', refusal('VALIDATION_FAILED', { details: [said] }))
  expect(await accept(made, 100)).toEqual({ kind: 'refused', code: 'VALIDATION_FAILED', details })
  expect(await made.device.commands()).toEqual([])
})

test('any other refusal is given back, and stays as a card', async () => {
  const made = await ready()
  made.device.line.fail('command', refusal('INVALID_TRANSITION'))
  expect(await accept(made, 100)).toEqual({ kind: 'refused', code: 'INVALID_TRANSITION' })
  expect(await made.device.commands()).toHaveLength(1)
})

test('who goes on typing before the screen shows that the change before was confirmed is in conflict with nobody', async () => {
  const made = world()
  const { device, handover } = await offline(made)
  await handover.begin()
  await handover.putRoom(HALL, { name: 'Hall' })
  const tab = await synced(made, device)
  const shown = await handover.room(HALL)
  if (!shown) throw new Error('no room')
  const type = async (note: string, before?: string) => {
    await keepCommand(anna(made, device), 'putRoom', {
      params: { id: shown.protocolId, roomId: HALL },
      body: { ...shown.content, note },
      about: { entity: 'protocol_room', id: HALL },
      ifMatch: shown.version,
      isEcho: (here) => (here as typeof shown).content.note === before,
    })
    tab.sendNow()
    await made.time.advance(2_000)
  }
  await type('K')
  await type('Kr', 'K')
  expect(await device.commands()).toEqual([])
  expect(roomAt(made, HALL)?.content.note).toBe('Kr')
  // What somebody else wrote is no echo.
  await type('Kra', 'K')
  expect(await outcomes(device)).toEqual(['EDIT_CONFLICT'])
})

test('a room that was typed into a moment ago is removed by who typed', async () => {
  const made = world()
  const { device, handover } = await offline(made)
  await handover.begin()
  await handover.putRoom(HALL, { name: 'Hall' })
  const tab = await synced(made, device)
  await handover.putRoom(HALL, { note: 'Scratch' })
  await made.time.advance(2_000)
  await keepCommand(anna(made, device), 'removeRoom', {
    params: { id: PROTOCOL, roomId: HALL },
    body: undefined,
    about: { entity: 'protocol_room', id: HALL },
    ifMatch: 1, // as the screen still shows it
    isEcho: () => true,
  })
  tab.sendNow()
  await made.time.advance(2_000)
  expect([await device.commands(), roomAt(made, HALL)]).toEqual([[], null])
})

test('what becomes a note is no draft of one any more, from the moment on that the note is kept', async () => {
  const { made, device } = await ready()
  const [id, other] = [newId(), newId()]
  await device.database.noteDrafts.bulkPut([
    { applicationId: ANNA, text: 'Calls back' },
    { applicationId: other, text: 'Another one' },
  ])
  await keepCommand(anna(made, device), 'addNote', {
    params: { id: ANNA },
    body: { id, text: 'Calls back' },
    about: { entity: 'note', id },
  })
  expect(await device.database.noteDrafts.toCollection().primaryKeys()).toEqual([other])
})
