import { expect, onTestFinished, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { application } from '#shared/testing/rows.ts'
import { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { recordOf } from '#web/manage/sync/feed/read-changes.ts'
import { ANNA, PROCESS } from '#web/manage/sync/testing/world.ts'
import { addressOf } from './use-record-address.ts'

const named = (type: string, id: string) => ({ type, id, name: 'Anna Alt' })

test('a line of the log leads to what it tells of, and nowhere when that is erased or has no page', async () => {
  const database = new ManagerDatabase(newId())
  onTestFinished(() => database.delete())
  await database.feed.put({ key: 'shown', generation: 'A', isComplete: true })
  await database.recordsA.put({ ...recordOf('application', application(3, PROCESS, {})), seq: '1', h: '1' })
  expect(await addressOf(database, named('application', ANNA))).toBe(
    `/application-process/${PROCESS}/application/${ANNA}`,
  )
  for (const gone of [named('application', newId()), named('process', newId()), named('user', ANNA), null]) {
    expect(await addressOf(database, gone)).toBeUndefined()
  }
})
