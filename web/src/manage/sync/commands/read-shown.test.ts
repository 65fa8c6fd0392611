import { expect, onTestFinished, test } from 'vitest'
import type { ApplicationStatus } from '#shared/application/status.ts'
import { newId } from '#shared/ids.ts'
import { application } from '#shared/testing/rows.ts'
import { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { watchQuery } from '#web/manage/storage/stored-records.ts'
import { recordOf } from '#web/manage/sync/feed/read-changes.ts'
import { readProtocolFiles } from '#web/manage/sync/files/read-protocol-files.ts'
import { ANNA, PROCESS } from '#web/manage/sync/testing/world.ts'
import { keepCommand } from './keep-command.ts'
import { readRecord, readRecords } from './read-shown.ts'

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
