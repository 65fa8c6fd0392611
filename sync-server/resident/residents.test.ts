import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { activities, properties, residents } from '#server/db/schema.ts'
import { deleteAs, postAs, putAs, readData } from '#server/testing/admin-requests.ts'
import { buildProcess } from '#server/testing/build/build.ts'
import { buildResident, buildResidentForm } from '#server/testing/build/build-managed-records.ts'
import { buildUser, type UserRow } from '#server/testing/build/build-people.ts'
import { readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { newId } from '#shared/ids.ts'
import { answeredResident, resident } from '#shared/resident/resident.ts'

const { app, db, close } = await setupTestApp()
afterAll(close)

let property: Awaited<ReturnType<typeof buildProcess>>['property']
let manager: UserRow
beforeEach(async () => {
  property = (await buildProcess(db)).property
  manager = await buildUser(db, { organizationId: property.organizationId })
})

const place = () => `/api/rent-objects/${property.id}/residents`
const add = (...people: unknown[]) => postAs(app, manager, `${place()}/add`, { residents: people })
const edit = (id: string, body: unknown, headers: Record<string, string> = {}) =>
  putAs(app, manager, `${place()}/${id}`, body, headers)
const moveOut = (id: string, moveOutDate: unknown) => deleteAs(app, manager, `${place()}/${id}`, { moveOutDate })
const read = async (id: string) => (await db.select().from(residents).where(eq(residents.id, id)))[0]

test('residents are added together, and again under their ids with the same outcome', async () => {
  const people = ['Anna', 'Bruno'].map((firstName) => buildResidentForm({ id: newId(), firstName }))
  const first = await add(...people)
  expect(first.status).toBe(201)
  const added = await readData(z.array(resident), first)
  expect(added.map(({ firstName, version }) => [firstName, version])).toEqual([
    ['Anna', 1],
    ['Bruno', 1],
  ])
  const again = await add(...people)
  expect(again.status).toBe(200)
  expect(await readData(z.array(resident), again)).toEqual(added)
  expect(await db.$count(activities, eq(activities.kind, 'resident_added'))).toBe(2)
  expect(await readError(await add({ ...people[0], firstName: 'Andere' }))).toMatchObject({
    code: 'IDEMPOTENCY_MISMATCH',
  })
})

test('all of them or none', async () => {
  const [good, taken] = [newId(), newId()]
  const foreign = (await buildProcess(db)).property
  await buildResident(db, foreign, { id: taken })
  expect(
    await readError(await add(buildResidentForm({ id: good }), buildResidentForm({ id: taken, firstName: 'Bruno' }))),
  ).toMatchObject({
    status: 404,
  })
  expect(await read(good)).toBeUndefined()
  const twice = await add(buildResidentForm({ id: good }), buildResidentForm({ id: good }))
  expect(await readError(twice)).toMatchObject({ code: 'VALIDATION_FAILED', paths: ['residents.1.id'] })
  expect(await read(good)).toBeUndefined()
})

test('the least that another client sends is enough, and an unknown start is one', async () => {
  const [least] = await readData(
    z.array(resident),
    await add({ firstName: 'A', lastName: 'B', email: 'a@b.test', moveInDate: '1970-01-01' }),
  )
  expect(least).toMatchObject({ phone: null, nationality: '', profession: null, moveInDate: '1970-01-01', notes: '' })
})

test.each([
  [{ firstName: '' }, 'firstName'],
  [{ lastName: ' ' }, 'lastName'],
  [{ email: '' }, 'email'],
  [{ email: 'nowhere' }, 'email'],
  [{ moveInDate: '' }, 'moveInDate'],
  [{ moveInDate: '2027-02-30' }, 'moveInDate'],
  [{ moveInDate: '1.2.2027' }, 'moveInDate'],
  [{ profession: { employmentStatus: 'retired' } }, 'profession.employmentStatus'],
  [{ notes: 'x'.repeat(2001) }, 'notes'],
  [{ id: 'mine' }, 'id'],
])('a resident with %j is refused at that field', async (changes, field) => {
  const answer = await add(buildResidentForm(changes))
  expect(await readError(answer)).toEqual({ status: 422, code: 'VALIDATION_FAILED', paths: [`residents.0.${field}`] })
})

test('an edit changes what was sent, keeps the day of the move-in, and is refused when somebody else came first', async () => {
  const { id } = await buildResident(db, property)
  const person = buildResidentForm({ moveInDate: undefined, lastName: 'Neu' })
  const changed = await readData(resident, await edit(id, person, { 'If-Match': '"1"' }))
  expect(changed).toMatchObject({ id, lastName: 'Neu', moveInDate: '2020-04-01', version: 2 })
  const same = await edit(id, person, { 'If-Match': '"1"' })
  expect(await readData(resident, same)).toEqual(changed)
  const stale = await edit(id, { ...person, lastName: 'Ganz neu' }, { 'If-Match': '"1"' })
  expect(await readError(stale)).toMatchObject({ code: 'EDIT_CONFLICT', current: { version: 2 } })
  expect(await db.$count(activities, eq(activities.recordId, id))).toBe(1)
})

test('a resident moves out once, on a day after the move-in', async () => {
  const { id } = await buildResident(db, property)
  const before = await readError(await moveOut(id, '2020-03-31'))
  expect(before).toEqual({ status: 422, code: 'VALIDATION_FAILED', paths: ['moveOutDate'] })
  const first = await readData(resident, await moveOut(id, '2020-04-01'))
  expect(first).toMatchObject({ moveOutDate: '2020-04-01', version: 2 })
  expect(await readData(resident, await moveOut(id, '2020-04-01'))).toEqual(first)
  expect(await readError(await moveOut(id, '2020-05-01'))).toMatchObject({ status: 409, code: 'RESIDENT_MOVED_OUT' })
  expect(await db.$count(activities, eq(activities.recordId, id))).toBe(1)
  for (const day of ['', '2020-13-01', undefined]) {
    expect(await readError(await moveOut(id, day))).toMatchObject({ paths: ['moveOutDate'] })
  }
  const without = await deleteAs(app, manager, `${place()}/${id}`, undefined)
  expect(await readError(without)).toEqual({ status: 422, code: 'VALIDATION_FAILED', paths: ['moveOutDate'] })
})

test('a move-out that was seen takes another day, and is taken back', async () => {
  const { id } = await buildResident(db, property, { moveOutDate: '2027-02-28', version: 2 })
  const later = { moveOutDate: '2027-03-31' }
  expect(
    await readData(resident, await deleteAs(app, manager, `${place()}/${id}`, later, { 'If-Match': '"2"' })),
  ).toMatchObject({ ...later, version: 3 })
  const stale = await deleteAs(app, manager, `${place()}/${id}`, { moveOutDate: '2027-04-30' }, { 'If-Match': '"2"' })
  expect(await readError(stale)).toMatchObject({ code: 'RESIDENT_MOVED_OUT', current: { version: 3 } })
  const { firstName, lastName, email } = buildResidentForm()
  const kept = await readData(resident, await edit(id, { firstName, lastName, email }))
  expect(kept).toMatchObject(later)
  const back = await edit(id, { firstName, lastName, email, moveOutDate: null }, { 'If-Match': '"4"' })
  expect(await readData(resident, back)).toMatchObject({ moveOutDate: null, moveInDate: '2020-04-01' })
  const early = await edit(id, { firstName, lastName, email, moveOutDate: '2020-03-31' })
  expect(await readError(early)).toMatchObject({ code: 'VALIDATION_FAILED', paths: ['moveOutDate'] })
})

test('a move-in after the move-out is refused', async () => {
  const { id } = await buildResident(db, property, { moveOutDate: '2021-01-01' })
  const answer = await edit(id, buildResidentForm({ moveInDate: '2021-01-02' }))
  expect(await readError(answer)).toMatchObject({ paths: ['moveInDate'] })
})

test('a resident is not found at another property, be it of the same organization', async () => {
  const { id } = await buildResident(db, property)
  const path = `/api/rent-objects/${newId()}/residents/${id}`
  const answers = [
    await putAs(app, manager, path, buildResidentForm()),
    await deleteAs(app, manager, path, { moveOutDate: '2027-01-01' }),
  ]
  for (const answer of answers) expect(await readError(answer)).toMatchObject({ status: 404 })
  expect(await read(id)).toMatchObject({ version: 1, moveOutDate: null })
})

test('a gross salary of who lives in a German home, which an older app sends, is not kept, and the answer says so', async () => {
  await db.update(properties).set({ country: 'DE' }).where(eq(properties.id, property.id))
  const work = { profession: 'Lehrerin', employmentStatus: 'employed', grossSalary: '4.500 €' }
  const leftOut = { documents: [], questions: ['profession.grossSalary'] }
  const id = newId()
  const form = { ...buildResidentForm({ profession: work }), id }
  const kept = { profession: { ...work, grossSalary: '', netIncome: '' }, leftOut }
  for (const answer of [await add(form), await add(form)]) {
    expect(await readData(z.array(answeredResident), answer)).toMatchObject([kept])
  }
  const edited = await readData(answeredResident, await edit(id, { ...form, lastName: 'Neu' }))
  expect(edited).toMatchObject({ ...kept, lastName: 'Neu' })
  expect((await read(id))?.profession).toMatchObject({ grossSalary: '' })
  const net = { ...form, profession: { ...work, grossSalary: '', netIncome: '3.100 €' } }
  const all = await readData(answeredResident, await edit(id, net))
  expect([all.profession?.netIncome, all.leftOut]).toEqual(['3.100 €', undefined])
})

test('one that came with an application before it was forbidden stays, and can be put right', async () => {
  await db.update(properties).set({ country: 'DE' }).where(eq(properties.id, property.id))
  const profession = { ...buildResidentForm().profession, grossSalary: '4.500 €' }
  const { id } = await buildResident(db, property, { profession })
  const form = buildResidentForm({ profession: { ...profession, grossSalary: '4.600 €' } })
  const edited = await readData(answeredResident, await edit(id, form))
  expect([edited.profession?.grossSalary, edited.leftOut]).toEqual(['4.600 €', undefined])
})
