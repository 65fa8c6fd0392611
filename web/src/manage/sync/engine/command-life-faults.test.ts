import { describe, expect, test } from 'vitest'
import { undoCommand } from '#web/manage/sync/commands/undo-command.ts'
import { freshWorlds } from '#web/manage/sync/testing/fresh-worlds.ts'
import { type Device, rent, synced } from '#web/manage/sync/testing/world.ts'

const world = freshWorlds()
const MINUTE = 60_000

const shownStatus = async (device: Device) => (await device.application())?.status
describe('a device that dies', () => {
  const points = ['noted', 'answered', 'settled'] as const
  test.each(points)('at "%s" has sent each change exactly once when it is back', async (point) => {
    const made = world()
    const device = made.device()
    ;(await synced(made, device)).kill()
    await device.decide('accepted')
    await device.issue('changeRent', rent(1_500))
    device.state.dieAt = point
    device.openTab()
    await made.time.advance(2_000)
    expect(await undoCommand(device.writer, (await device.commands())[0]?.n ?? 0)).toBe(
      point === 'settled' ? 'whole' : 'sent',
    )
    device.openTab()
    await made.time.advance(2_000)
    expect(made.server.executions.map(({ name }) => name).toSorted()).toEqual(
      point === 'settled' ? ['changeStatus'] : ['changeRent', 'changeStatus'],
    )
    expect(await device.commands()).toEqual([])
  })

  test('whose answers get lost again and again has done it once', async () => {
    const made = world()
    const device = made.device()
    ;(await synced(made, device)).kill()
    await device.decide('accepted')
    for (let i = 0; i < 6; i += 1) device.line.fail('command', 'answer_lost')
    device.openTab()
    await made.time.advance(30 * MINUTE)
    expect(made.server.executions).toHaveLength(1)
    const keys = device.line.seen
      .filter(({ name }) => name === 'changeStatus')
      .map((each) => each.headers['idempotency-key'])
    expect(new Set(keys).size).toBe(1)
    expect(keys).toHaveLength(7)
    expect(await shownStatus(device)).toBe('accepted')
  })
})

test('what never left the device can be taken back, with what was built on it', async () => {
  const made = world()
  const device = made.device()
  ;(await synced(made, device)).kill()
  const n = await device.decide('accepted')
  await device.decide('offer_sent')
  expect(await undoCommand(device.writer, n)).toBe('whole')
  expect(await device.commands()).toEqual([])
  expect(await device.application()).toMatchObject({ status: 'submitted' })
})
