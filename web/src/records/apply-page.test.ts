import { onTestFinished, expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { DeskDatabase } from '#web/local/desk-database.ts'
import { applyPage } from './apply-page.ts'
import { recordOf } from './read-changes.ts'
import { application, idOf } from './testing/model-rows.ts'
import { aroundRecords } from './testing/around-records.ts'

const COUNT = 220

test('a page of hundreds of records is written a little at a time, so that it never keeps the main thread for long', async () => {
  const desk = new DeskDatabase(newId())
  onTestFinished(() => desk.delete())
  const written = countWrites(desk)
  const changes = Array.from({ length: COUNT }, (_, at) => {
    const [seq, h] = [String(at + 1), '1']
    const record = { ...recordOf('application', application(at + 1, idOf(999))), seq, h }
    return { key: record.key, seq, h, record }
  })
  const page = { reset: false, changes: [], cursor: 'c', more: false, serverTime: '' }
  await applyPage(desk, { page, changes, asked: { into: 'A', cursor: undefined, pull: 1 }, now: 0 })
  expect(await desk.recordsA.count()).toBe(COUNT)
  expect(written.reduce((sum, count) => sum + count, 0)).toBe(COUNT)
  expect(Math.max(...written)).toBeLessThanOrEqual(50)
})

/** Records that were handed to the database, by hand-over. */
function countWrites(desk: DeskDatabase): number[] {
  const written: number[] = []
  aroundRecords(desk, (table) => ({
    mutate: (request) => {
      if ('values' in request) written.push(request.values.length)
      return table.mutate(request)
    },
  }))
  return written
}
