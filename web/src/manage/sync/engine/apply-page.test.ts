import { expect, onTestFinished, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { application, idOf } from '#shared/testing/rows.ts'
import { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { recordOf } from '#web/manage/sync/feed/read-changes.ts'
import { aroundRecords } from '#web/manage/sync/testing/around-records.ts'
import { applyPage } from './apply-page.ts'

const COUNT = 220

test('a page of hundreds of records is written a little at a time, so that it never keeps the main thread for long', async () => {
  const database = new ManagerDatabase(newId())
  onTestFinished(() => database.delete())
  const written = countWrites(database)
  const changes = Array.from({ length: COUNT }, (_, at) => {
    const [seq, h] = [String(at + 1), '1']
    const record = { ...recordOf('application', application(at + 1, idOf(999))), seq, h }
    return { key: record.key, seq, h, record }
  })
  const page = { reset: false, changes: [], cursor: 'c', more: false, serverTime: '' }
  await applyPage(database, {
    page,
    changes,
    asked: { into: 'A', cursor: undefined, pull: 1 },
    isAnyGone: false,
    now: 0,
  })
  expect(await database.recordsA.count()).toBe(COUNT)
  expect(written.reduce((sum, count) => sum + count, 0)).toBe(COUNT)
  expect(Math.max(...written)).toBeLessThanOrEqual(50)
})

/** Records that were handed to the database, by hand-over. */
function countWrites(database: ManagerDatabase): number[] {
  const written: number[] = []
  aroundRecords(database, (table) => ({
    mutate: (request) => {
      if ('values' in request) written.push(request.values.length)
      return table.mutate(request)
    },
  }))
  return written
}
