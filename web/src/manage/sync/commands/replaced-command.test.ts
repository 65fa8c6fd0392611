import { expect, test } from 'vitest'
import { idOf } from '#shared/testing/rows.ts'
import { buildDefect, buildWorkedOut } from '#shared/handover/testing/build-protocol.ts'
import { freshWorlds } from '#web/manage/sync/testing/fresh-worlds.ts'
import { handoverOn, PDF, PROTOCOL, picture } from '#web/manage/sync/testing/handover-on-device.ts'
import { type Device, type World } from '#web/manage/sync/testing/world.ts'

const world = freshWorlds()
const [HALL, KITCHEN] = [idOf(510), idOf(511)]

async function begun(made: World) {
  const device = made.device()
  const handover = handoverOn(device, made)
  device.openTab()
  await made.time.advance(2_000)
  await handover.begin()
  await handover.putRoom(HALL, { name: 'Hall' })
  device.killAll()
  device.openTab()
  await made.time.advance(2_000)
  return { device, handover }
}

const notes = async (device: Device) =>
  (await device.commands()).map(({ body, ifMatch }) => [(body as { note: string }).note, ifMatch])
const count = ({ server }: World, name: string) => server.executions.filter((each) => each.name === name).length

test('what is typed again and again without a connection is one change, on what was seen first', async () => {
  const made = world()
  const { device, handover } = await begun(made)
  device.killAll()
  for (const note of ['a', 'ab', 'abc']) await handover.putRoom(HALL, { note })
  expect(await notes(device)).toEqual([['abc', 1]])
  device.openTab()
  await made.time.advance(2_000)
  expect(count(made, 'putRoom')).toBe(2)
  expect(made.server.feed.row('protocol_room', HALL)).toMatchObject({ version: 2, content: { note: 'abc' } })
})

test('what was taken out while somebody types is told with what they type after it, and is gone', async () => {
  const made = world()
  const { device, handover } = await begun(made)
  const defect = buildDefect({ amount: 330, workedOut: buildWorkedOut() })
  await handover.putRoom(HALL, { defects: [defect] })
  await made.time.advance(2_000)
  device.killAll()
  const { workedOut: _, ...without } = defect
  await handover.putRoom(HALL, { defects: [without] })
  await handover.putRoom(HALL, { note: 'a' })
  expect(await device.commands()).toMatchObject([{ body: { note: 'a', takenOut: [`${defect.id}.workedOut`] } }])
  device.openTab()
  await made.time.advance(2_000)
  expect(made.server.feed.row('protocol_room', HALL)).toMatchObject({ content: { note: 'a', defects: [without] } })
  expect(JSON.stringify(made.server.feed.row('protocol_room', HALL))).not.toMatch(/workedOut|takenOut/)
})

test('what may have left the device is followed by another change, and both are done', async () => {
  const made = world()
  const { device, handover } = await begun(made)
  const release = device.line.hold('command')
  await handover.putRoom(HALL, { note: 'a' })
  device.killAll()
  device.openTab()
  await made.time.advance(1_000)
  for (const note of ['ab', 'abc']) await handover.putRoom(HALL, { note })
  expect((await notes(device)).map(([note]) => note)).toEqual(['a', 'abc'])
  release()
  await made.time.advance(2_000)
  expect(made.server.feed.row('protocol_room', HALL)).toMatchObject({ version: 3, content: { note: 'abc' } })
  expect(await device.commands()).toEqual([])
})

test('rooms are changes of their own', async () => {
  const made = world()
  const { device, handover } = await begun(made)
  device.killAll()
  await handover.putRoom(HALL, { note: 'a' })
  await handover.putRoom(KITCHEN, { note: 'b' })
  await handover.putRoom(HALL, { note: 'ab' })
  expect(await notes(device)).toEqual([
    ['ab', 1],
    ['b', 0],
  ])
})

test('what was signed is not changed under the signature', async () => {
  const made = world()
  const { device, handover } = await begun(made)
  device.killAll()
  await handover.putRoom(HALL, { note: 'signed' })
  await handover.pdf(picture(1))
  await handover.sign(picture(1))
  await expect(handover.putRoom(HALL, { note: 'later' })).rejects.toMatchObject({ code: 'PROTOCOL_SIGNED' })
  device.openTab()
  await made.time.advance(10_000)
  expect(made.server.feed.row('protocol', PROTOCOL)).toMatchObject({ status: 'signed' })
  expect(made.server.feed.row('protocol_room', HALL)).toMatchObject({ content: { note: 'signed' } })
  expect(await device.commands()).toEqual([])
  expect(made.server.handover.files.hashOf(PDF)).toBeDefined()
})
