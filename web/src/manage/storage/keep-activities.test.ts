import { expect, onTestFinished, test } from 'vitest'
import { type Activity, LOG_DAYS } from '#shared/activity/activity.ts'
import { DAY_MS } from '#shared/day.ts'
import { newId } from '#shared/ids.ts'
import { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { keepActivities } from './keep-activities.ts'

const now = Date.parse('2030-06-01T08:00:00Z')
const lineOf = (days: number): Activity => ({
  id: newId(),
  organizationId: newId(),
  kind: 'resident_added',
  at: new Date(now - days * DAY_MS).toISOString(),
  actor: { id: newId(), name: 'Mona Mustermann' },
  record: { type: 'resident', id: newId(), name: 'Anna Altmieter' },
})

test('lines of the log leave a device when the server has erased them, and no sooner', async () => {
  const database = new ManagerDatabase(newId())
  onTestFinished(() => database.delete())
  const [old, kept, fresh] = [lineOf(LOG_DAYS + 1), lineOf(LOG_DAYS - 1), lineOf(0)]
  await database.activities.bulkPut([old, kept])
  await keepActivities(database, [fresh], now)
  const left = (await database.activities.toArray()).map(({ id }) => id)
  expect(left.toSorted()).toEqual([kept.id, fresh.id].toSorted())
})
