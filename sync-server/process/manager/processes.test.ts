import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { activities, applicationProcesses, applications } from '#server/db/schema.ts'
import { getAs, postAs, putAs, readData, readIds } from '#server/testing/admin-requests.ts'
import { buildApplication, buildProcess, buildProcessOf } from '#server/testing/build/build.ts'
import { buildUser, type UserRow } from '#server/testing/build/build-people.ts'
import { readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { newId } from '#shared/ids.ts'
import { wholeProcess } from '#shared/process/manager/contract.ts'

const { app, db, close } = await setupTestApp()
afterAll(close)

const PATH = '/api/application-processes'
let own: Awaited<ReturnType<typeof buildProcess>>
let foreign: Awaited<ReturnType<typeof buildProcess>>
let manager: UserRow
beforeEach(async () => {
  own = await buildProcess(db)
  foreign = await buildProcess(db)
  manager = await buildUser(db, { organizationId: own.process.organizationId })
})

const create = (changes: Record<string, unknown> = {}) =>
  postAs(app, manager, PATH, {
    organizationId: own.process.organizationId,
    rentObjectId: own.property.id,
    applicationProcessName: 'Neuvermietung',
    ...changes,
  })
const list = async (query: string) => (await readIds(await getAs(app, manager, `${PATH}${query}`))).ids
const put = (id: string, body: unknown, headers: Record<string, string> = {}) =>
  putAs(app, manager, `${PATH}/${id}`, body, headers)
const read = async (id: string) => readData(wholeProcess, await getAs(app, manager, `${PATH}/${id}`))
const kindsOf = async (id: string) => {
  const rows = await db.select().from(activities).where(eq(activities.recordId, id)).orderBy(activities.createdAt)
  return rows.map(({ kind }) => kind)
}

test('a process is created open, with a code, under all the names its fields have', async () => {
  const answer = await create({ newRent: 1234.5, notes: 'Donnerstags', status: 'closed', propertyName: 'Erfunden' })
  expect(answer.status).toBe(201)
  const process = await readData(wholeProcess, answer)
  expect(process).toMatchObject({
    status: 'open',
    name: 'Neuvermietung',
    applicationProcessName: 'Neuvermietung',
    propertyId: own.property.id,
    rentObjectId: own.property.id,
    propertyName: own.property.name,
    propertyAddress: own.property.address,
    propertyCode: own.property.code,
    newRent: 1234.5,
    newSideCosts: null,
    startDate: null,
    startDateType: 'immediately',
    applicationCount: 0,
    sendsStatusMails: false,
  })
  expect(process.shortId).toBe(process.code)
  expect(await kindsOf(process.id)).toEqual(['process_created'])
})

test('a start date makes it a fixed one', async () => {
  const process = await readData(wholeProcess, await create({ startDate: '2027-05-01' }))
  expect(process).toMatchObject({ startDate: '2027-05-01', startDateType: 'fixed_date' })
})

test('the same process again is no second one, also after its mails were turned on; another under its id is refused', async () => {
  const id = newId()
  const first = await readData(wholeProcess, await create({ id, conditions: { petPolicy: 'Ja', securityDeposit: 10 } }))
  await put(id, { sendsStatusMails: true })
  const again = await create({ id, conditions: { securityDeposit: 10, petPolicy: 'Ja' } })
  expect(again.status).toBe(200)
  expect(await readData(wholeProcess, again)).toMatchObject({ id, code: first.code })
  expect(await readError(await create({ id, notes: 'Neu' }))).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
  const other = newId()
  await create({ id: other, conditions: { petPolicy: 'Ja' } })
  expect(await readError(await create({ id: other }))).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
})

test('a property of another organization cannot be let, and neither can one in its name', async () => {
  for (const changes of [{ rentObjectId: foreign.property.id }, { organizationId: foreign.process.organizationId }]) {
    expect(await readError(await create(changes))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  }
})

test.each([
  [{ rentObjectId: undefined }, 'rentObjectId'],
  [{ applicationProcessName: ' ' }, 'applicationProcessName'],
  [{ newRent: -1 }, 'newRent'],
  [{ newSideCosts: 10 ** 12 }, 'newSideCosts'],
  [{ newRent: 'NaN' }, 'newRent'],
  [{ startDate: '2027-02-30' }, 'startDate'],
  [{ conditions: { rentalDuration: 'forever' } }, 'conditions.rentalDuration'],
  [{ startDate: '9999-12-31' }, 'startDate'],
  [{ conditions: { securityDeposit: 1e308 } }, 'conditions.securityDeposit'],
])('a process with %j is refused at that field', async (changes, path) => {
  expect(await readError(await create(changes))).toEqual({ status: 422, code: 'VALIDATION_FAILED', paths: [path] })
})

test('every filter narrows the list down, and none reaches out of the organization', async () => {
  const open = own.process
  const closed = await buildProcessOf(db, own.property, { status: 'closed', startDateType: 'fixed_date' })
  const codes = [open.code, closed.code]
  expect(new Set(await list(''))).toEqual(new Set([open.id, closed.id]))
  expect(await list('?status=closed')).toEqual([closed.id])
  expect(await list('?startDateType=fixed_date')).toEqual([closed.id])
  expect(await list(`?code=${codes[0]?.toLowerCase()}`)).toEqual([open.id])
  expect(await list(`?propertyCode=${own.property.code.toLowerCase()}&status=open`)).toEqual([open.id])
  expect(await list('?propertyCode=NOWAYX')).toEqual([])
  expect(await list(`?propertyId=${own.property.id}&limit=1`)).toHaveLength(1)
  for (const query of [
    `organizationId=${foreign.process.organizationId}`,
    `code=${foreign.process.code}`,
    `propertyId=${foreign.property.id}`,
    `propertyCode=${foreign.property.code}`,
  ]) {
    expect(await list(`?${query}`)).toEqual([])
  }
  expect(await readError(await getAs(app, manager, `${PATH}?status=unheard`))).toMatchObject({ paths: ['status'] })
})

test('the number of applications is the real one', async () => {
  const other = await buildProcessOf(db, own.property)
  for (let count = 0; count < 3; count += 1) await buildApplication(db, own.process)
  expect([(await read(own.process.id)).applicationCount, (await read(other.id)).applicationCount]).toEqual([3, 0])
})

test('a process of another organization is refused, and one that does not exist is not found', async () => {
  for (const [id, status, code] of [
    [foreign.process.id, 403, 'ACCESS_DENIED'],
    [newId(), 404, 'PROCESS_NOT_FOUND'],
  ] as const) {
    const answers = [
      await getAs(app, manager, `${PATH}/${id}`),
      await put(id, { status: 'closed' }),
      await postAs(app, manager, `${PATH}/${id}/close/${newId()}`, undefined),
      await getAs(app, manager, `${PATH}/${id}/applications.csv`),
    ]
    for (const answer of answers) expect(await readError(answer)).toMatchObject({ status, code })
  }
})

test('a process closes and opens again, and what is so already changes nothing', async () => {
  const { id } = own.process
  for (const status of ['closed', 'closed', 'open', 'open']) {
    expect(await readData(wholeProcess, await put(id, { status }))).toMatchObject({ status })
  }
  expect((await read(id)).version).toBe(3)
  expect(await kindsOf(id)).toEqual(['process_closed', 'process_reopened'])
})

test('conditions and mails can be changed, all of the conditions at once, and the log says so', async () => {
  const { id } = own.process
  const first = { petPolicy: 'Katzen', securityDeposit: 3000 }
  expect(await readData(wholeProcess, await put(id, { conditions: first }))).toMatchObject({ conditions: first })
  await put(id, { conditions: { securityDeposit: 3000, petPolicy: 'Katzen' } })
  expect(await read(id)).toMatchObject({ version: 2, status: 'open', sendsStatusMails: false })
  const second = { smokingPolicy: 'Nein' }
  const changed = await readData(wholeProcess, await put(id, { conditions: second }))
  expect(changed.conditions).toMatchObject({ ...second, petPolicy: '' })
  expect(changed.conditions.securityDeposit).toBeUndefined()
  await put(id, { sendsStatusMails: true })
  await put(id, { status: 'closed' })
  expect(await read(id)).toMatchObject({ conditions: changed.conditions, sendsStatusMails: true, status: 'closed' })
  expect(await kindsOf(id)).toEqual(['process_changed', 'process_changed', 'process_changed', 'process_closed'])
  expect(await readError(await put(id, { conditions: { rentalDuration: 'forever' } }))).toMatchObject({
    paths: ['conditions.rentalDuration'],
  })
  expect(await readError(await put(id, { conditions: {} }, { 'If-Match': '"1"' }))).toMatchObject({
    code: 'EDIT_CONFLICT',
  })
})

test('who saw an older state does not overrule a colleague, unless both want the same', async () => {
  const { id } = own.process
  await put(id, { sendsStatusMails: true })
  const stale = { 'If-Match': '"1"' }
  expect(await readError(await put(id, { status: 'closed' }, stale))).toMatchObject({
    code: 'EDIT_CONFLICT',
    current: { status: 'open', version: 2, by: 'Mona Mustermann' },
  })
  expect((await put(id, { status: 'open', sendsStatusMails: true }, stale)).status).toBe(200)
  expect((await put(id, { status: 'closed' }, { 'If-Match': '"2"' })).status).toBe(200)
})

test('a process is closed for the application that was chosen, which must be one of its own', async () => {
  const { id } = own.process
  const [chosen, other] = [
    await buildApplication(db, own.process),
    await buildApplication(db, await buildProcessOf(db, own.property)),
  ]
  const closeFor = (applicationId: string) => postAs(app, manager, `${PATH}/${id}/close/${applicationId}`, undefined)
  const theirs = await buildApplication(db, foreign.process)
  for (const applicationId of [other.id, theirs.id, newId()]) {
    expect(await readError(await closeFor(applicationId))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  }
  expect((await read(id)).status).toBe('open')
  for (let twice = 0; twice < 2; twice += 1) {
    const process = await readData(wholeProcess, await closeFor(chosen.id))
    expect(process).toMatchObject({ status: 'closed', chosenApplicationId: chosen.id, version: 2 })
  }
  const second = await buildApplication(db, own.process)
  expect(await readError(await closeFor(second.id))).toMatchObject({ status: 409, code: 'EDIT_CONFLICT' })
  expect(await readData(wholeProcess, await put(id, { status: 'open' }))).toMatchObject({ chosenApplicationId: null })
  for (const status of ['rejected', 'withdrawn'] as const) {
    await db.update(applications).set({ status }).where(eq(applications.id, second.id))
    expect(await readError(await closeFor(second.id))).toMatchObject({ status: 409, code: 'EDIT_CONFLICT' })
  }
  const later = await buildApplication(db, own.process)
  expect((await closeFor(later.id)).status).toBe(200)
  expect(await readData(wholeProcess, await put(id, { status: 'open' }))).toMatchObject({ chosenApplicationId: null })
  const [row] = await db.select().from(applicationProcesses).where(eq(applicationProcesses.id, id))
  expect(row?.changedBy).toBe(manager.id)
})
