import { afterAll, expect, test } from 'vitest'
import type { ApplicationRow } from '#server/application/store.ts'
import { applicationTombstones } from '#server/db/server-schema.ts'
import { getAs } from '#server/testing/admin-requests.ts'
import { buildApplication, buildProcess } from '#server/testing/build/build.ts'
import { buildUser } from '#server/testing/build/build-people.ts'
import { readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { afterDays } from '#shared/dates.ts'
import { DAY_MS } from '#shared/day.ts'
import { newId } from '#shared/ids.ts'
import { ERASURES_TOLD_DAYS } from '#shared/policy/erasures.ts'
import { dayAtHome } from '#shared/resident/stay.ts'
import { eraseApplication } from './erase-application.ts'

const { app, db, close } = await setupTestApp()
afterAll(close)

const erase = (application: ApplicationRow, at: Date, cause: 'due' | 'own_wish') =>
  db.transaction((transaction) => eraseApplication(transaction, application, at, cause))

test('an organization is told on which day how many were erased and why, the last day first, and nobody else is', async () => {
  const { process } = await buildProcess(db)
  const { organizationId } = process
  const manager = await buildUser(db, { organizationId })
  // Late in the evening it is the next day where the homes are.
  const day = dayAtHome(new Date(Date.now() - 3 * DAY_MS))
  const [late, noon] = [new Date(`${day}T23:30:00Z`), new Date(`${day}T11:00:00Z`)]
  for (const [at, cause] of [
    [noon, 'due'],
    [noon, 'due'],
    [noon, 'own_wish'],
    [late, 'due'],
  ] as const)
    await erase(await buildApplication(db, process), at, cause)
  const path = `/api/organizations/${organizationId}/erasures`
  expect(await (await getAs(app, manager, path)).json()).toEqual({
    data: [
      { day: afterDays(day, 1), due: 1, ownWish: 0, residents: 0, protocols: 0 },
      { day, due: 2, ownWish: 1, residents: 0, protocols: 0 },
    ],
  })
  const other = (await buildProcess(db)).process
  const stranger = await buildUser(db, { organizationId: other.organizationId })
  expect(await readError(await getAs(app, stranger, path))).toMatchObject({ status: 404 })
  const own = await getAs(app, stranger, `/api/organizations/${other.organizationId}/erasures`)
  expect(await own.json()).toEqual({ data: [] })
})

test('what is older than it is told, and what was erased before anybody noted whose it was, is not told', async () => {
  const { process } = await buildProcess(db)
  const manager = await buildUser(db, { organizationId: process.organizationId })
  const longAgo = new Date(Date.now() - (ERASURES_TOLD_DAYS + 1) * DAY_MS)
  await erase(await buildApplication(db, process), longAgo, 'due')
  await db.insert(applicationTombstones).values({ id: newId(), erasedAt: new Date() })
  const answer = await getAs(app, manager, `/api/organizations/${process.organizationId}/erasures`)
  expect(await answer.json()).toEqual({ data: [] })
})
