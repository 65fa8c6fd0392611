import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applications } from '#server/db/schema.ts'
import { eraseApplication, lockForErasure } from '#server/erasure/erase-application.ts'
import { putAs, readData } from '#server/testing/admin-requests.ts'
import { buildApplication, buildProcess } from '#server/testing/build/build.ts'
import { buildUser, type UserRow } from '#server/testing/build/build-people.ts'
import { buildDevice } from '#server/testing/device.ts'
import { readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { wholeApplication } from '#shared/application/manager/contract.ts'

const { app, db, close } = await setupTestApp()
afterAll(close)

let built: Awaited<ReturnType<typeof buildProcess>>
let manager: UserRow
let colleague: UserRow
beforeAll(async () => {
  built = await buildProcess(db)
  const { organizationId } = built.process
  manager = await buildUser(db, { organizationId })
  colleague = await buildUser(db, { organizationId, firstName: 'Peter', lastName: 'Kollege' })
})

const star = (by: UserRow, id: string, isStarred: boolean, headers = {}) =>
  putAs(app, by, `/api/applications/${id}/star`, { isStarred }, headers)
const tag = (by: UserRow, id: string, word: unknown, isTagged = true) =>
  putAs(app, by, `/api/applications/${id}/tag`, { tag: word, isTagged })
const decide = (by: UserRow, id: string, status: string, seen: number) =>
  putAs(app, by, `/api/applications/${id}/status/${status}`, undefined, { 'If-Match': `"${seen}"` })
const read = async (id: string) => (await db.select().from(applications).where(eq(applications.id, id)))[0]

test('two colleagues who mark at once both get what they wanted', async () => {
  const { id } = await buildApplication(db, built.process)
  const answers = await Promise.all([
    star(manager, id, true),
    tag(manager, id, 'Garten'),
    tag(colleague, id, 'Balkon'),
    tag(colleague, id, 'garten'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const row = await read(id)
  expect(row).toMatchObject({ isStarred: true, marksVersion: 3 })
  expect(row?.tags.map((each) => each.toLowerCase()).toSorted()).toEqual(['balkon', 'garten'])
})

test('a mark is no conflict of a decision that did not see it, and says nothing of who changed it last', async () => {
  const row = await buildApplication(db, built.process, { changedBy: colleague.id })
  const { id, updatedAt } = row
  expect((await star(manager, id, true)).status).toBe(200)
  expect((await tag(manager, id, 'Garten')).status).toBe(200)
  expect(await read(id)).toMatchObject({ version: 1, changedBy: colleague.id, updatedAt })
  const decided = await readData(wholeApplication, await decide(manager, id, 'rejected', 1))
  expect(decided).toMatchObject({ status: 'rejected', version: 2, isStarred: true, tags: ['Garten'] })
})

test('a decision refuses no mark, whatever version somebody saw', async () => {
  const { id } = await buildApplication(db, built.process)
  await decide(colleague, id, 'rejected', 1)
  expect((await star(manager, id, true, { 'If-Match': '"1"' })).status).toBe(200)
  expect(await read(id)).toMatchObject({ status: 'rejected', isStarred: true, version: 2 })
})

test('an application of a closed process is marked like any other', async () => {
  const { organizationId } = built.process
  const { process } = await buildProcess(db, { organizationId, status: 'closed' }, { organizationId })
  const { id } = await buildApplication(db, process)
  expect((await star(manager, id, true)).status).toBe(200)
})

test('of one that was erased that is said, and another organization’s is not found', async () => {
  const { id } = await buildApplication(db, built.process)
  await star(manager, id, true)
  await db.transaction(async (transaction) => {
    const row = await lockForErasure(transaction, id)
    if (row) await eraseApplication(transaction, row, new Date(), 'due')
  })
  const theirs = await buildApplication(db, (await buildProcess(db)).process)
  const answers = { [id]: 'APPLICATION_ERASED', [theirs.id]: 'NOT_FOUND' }
  for (const [each, code] of Object.entries(answers)) {
    expect(await readError(await star(manager, each, true))).toMatchObject({ code })
    expect(await readError(await tag(manager, each, 'Garten'))).toMatchObject({ code })
  }
})

test.each(['', '  ', 'x'.repeat(41), 7, undefined])('a tag of %j is refused', async (word) => {
  const { id } = await buildApplication(db, built.process)
  expect(await readError(await tag(manager, id, word))).toMatchObject({ code: 'VALIDATION_FAILED', paths: ['tag'] })
})

test('the eleventh tag of an application is refused, and says why', async () => {
  const tags = Array.from({ length: 10 }, (_, at) => `Wort ${at}`)
  const { id } = await buildApplication(db, built.process, { tags })
  const refused = await tag(manager, id, 'Noch eins')
  expect(await refused.json()).toMatchObject({
    code: 'VALIDATION_FAILED',
    details: [{ path: 'tag', message: 'An application can have at most 10 tags' }],
  })
})

test('a colleague’s device is told of a mark', async () => {
  const { id } = await buildApplication(db, built.process)
  const device = buildDevice(app, colleague)
  await device.pull()
  await star(manager, id, true)
  const { changes } = await device.pull()
  expect(changes.map(({ row }) => row)).toMatchObject([{ id, isStarred: true, version: 1, marksVersion: 1 }])
})
