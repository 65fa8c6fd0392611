import { expect, test } from 'vitest'
import { application, idOf } from '#shared/testing/rows.ts'
import { freshWorlds } from '#web/manage/sync/testing/fresh-worlds.ts'
import { ANNA, PROCESS, synced } from '#web/manage/sync/testing/world.ts'
import { NEWEST, readNewest } from './read-newest.ts'

const world = freshWorlds()

/** More than are read at once, of two kinds, the later the higher the number. */
const manyApplications = async () => {
  const made = world({ applications: 1 })
  for (let number = 100; number < 100 + NEWEST + 20; number += 1) {
    const status = number % 2 === 0 ? 'submitted' : 'rejected'
    const createdAt = new Date(Date.UTC(2099, 0, 1, 0, number)).toISOString()
    made.server.feed.put('application', idOf(number), application(number, PROCESS, { createdAt, status }))
  }
  const device = made.device()
  await synced(made, device)
  return device
}

test('the newest of all statuses come first, as many as a screen shows, and how many follow is known', async () => {
  const { database } = await manyApplications()
  const { rows = [], rest } = (await readNewest(database, PROCESS, 'all')) ?? {}
  const newest = Array.from({ length: NEWEST }, (_, at) => idOf(99 + NEWEST + 20 - at))
  expect(rows.map(({ id }) => id)).toEqual(newest)
  expect(rest).toBe(1 + 20)
})

test('of one status only those come, with what was decided here', async () => {
  const device = await manyApplications()
  device.line.state.isUp = false
  await device.decide('rejected', idOf(100))
  const rejected = await readNewest(device.database, PROCESS, 'rejected')
  expect(rejected?.rows.length).toBe((NEWEST + 20) / 2 + 1)
  expect(rejected?.rows.at(-1)).toMatchObject({ id: idOf(100), waiting: 'waiting' })
  const submitted = await readNewest(device.database, PROCESS, 'submitted')
  expect(submitted?.rows.map(({ id }) => id)).not.toContain(idOf(100))
  expect(submitted?.rows.at(-1)?.id).toBe(ANNA)
})
