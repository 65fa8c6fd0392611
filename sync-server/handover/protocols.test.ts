import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handoverProtocols, protocolFiles, protocolRooms } from '#server/db/handover-schema.ts'
import { activities, users } from '#server/db/schema.ts'
import { deleteAs, getAs, postAs, putAs, readData, readIds } from '#server/testing/admin-requests.ts'
import { buildProcess } from '#server/testing/build/build.ts'
import { buildDraft, buildReadyToSign, buildSigned } from '#server/testing/build/build-handover.ts'
import { buildUser, type UserRow } from '#server/testing/build/build-people.ts'
import { readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { protocolOnWire } from '#shared/handover/contract.ts'
import { firstParties } from '#shared/handover/first-content.ts'
import { buildParty } from '#shared/handover/testing/build-protocol.ts'
import { newId } from '#shared/ids.ts'
import { fileKey } from './protocol-files.ts'

const { app, db, deps, close } = await setupTestApp()
afterAll(close)
const PROTOCOLS = '/api/abnahmeprotokolle'

let own: Awaited<ReturnType<typeof buildPlace>>
let foreign: typeof own
async function buildPlace() {
  const { property } = await buildProcess(db)
  return { property, manager: await buildUser(db, { organizationId: property.organizationId }) }
}
beforeAll(async () => {
  own = await buildPlace()
  foreign = await buildPlace()
})

const form = (changes: Record<string, unknown> = {}) => ({
  propertyId: own.property.id,
  date: '2027-01-15',
  participants: '["Anna Alt"," Max Neu "]',
  ...changes,
})
const create = (changes: Record<string, unknown> = {}, manager: UserRow = own.manager, headers = {}) =>
  postAs(app, manager, PROTOCOLS, form(changes), headers)
const created = async (changes: Record<string, unknown> = {}) => readData(protocolOnWire, await create(changes))
const change = (id: string, content: Record<string, unknown>, headers = {}) =>
  putAs(app, own.manager, `${PROTOCOLS}/${id}`, { content: { date: '2027-01-15', ...content } }, headers)

test('a protocol is created with exactly the documented fields, and its participants come back as text', async () => {
  const answer = await create()
  expect(answer.status).toBe(201)
  const protocol = await readData(protocolOnWire, answer)
  expect(protocol).toMatchObject({ participants: '["Anna Alt","Max Neu"]', status: 'draft', edition: 1, version: 1 })
  expect(protocol.content.parties).toEqual(firstParties(protocol.id, ['Anna Alt', 'Max Neu']))
  const read = await getAs(app, own.manager, `${PROTOCOLS}/${protocol.id}`)
  expect(await readData(protocolOnWire, read)).toEqual(protocol)
})

test('without a kind somebody moves out, and with one its tenants are of that kind', async () => {
  const made = async (kind?: string) => (await created({ kind })).content
  expect(await made()).toMatchObject({ kind: 'move_out', parties: [{ role: 'tenant_out' }, { role: 'tenant_out' }] })
  expect(await made('move_in')).toMatchObject({
    kind: 'move_in',
    parties: [{ role: 'tenant_in' }, { role: 'tenant_in' }],
  })
  expect(await readError(await create({ kind: 'party' }))).toMatchObject({ status: 422, paths: ['kind'] })
})

test('what is known of those who take part comes along with it', async () => {
  const parties = [buildParty({ name: 'Anna Alt', role: 'tenant_in', email: 'anna@demo.test' })]
  const { content, participants } = await created({ kind: 'move_in', participants: ['Anna Alt'], parties })
  expect(content.parties).toEqual(parties)
  expect(participants).toBe('["Anna Alt"]')
})

test.each([undefined, null, ''])('a protocol whose property is %s says that it is required', async (propertyId) => {
  const answer: unknown = await (await create({ propertyId })).json()
  expect(answer).toMatchObject({ details: [{ path: 'propertyId', message: 'Property is required' }] })
})

test('a protocol of a German property begins with the law of Germany', async () => {
  const { property } = await buildProcess(db, {}, { country: 'DE' })
  const manager = await buildUser(db, { organizationId: property.organizationId })
  const { content } = await readData(protocolOnWire, await create({ propertyId: property.id }, manager))
  expect(content.jurisdiction).toBe('DE')
})

test('a change that says no law leaves that of the home', async () => {
  const { property } = await buildProcess(db, {}, { country: 'FR' })
  const manager = await buildUser(db, { organizationId: property.organizationId })
  const { id, content } = await readData(protocolOnWire, await create({ propertyId: property.id }, manager))
  const { jurisdiction: _, ...unsaid } = content
  const body = { content: { ...unsaid, remarks: 'Besichtigt.' } }
  const changed = await putAs(app, manager, `${PROTOCOLS}/${id}`, body)
  expect((await readData(protocolOnWire, changed)).content).toEqual({ ...content, remarks: 'Besichtigt.' })
})

test('the same protocol again is answered as it is, and another one under its id is not', async () => {
  const id = newId()
  const first = await created({ id })
  const again = await create({ id })
  expect(again.status).toBe(200)
  expect(await readData(protocolOnWire, again)).toEqual(first)
  expect(await db.$count(activities, eq(activities.recordId, id))).toBe(1)
  expect(await readError(await create({ id, date: '2027-02-01' }))).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
  expect(await readError(await create({ id, propertyId: foreign.property.id }, foreign.manager))).toMatchObject({
    status: 404,
  })
})

test('fault:M6 two protocols of one property from two devices are both kept', async () => {
  const { property, manager } = await buildPlace()
  const [one, two] = [newId(), newId()]
  const answers = await Promise.all([one, two].map((id) => create({ id, propertyId: property.id }, manager)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  const { ids } = await readIds(await getAs(app, manager, `${PROTOCOLS}?propertyId=${property.id}`))
  expect(ids.toSorted()).toEqual([one, two].toSorted())
})

test('fault:A4 a protocol of somebody who is no manager any more is refused, and nothing of it is kept', async () => {
  const person = await buildUser(db, { organizationId: own.property.organizationId })
  await db.update(users).set({ role: 'user' }).where(eq(users.id, person.id))
  const id = newId()
  expect(await readError(await create({ id }, person))).toMatchObject({ status: 403, code: 'ACCESS_DENIED' })
  expect(await db.$count(handoverProtocols, eq(handoverProtocols.id, id))).toBe(0)
})

test.each([
  ['participants', '["   "]'],
  ['participants', '[]'],
  ['participants', 'Anna Alt'],
  ['participants', []],
  ['participants', undefined],
  ['date', ''],
  ['date', '1899-12-31'],
  ['date', '2027-02-30'],
  ['date', '20270-01-01'],
  ['date', undefined],
  ['propertyId', 1],
  ['propertyId', undefined],
])('a protocol whose %s is %j is refused there', async (field, value) => {
  const { status, paths } = await readError(await create({ [field]: value }))
  expect(status).toBe(422)
  expect(paths[0]).toMatch(new RegExp(`^${field}`))
})

test.each(['1900-01-01', '2199-12-31'])(
  'a day as far off as %s is a day, as everywhere in the product',
  async (date) => {
    expect((await create({ date })).status).toBe(201)
  },
)

test('a property of another organization is as unknown as none, and so is a protocol to compare with', async () => {
  expect(await readError(await create({ propertyId: foreign.property.id }))).toMatchObject({ status: 404 })
  const { id: baselineId } = await buildDraft(db, foreign.property)
  expect(await readError(await create({ baselineId }))).toMatchObject({ status: 404 })
})

test('what two devices change is decided by who saw what; the same words are no conflict', async () => {
  const { id } = await created()
  expect((await change(id, { remarks: 'Alles sauber' }, { 'If-Match': '"1"' })).status).toBe(200)
  expect((await change(id, { remarks: 'Alles sauber' }, { 'If-Match': '"1"' })).status).toBe(200)
  const conflict = await readError(await change(id, { remarks: 'Staubig' }, { 'If-Match': '"1"' }))
  expect(conflict).toMatchObject({ code: 'EDIT_CONFLICT', current: { version: 2, by: 'Mona Mustermann' } })
})

test('participants follow from who is present', async () => {
  const { id } = await created()
  const parties = [buildParty({ name: 'Rita Rein' }), buildParty({ name: 'Fritz Fern', isPresent: false })]
  const changed = await readData(protocolOnWire, await change(id, { parties, date: '2027-02-01' }))
  expect(changed).toMatchObject({ participants: '["Rita Rein"]', date: '2027-02-01' })
  expect(await readData(protocolOnWire, await change(id, { parties: [] }))).toMatchObject({
    participants: '["Rita Rein"]',
  })
})

test('fault:U6 a change from a device that knows only a day and participants is still taken', async () => {
  const { id } = await created()
  const body = { content: { date: '2027-03-01' }, participants: '["Anna Alt"]' }
  expect((await putAs(app, own.manager, `${PROTOCOLS}/${id}`, body)).status).toBe(200)
})

test('a draft is gone with its rooms, its files and their bytes', async () => {
  const { protocol, photo } = await buildReadyToSign(deps, own.property)
  expect((await deleteAs(app, own.manager, `${PROTOCOLS}/${protocol.id}`, undefined)).status).toBe(200)
  expect(await db.$count(protocolRooms, eq(protocolRooms.protocolId, protocol.id))).toBe(0)
  expect(await db.$count(protocolFiles, eq(protocolFiles.protocolId, protocol.id))).toBe(0)
  expect(await deps.storage.stat(fileKey(photo))).toBeUndefined()
  expect(await readError(await getAs(app, own.manager, `${PROTOCOLS}/${protocol.id}`))).toMatchObject({ status: 404 })
})

test('a draft that a colleague has worked on since it was seen is not deleted, and says who did', async () => {
  const { id } = await created()
  const remove = (seen: number) =>
    deleteAs(app, own.manager, `${PROTOCOLS}/${id}`, undefined, { 'If-Match': `"${seen}"` })
  expect((await change(id, { remarks: 'Wichtiges' })).status).toBe(200)
  expect(await readError(await remove(1))).toMatchObject({
    status: 409,
    code: 'EDIT_CONFLICT',
    current: { version: 2, by: 'Mona Mustermann' },
  })
  expect((await remove(2)).status).toBe(200)
})

test('a signed protocol is neither deleted nor changed', async () => {
  const { id, content } = await buildSigned(deps, own.property)
  const refused = [
    await deleteAs(app, own.manager, `${PROTOCOLS}/${id}`, undefined),
    await change(id, { ...content, remarks: 'Doch nicht' }),
    await putAs(app, own.manager, `${PROTOCOLS}/${id}/rooms/${newId()}`, { name: 'Bad', position: 2, coverage: null }),
  ]
  for (const answer of refused) expect(await readError(answer)).toMatchObject({ status: 409, code: 'PROTOCOL_SIGNED' })
})
