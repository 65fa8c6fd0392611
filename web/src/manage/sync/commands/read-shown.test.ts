import { expect, onTestFinished, test } from 'vitest'
import type { ApplicationStatus } from '#shared/application/status.ts'
import { newId } from '#shared/ids.ts'
import { application, idOf, process } from '#shared/testing/rows.ts'
import { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { watchQuery } from '#web/manage/storage/watch-query.ts'
import { recordOf } from '#web/manage/sync/feed/read-changes.ts'
import { readProtocolFiles } from '#web/manage/sync/files/read-protocol-files.ts'
import { freshWorlds } from '#web/manage/sync/testing/fresh-worlds.ts'
import { ANNA, HOUSE, PROCESS, synced } from '#web/manage/sync/testing/world.ts'
import { keepCommand } from './keep-command.ts'
import { countUnanswered, processesWithSettled, readSettled } from './read-settled.ts'
import { countByParent, countUndecided, readRecord, readRecords, readWithStatus } from './read-shown.ts'
import { readTags } from './read-tags.ts'

const world = freshWorlds()

const statusOf = async (database: ManagerDatabase) => (await readRecord(database, 'application', ANNA))?.status

const reads = {
  'one record': statusOf,
  'a list': async (database: ManagerDatabase) => (await readRecords(database, 'application', PROCESS))?.[0]?.status,
  'a record that is read after another one': async (database: ManagerDatabase) => {
    await readRecord(database, 'process', PROCESS)
    return statusOf(database)
  },
  'a record that is read after a list': async (database: ManagerDatabase) => {
    await readRecords(database, 'note', ANNA)
    return statusOf(database)
  },
  'those of a status': async (database: ManagerDatabase) =>
    (await readWithStatus(database, 'application', ['submitted', 'accepted']))?.[0]?.status,
  'a record that is read after those of a status': async (database: ManagerDatabase) => {
    await readWithStatus(database, 'application', ['rejected'])
    return statusOf(database)
  },
  'a record that is read after tags': async (database: ManagerDatabase) => {
    await readTags(database)
    return statusOf(database)
  },
  'a record that is read after what is to be erased': async (database: ManagerDatabase) => {
    await processesWithSettled(database)
    await readSettled(database, new Map([[PROCESS, '2999']]))
    await countUnanswered(database, [PROCESS])
    return statusOf(database)
  },
  'a record that is read after counts': async (database: ManagerDatabase) => {
    await countByParent(database, 'application')
    await countUndecided(database, new Map([[PROCESS, '']]))
    return statusOf(database)
  },
  'what is counted after a record': async (database: ManagerDatabase) => {
    await readRecord(database, 'process', PROCESS)
    const count = (await countUndecided(database, new Map([[PROCESS, '']]))).get(PROCESS)
    return count === 1 ? 'submitted' : 'accepted'
  },
  'what is counted after much else': async (database: ManagerDatabase) => {
    await readRecords(database, 'process')
    await readRecords(database, 'resident')
    await readWithStatus(database, 'protocol', ['draft'])
    await processesWithSettled(database)
    await readSettled(database, new Map([[PROCESS, '2999']]))
    return (await countByParent(database, 'application'))?.get(PROCESS) === 1 &&
      (await readWithStatus(database, 'application', ['submitted']))?.length === 1
      ? 'submitted'
      : 'accepted'
  },
  'a record that is read after the files of a protocol': async (database: ManagerDatabase) => {
    await readProtocolFiles(database, newId())
    return statusOf(database)
  },
}
const whats = Object.keys(reads) as (keyof typeof reads)[] // a literal object's own keys
const waitings = ['nothing', 'the removal of a note'] as const
const cases = whats.flatMap((what) => waitings.map((waiting) => ({ what, waiting })))

test.each(cases)(
  'whoever watches $what is told when a colleague changes it, while $waiting waits to be sent',
  async ({ what, waiting }) => {
    const database = new ManagerDatabase(newId())
    onTestFinished(() => database.delete())
    await database.feed.put({ key: 'shown', generation: 'A', isComplete: true })
    await write(database, 'submitted')
    if (waiting !== 'nothing') await removeNote(database)
    const seen: (string | undefined)[] = []
    const watching = watchQuery(() => reads[what](database)).subscribe((status) => void seen.push(status))
    onTestFinished(() => watching.unsubscribe())
    await expect.poll(() => seen).toEqual(['submitted'])
    await write(database, 'accepted')
    await expect.poll(() => seen.at(-1)).toBe('accepted')
  },
)

const write = (database: ManagerDatabase, status: ApplicationStatus) =>
  database.recordsA.put({ ...recordOf('application', application(3, PROCESS, { status })), seq: '1', h: '1' })

const removeNote = (database: ManagerDatabase) =>
  keepCommand({ database, actorId: 'x', actorName: 'X', now: () => 1 }, 'removeNote', {
    params: { id: ANNA, noteId: newId() },
    body: undefined,
    about: { entity: 'note', id: newId() },
  })

test('how many wait for a first decision is counted by process, without what was decided here and what came before', async () => {
  const made = world({ applications: 4 })
  made.server.feed.put('application', idOf(50), application(50, PROCESS, { createdAt: '2026-01-01T00:00:00.000Z' }))
  const device = made.device()
  await synced(made, device)
  const since = new Map([[PROCESS, '2026-06-01T00:00:00.000Z']])
  expect(await countUndecided(device.database, since)).toEqual(new Map([[PROCESS, 4]]))
  device.line.state.isUp = false
  await device.decide('accepted')
  await device.decide('rejected', idOf(50))
  expect(await countUndecided(device.database, since)).toEqual(new Map([[PROCESS, 3]]))
  await device.decide('rejected')
  await device.decide('submitted')
  expect(await countUndecided(device.database, since)).toEqual(new Map([[PROCESS, 4]]))
})

test('those of a status are found with what was decided here, as it is shown', async () => {
  const made = world({ applications: 3 })
  const device = made.device()
  await synced(made, device)
  device.line.state.isUp = false
  await device.decide('accepted')
  const ids = async (status: string) =>
    (await readWithStatus(device.database, 'application', [status]))?.map(({ id }) => id)
  expect(await ids('accepted')).toEqual([ANNA])
  expect(await ids('submitted')).toEqual([idOf(4), idOf(5)])
})

test('those of some statuses are found in some processes, without the others', async () => {
  const made = world({ applications: 2 })
  const [other, elsewhere] = [idOf(60), idOf(61)]
  made.server.feed.put('process', other, process(60, HOUSE))
  made.server.feed.put('application', elsewhere, application(61, other, { status: 'rejected' }))
  const device = made.device()
  await synced(made, device)
  device.line.state.isUp = false
  await device.decide('rejected')
  const ids = async (...parentIds: string[]) =>
    (await readWithStatus(device.database, 'application', ['accepted', 'rejected'], parentIds))?.map(({ id }) => id)
  expect(await ids(PROCESS)).toEqual([ANNA])
  expect(await ids(other, PROCESS)).toEqual([elsewhere, ANNA])
  expect(await ids()).toEqual([])
})

test('what is to be erased some time is found by its processes, as the server has it, and up to when it was made', async () => {
  const made = world({ applications: 3 })
  const other = idOf(60)
  made.server.feed.put('process', other, process(60, HOUSE))
  const put = (number: number, createdAt: string, status: ApplicationStatus, processId = other) =>
    made.server.feed.put('application', idOf(number), application(number, processId, { createdAt, status }))
  put(61, '2026-01-01T00:00:00.000Z', 'rejected')
  put(62, '2026-02-01T00:00:00.000Z', 'withdrawn')
  put(63, '2026-03-01T00:00:00.000Z', 'rejected')
  put(64, '2026-01-01T00:00:00.000Z', 'offer_accepted')
  const device = made.device()
  await synced(made, device)
  device.line.state.isUp = false
  await device.decide('rejected')
  expect(await processesWithSettled(device.database)).toEqual(new Set([other]))
  const found = await readSettled(device.database, new Map([[other, '2026-02-01T00:00:00.000Z']]))
  expect(found.map(({ id }) => id)).toEqual([idOf(61), idOf(62)])
})

test('what changes faster than it is read is told all the same, and in its order', async () => {
  const database = new ManagerDatabase(newId())
  onTestFinished(() => database.delete())
  await write(database, 'submitted')
  const seen: string[] = []
  const slowly = async () => {
    const { length } = await database.lists.toArray()
    await new Promise((resolve) => setTimeout(resolve, 60))
    return String(length)
  }
  const watching = watchQuery(slowly).subscribe((count) => void seen.push(count))
  onTestFinished(() => watching.unsubscribe())
  await expect.poll(() => seen).toEqual(['0'])
  for (let at = 0; at < 30; at += 1) {
    await database.lists.put({ key: String(at), readAt: at })
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const meanwhile = [...seen]
  expect(meanwhile.length).toBeGreaterThan(2)
  expect(meanwhile.map(Number)).toEqual(meanwhile.map(Number).toSorted((a, b) => a - b))
  await expect.poll(() => seen.at(-1)).toBe('30')
})

test('a record of which nothing waits is the same object with every change, so that nothing is found out of it anew', async () => {
  const made = world({ applications: 3 })
  const device = made.device()
  await synced(made, device)
  device.line.state.isUp = false
  const memory = {}
  const read = async () => (await readRecords(device.database, 'application', PROCESS, memory)) ?? []
  await device.decide('accepted')
  const before = await read()
  await device.decide('rejected')
  const after = await read()
  const same = after.filter((row) => before.includes(row))
  expect(same).toHaveLength(2)
  expect(after.find(({ id }) => id === ANNA)).toMatchObject({ status: 'rejected', waiting: 'waiting' })
})

test('a mark that is confirmed while the list or the record is read is never missing from it', async () => {
  for (let delay = 0; delay < 40; delay += 1) {
    const database = new ManagerDatabase(newId())
    await database.feed.put({ key: 'shown', generation: 'A', isComplete: true })
    await write(database, 'submitted')
    const about = { entity: 'application' as const, id: ANNA }
    const writer = { database, actorId: 'x', actorName: 'X', now: () => 1 }
    await keepCommand(writer, 'setTag', { params: { id: ANNA }, about, body: { tag: 'Garten', isTagged: true } })
    const reading = Promise.all([
      readRecords(database, 'application', PROCESS),
      readWithStatus(database, 'application', ['submitted']),
      readTags(database),
      readRecord(database, 'application', ANNA),
    ])
    for (let tick = 0; tick < delay; tick += 1) await new Promise((resolve) => setTimeout(resolve))
    await database.transaction('rw', database.changeTables, async () => {
      const row = application(3, PROCESS, { tags: ['Garten'], marksVersion: 1 })
      await database.recordsA.put({ ...recordOf('application', row), seq: '2', h: '1' })
      await database.commands.clear()
    })
    const [list, listed, tags, one] = await reading
    const seen = [list?.[0]?.tags, listed?.[0]?.tags, tags, one?.tags]
    expect(seen, `${delay}`).toEqual([['Garten'], ['Garten'], ['Garten'], ['Garten']])
    await database.delete()
  }
})
