import { expect, onTestFinished, test } from 'vitest'
import type { ApplicationStatus } from '#shared/application/status.ts'
import { newId } from '#shared/ids.ts'
import { DeskDatabase } from '#web/local/desk-database.ts'
import { watchQuery } from '#web/local/desk-records.ts'
import { keepCommand } from './issue-command.ts'
import { recordOf } from './read-changes.ts'
import { readRecord, readRecords } from './read-folded.ts'
import { readProtocolFiles } from './read-protocol-files.ts'
import { application } from './testing/model-rows.ts'
import { ANNA, PROCESS } from './testing/world.ts'

const statusOf = async (desk: DeskDatabase) => (await readRecord(desk, 'application', ANNA))?.status

const reads = {
  'one record': statusOf,
  'a list': async (desk: DeskDatabase) => (await readRecords(desk, 'application', PROCESS))?.[0]?.status,
  'a record that is read after another one': async (desk: DeskDatabase) => {
    await readRecord(desk, 'process', PROCESS)
    return statusOf(desk)
  },
  'a record that is read after a list': async (desk: DeskDatabase) => {
    await readRecords(desk, 'note', ANNA)
    return statusOf(desk)
  },
  'a record that is read after the files of a protocol': async (desk: DeskDatabase) => {
    await readProtocolFiles(desk, newId())
    return statusOf(desk)
  },
}
const whats = Object.keys(reads) as (keyof typeof reads)[] // a literal object's own keys
const waitings = ['nothing', 'the removal of a note'] as const
const cases = whats.flatMap((what) => waitings.map((waiting) => ({ what, waiting })))

test.each(cases)(
  'whoever watches $what is told when a colleague changes it, while $waiting waits to be sent',
  async ({ what, waiting }) => {
    const desk = new DeskDatabase(newId())
    onTestFinished(() => desk.delete())
    await desk.feed.put({ key: 'shown', generation: 'A', isComplete: true })
    await write(desk, 'submitted')
    if (waiting !== 'nothing') await removeNote(desk)
    const seen: (string | undefined)[] = []
    const watching = watchQuery(() => reads[what](desk)).subscribe((status) => void seen.push(status))
    onTestFinished(() => watching.unsubscribe())
    await expect.poll(() => seen).toEqual(['submitted'])
    await write(desk, 'accepted')
    await expect.poll(() => seen.at(-1)).toBe('accepted')
  },
)

const write = (desk: DeskDatabase, status: ApplicationStatus) =>
  desk.recordsA.put({ ...recordOf('application', application(3, PROCESS, { status })), seq: '1', h: '1' })

const removeNote = (desk: DeskDatabase) =>
  keepCommand({ desk, actorId: 'x', actorName: 'X', now: () => 1 }, 'removeNote', {
    params: { id: ANNA, noteId: newId() },
    body: undefined,
    about: { entity: 'note', id: newId() },
  })
