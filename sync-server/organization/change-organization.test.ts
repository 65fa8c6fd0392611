import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activities } from '#server/db/schema.ts'
import { mails } from '#server/db/server-schema.ts'
import { getAs, putAs, readData } from '#server/testing/admin-requests.ts'
import { buildProcess, buildRenter, buildSubmission } from '#server/testing/build/build.ts'
import { buildUser, type UserRow } from '#server/testing/build/build-people.ts'
import { postJson, readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { newId } from '#shared/ids.ts'
import { organization } from '#shared/organization/organization.ts'
import { externalProcess } from '#shared/process/process.ts'

const { app, db, close } = await setupTestApp()
afterAll(close)

let own: Awaited<ReturnType<typeof buildProcess>>
let foreign: Awaited<ReturnType<typeof buildProcess>>
let manager: UserRow
let owner: UserRow
beforeAll(async () => {
  own = await buildProcess(db)
  foreign = await buildProcess(db)
  manager = await buildUser(db, { organizationId: own.process.organizationId })
  owner = await buildUser(db, { role: 'platform_owner', organizationId: null })
})

const contact = {
  name: 'Muster & Söhne',
  address: 'Musterweg 5, 10115 Berlin',
  contactEmail: 'kontakt@muster.test',
  contactPhone: '+49 30 23125 040',
}
const change = (body: unknown, { as = manager, id = own.process.organizationId } = {}) =>
  putAs(app, as, `/api/organizations/${id}`, body)
const changes = () =>
  db.$count(
    activities,
    and(eq(activities.kind, 'organization_changed'), eq(activities.organizationId, own.process.organizationId)),
  )
const read = async () =>
  readData(organization, await getAs(app, manager, `/api/organizations/${own.process.organizationId}`))

test('managers say who their organization is, owners too; what is not named stays, and the log has each change once', async () => {
  const described = await readData(organization, await change({ description: 'Zwei Häuser' }))
  expect(described).toMatchObject({ name: 'Musterverwaltung', address: '', contactEmail: '', contactPhone: '' })
  expect(await readData(organization, await change(contact))).toMatchObject({ ...contact, description: 'Zwei Häuser' })
  expect((await change(contact)).status).toBe(200)
  expect((await change({})).status).toBe(200)
  expect(await changes()).toBe(2)
  await readData(organization, await change({ address: '' }, { as: owner }))
  expect(await read()).toMatchObject({ ...contact, address: '' })
  expect(await changes()).toBe(3)
})

test('a name is a line that says something, and the contact can be reached', async () => {
  const before = await read()
  for (const [body, path] of [
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(201) }, 'name'],
    [{ contactEmail: 'nobody' }, 'contactEmail'],
    [{ contactEmail: 'a@b.test, c@d.test' }, 'contactEmail'],
    [{ contactPhone: '0'.repeat(201) }, 'contactPhone'],
    [{ address: 7 }, 'address'],
  ] as const) {
    expect(await readError(await change(body))).toMatchObject({ status: 422, paths: [path] })
  }
  expect(await read()).toEqual(before)
  const written = { name: 'Muster\r\nBcc: x\u202E', contactPhone: '\u200E+49\t30 1\u200F' }
  expect(await readData(organization, await change(written))).toMatchObject({
    name: 'Muster Bcc: x',
    contactPhone: '+49 30 1',
  })
})

test('nobody changes the organization of others', async () => {
  const id = foreign.process.organizationId
  expect(await readError(await change(contact, { id }))).toMatchObject({ status: 404 })
  const user = await buildUser(db, { role: 'user', organizationId: own.process.organizationId })
  expect(await readError(await change(contact, { as: user }))).toMatchObject({ status: 403 })
})

test('who applies is told whom they deal with, before and by the mail, and no id of them', async () => {
  await change(contact)
  const answer = await app.request(`/api/external/application-processes/${own.process.code}`)
  const process = await readData(externalProcess, answer)
  expect(process.landlord).toEqual({ name: contact.name, email: contact.contactEmail, phone: contact.contactPhone })
  expect(JSON.stringify(process)).not.toContain(own.process.organizationId)
  const email = `${newId()}@renter.test`
  const submission = buildSubmission(own.process, { mainRenters: [buildRenter({ email })] })
  expect((await postJson(app, '/api/applications', submission)).status).toBe(201)
  const [mail] = await db.select().from(mails).where(eq(mails.recipient, email))
  expect(mail).toMatchObject({ fromName: contact.name, replyTo: contact.contactEmail })
  expect(mail?.body).toContain(
    `\n${contact.name}\n${contact.address}\n${contact.contactEmail}, ${contact.contactPhone}\n`,
  )
})
