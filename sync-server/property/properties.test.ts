import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessCodes, activities, properties, rentChanges } from '#server/db/schema.ts'
import { getAs, postAs, putAs, readData, readIds } from '#server/testing/admin-requests.ts'
import { buildPropertyForm, buildResident } from '#server/testing/build/build-managed-records.ts'
import { buildOwner, buildStaff, type Staff } from '#server/testing/build/build-people.ts'
import { readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { newId } from '#shared/ids.ts'
import { wholeProperty } from '#shared/property/manager/contract.ts'

const start = new Date('2027-03-31T22:30:00Z')
let now = start
const { app, db, close } = await setupTestApp({ now: () => now })
afterAll(close)

let own: Staff
let foreign: Staff
beforeAll(async () => {
  own = await buildStaff(db)
  foreign = await buildStaff(db)
})

const create = (changes: Record<string, unknown> = {}, staff = own) =>
  postAs(app, own.manager, '/api/rent-objects', {
    ...buildPropertyForm(),
    organizationId: staff.organization.id,
    ...changes,
  })
const created = async (changes: Record<string, unknown> = {}) => readData(wholeProperty, await create(changes))
const list = async (query: string) => readIds(await getAs(app, own.manager, `/api/rent-objects${query}`))
const changeRent = (id: string, rent: Record<string, unknown>, headers: Record<string, string> = {}) =>
  putAs(app, own.manager, `/api/rent-objects/${id}`, rent, headers)
const changeDetails = (id: string, said: Record<string, unknown>, headers: Record<string, string> = {}) =>
  putAs(app, own.manager, `/api/rent-objects/${id}/details`, said, headers)

test('a property is created with a code of its own, and again with the same outcome', async () => {
  const id = newId()
  const first = await create({ id })
  expect(first.status).toBe(201)
  const property = await readData(wholeProperty, first)
  expect(property).toMatchObject({ id, rooms: 4.5, baseRent: 2900, rent: 2900, currentSideCosts: 300, version: 1 })
  expect(property.code).toMatch(/^[A-HJKMNP-Z2-9]{6}$/)
  const codes = await db.$count(accessCodes)
  const again = await create({ id })
  expect(again.status).toBe(200)
  expect(await readData(wholeProperty, again)).toEqual(property)
  expect(await db.$count(accessCodes)).toBe(codes)
  expect(await db.$count(activities, eq(activities.recordId, id))).toBe(1)
  expect(await readError(await create({ id, name: 'Anders' }))).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
})

test('an id that another organization has taken tells nothing of it', async () => {
  const id = newId()
  const body = { ...buildPropertyForm(), id, organizationId: foreign.organization.id }
  await postAs(app, foreign.manager, '/api/rent-objects', body)
  expect(await readError(await create({ id }))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test('rooms may be said in the words of the list', async () => {
  expect((await created({ rooms: '2.5' })).rooms).toBe(2.5)
  expect((await created({ rooms: '1' })).rooms).toBe(1)
  expect((await created({ rooms: 'not applicable' })).rooms).toBeNull()
})

test('rooms may be not applicable', async () => {
  expect((await created({ rooms: null })).rooms).toBeNull()
})

const amounts = [-1, 10 ** 12, 1.5, 'NaN', '12', null, undefined]
test.each([
  ...[0, ...amounts].map((value) => ['baseRent', value]),
  ...[0, ...amounts].map((value) => ['squareMeters', value]),
  ...amounts.map((value) => ['sideCosts', value]),
  ...[0, 0.5, 1.25, 8.5, 'three', '8.5', '', undefined].map((value) => ['rooms', value]),
  ...['', '  ', 'x'.repeat(201), 7, 'a\u0000b', undefined].map((value) => ['name', value]),
  ...['', undefined].map((value) => ['address', value]),
  ...['commercial', 'castle', undefined].map((value) => ['propertyType', value]),
  ...['IT', 'de', undefined].map((value) => ['country', value]),
  ...['mine', undefined].map((value) => ['organizationId', value]),
])('a property whose %s is %j is refused at that field', async (field, value) => {
  expect(await readError(await create({ [String(field)]: value }))).toEqual({
    status: 422,
    code: 'VALIDATION_FAILED',
    paths: [field],
  })
})

test('a new rent archives the one that was, on the day it is at the property', async () => {
  const { id } = await created()
  const answer = await changeRent(id, { baseRent: 3000, sideCosts: 310, reason: 'Mietspiegel' })
  const property = await readData(wholeProperty, answer)
  expect(property).toMatchObject({ rent: 3000, sideCosts: 310, version: 2, updatedAt: now.toISOString() })
  const line = { baseRent: 2900, sideCosts: 300, totalRent: 3200, changeDate: '2027-04-01', reason: 'Mietspiegel' }
  expect(property.rentHistory).toMatchObject([line])
  expect(property.rentHistory).toHaveLength(1)
})

test('the device’s own line of the history keeps its id and day', async () => {
  const { id } = await created()
  const line = { id: newId(), changeDate: '2027-03-30' }
  const property = await readData(wholeProperty, await changeRent(id, { baseRent: 1, sideCosts: 0, ...line }))
  expect(property.rentHistory[0]).toMatchObject(line)
})

test('the same rent again is no change, whoever set it, and whatever was seen', async () => {
  const { id } = await created()
  await changeRent(id, { baseRent: 3000, sideCosts: 310 })
  const again = await changeRent(id, { baseRent: 3000, sideCosts: 310 }, { 'If-Match': '"1"' })
  expect(await readData(wholeProperty, again)).toMatchObject({ version: 2 })
  expect(await db.$count(rentChanges, eq(rentChanges.propertyId, id))).toBe(1)
})

test('a rent that somebody else changed meanwhile is not overruled', async () => {
  const { id } = await created()
  await changeRent(id, { baseRent: 3000, sideCosts: 310 })
  expect(await readError(await changeRent(id, { baseRent: 3100, sideCosts: 310 }, { 'If-Match': '"1"' }))).toEqual({
    status: 409,
    code: 'EDIT_CONFLICT',
    paths: [],
    current: { version: 2, by: 'Mona Mustermann', at: now.toISOString() },
  })
})

test('what is put right of a property stands once, in the log too, and its rent and country stay', async () => {
  const { id, version } = await created()
  const said = { name: 'Giebelhaus', address: 'Rosenweg 9', rooms: '2.5', propertyType: 'loft', squareMeters: 71 }
  const property = await readData(wholeProperty, await changeDetails(id, { ...said, country: 'DE', baseRent: 1 }))
  expect(property).toMatchObject({ ...said, rooms: 2.5, country: 'CH', baseRent: 2900, version: version + 1 })
  const again = await changeDetails(id, { name: 'Giebelhaus' }, { 'If-Match': '"1"' })
  expect(await readData(wholeProperty, again)).toMatchObject({ version: version + 1 })
  const kinds = await db.select({ kind: activities.kind }).from(activities).where(eq(activities.recordId, id))
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(['property_changed', 'property_created'])
})

test('notes of a property are kept, and stay when a device that knows of none changes it', async () => {
  const { id } = await created({ notes: ' Schlüssel bei Nr. 7 ' })
  expect(await readData(wholeProperty, await changeDetails(id, { name: 'Giebelhaus' }))).toMatchObject({
    notes: 'Schlüssel bei Nr. 7',
  })
  expect(await readData(wholeProperty, await changeDetails(id, { notes: '' }))).toMatchObject({ notes: '' })
  expect((await created()).notes).toBe('')
  const long = { notes: 'x'.repeat(2001) }
  expect(await readError(await changeDetails(id, long))).toMatchObject({ status: 422, paths: ['notes'] })
})

test('what is said of a property over what somebody else said meanwhile is refused', async () => {
  const { id } = await created()
  await changeDetails(id, { name: 'Erste' })
  expect(await readError(await changeDetails(id, { rooms: 3 }, { 'If-Match': '"1"' }))).toMatchObject({
    status: 409,
    code: 'EDIT_CONFLICT',
    current: { version: 2, by: 'Mona Mustermann' },
  })
})

test.each([
  ['name', ' '],
  ['address', ''],
  ['rooms', 9],
  ['propertyType', 'castle'],
  ['squareMeters', 0],
])('a property is not changed to a %s of %j', async (field, value) => {
  const { id } = await created()
  expect(await readError(await changeDetails(id, { [field]: value }))).toMatchObject({ status: 422, paths: [field] })
})

test.each([0, ...amounts])('a rent of %j is refused', async (baseRent) => {
  const { id } = await created()
  expect(await readError(await changeRent(id, { baseRent, sideCosts: 1 }))).toMatchObject({ paths: ['baseRent'] })
})

test('the list is ordered by name, filtered and paged, under both of its names', async () => {
  await db.delete(rentChanges)
  await db.delete(properties)
  const [b, a, c] = [
    await created({ name: 'B', country: 'DE', propertyType: 'loft' }),
    await created({ name: 'A' }),
    await created({ name: 'C', country: 'DE' }),
  ]
  await postAs(app, foreign.manager, '/api/rent-objects', {
    ...buildPropertyForm(),
    organizationId: foreign.organization.id,
  })
  expect(await list('')).toEqual({ ids: [a.id, b.id, c.id], total: 3, limit: 50, offset: 0 })
  expect((await list('?country=DE')).ids).toEqual([b.id, c.id])
  expect((await list('?propertyType=loft')).ids).toEqual([b.id])
  expect(await list('?limit=1&offset=1')).toEqual({ ids: [b.id], total: 3, limit: 1, offset: 1 })
  expect((await list(`?organizationId=${foreign.organization.id}`)).ids).toEqual([])
  const other = await getAs(app, own.manager, '/api/admin/rent-objects?country=CH')
  expect((await readIds(other)).ids).toEqual([a.id])
  const owner = await buildOwner(db)
  expect((await readIds(await getAs(app, owner, '/api/rent-objects'))).total).toBe(4)
})

test('who lives in a property, who is to and who did is told by the day on which it is asked', async () => {
  const { id, organizationId } = await created()
  const stays = {
    Jetzig: { moveInDate: '2020-04-01' },
    Kuenftig: { moveInDate: '2027-04-02' },
    Kuendigt: { moveInDate: '2020-04-01', moveOutDate: '2027-04-02' },
    Ehemalig: { moveInDate: '2020-04-01', moveOutDate: '2021-01-01' },
    Nie: { moveInDate: '2027-05-01', moveOutDate: '2027-05-01' },
  }
  for (const [lastName, stay] of Object.entries(stays)) {
    await buildResident(db, { id, organizationId }, { lastName, ...stay })
  }
  const read = async () => {
    const property = await readData(wholeProperty, await getAs(app, own.manager, `/api/rent-objects/${id}`))
    const { currentResidents, comingResidents, archivedResidents } = property
    return [currentResidents, comingResidents, archivedResidents].map((people) => people.map(({ name }) => name))
  }
  // 31 March in UTC, and 1 April at the property.
  expect(await read()).toEqual([['Urs Jetzig', 'Urs Kuendigt'], ['Urs Kuenftig'], ['Urs Ehemalig', 'Urs Nie']])
  now = new Date('2027-04-01T22:00:00Z')
  expect(await read()).toEqual([['Urs Jetzig', 'Urs Kuenftig'], [], ['Urs Ehemalig', 'Urs Kuendigt', 'Urs Nie']])
  now = start
})

test('a platform owner, who belongs to no organization, creates and changes for one', async () => {
  const owner = await buildOwner(db)
  const body = { ...buildPropertyForm(), organizationId: own.organization.id }
  const property = await readData(wholeProperty, await postAs(app, owner, '/api/rent-objects', body))
  const changed = await putAs(app, owner, `/api/rent-objects/${property.id}`, { baseRent: 5, sideCosts: 5 })
  expect(await readData(wholeProperty, changed)).toMatchObject({ rent: 5, version: 2 })
  const conflict = await changeRent(property.id, { baseRent: 6, sideCosts: 6 }, { 'If-Match': '"1"' })
  expect(await readError(conflict)).toMatchObject({ current: { by: 'Mona Mustermann' } })
})

test('a name that would be read otherwise than it was written is kept as it reads', async () => {
  const { id } = await created({ name: 'Haus\u202E7', address: 'Birkenweg 7\nGratis' })
  const [kept] = await db.select().from(properties).where(eq(properties.id, id))
  expect(kept).toMatchObject({ name: 'Haus7', address: 'Birkenweg 7 Gratis' })
})
