import { v4, v7 } from 'uuid'
import { expect, onTestFinished, test } from 'vitest'
import type { HandoverProtocol } from '#shared/handover/protocol.ts'
import { buildProtocol } from '#shared/handover/testing/build-protocol.ts'
import { newId } from '#shared/ids.ts'
import { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { recordOf } from '#web/manage/sync/feed/read-changes.ts'
import { readSignedSince } from './read-recent.ts'

const protocolOf = (id: string, status: HandoverProtocol['status']): HandoverProtocol => ({
  ...buildProtocol(),
  id,
  status,
})

test('signed protocols that were begun since then are read, and those of which nobody can tell; no draft, and none from before', async () => {
  const database = new ManagerDatabase(newId())
  onTestFinished(() => database.delete())
  const since = Date.parse('2026-01-01')
  expect(await readSignedSince(database, since)).toBeUndefined()
  await database.feed.put({ key: 'shown', generation: 'A', isComplete: true })
  const [before, after, untold, draft] = [v7({ msecs: since - 1 }), v7({ msecs: since }), v4(), v7({ msecs: since })]
  const all = [before, after, untold, draft].map((id) => ({
    ...recordOf('protocol', protocolOf(id, id === draft ? 'draft' : 'signed')),
    seq: '1',
    h: '1',
  }))
  await database.recordsA.bulkPut(all)
  const found = await readSignedSince(database, since)
  expect(found?.map(({ id }) => id).toSorted()).toEqual([after, untold].toSorted())
})
