import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { activities } from '#server/db/schema.ts'
import { postAs } from '#server/testing/admin-requests.ts'
import { buildApplication, buildProcess, buildRenter } from '#server/testing/build/build.ts'
import { buildDocument, buildManagedRecords, buildResident } from '#server/testing/build/build-managed-records.ts'
import { buildUser, type UserRow } from '#server/testing/build/build-people.ts'
import { unzip } from '#server/testing/outside/unzip.ts'
import { readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { newId } from '#shared/ids.ts'

const { app, db, deps, close } = await setupTestApp()
afterAll(close)

const EMAIL = 'Paula@Person.test'
const ask = (caller: UserRow, id: string, email: string) =>
  postAs(app, caller, `/api/organizations/${id}/person.zip`, { email })
const read = async (response: Response) => unzip(Buffer.from(await response.arrayBuffer()))
const rows = (archive: Map<string, Buffer>, name: string): Record<string, unknown>[] =>
  JSON.parse(archive.get(`${name}.json`)?.toString() ?? 'null')

/** Paula applies with Otto; both have sent a document, and Paula lives in a home. */
async function buildHeld() {
  const { process, property } = await buildProcess(db)
  const { organizationId } = process
  const manager = await buildUser(db, { organizationId })
  await buildManagedRecords(deps, { process, property, authorId: manager.id })
  const [paula, otto] = [
    buildRenter({ firstName: 'Paula', email: EMAIL }),
    buildRenter({ firstName: 'Otto', email: 'otto@person.test', isGuarantor: true }),
  ]
  const applicationId = newId()
  const [hers, his] = [
    await buildDocument(deps, process, { applicationId, mainRenterId: paula.id }, 'Paulas Lohn.pdf'),
    await buildDocument(deps, process, { applicationId, mainRenterId: otto.id }, 'Ottos Lohn.pdf'),
  ]
  const mainRenters = [
    { ...paula, documents: [hers.listed] },
    { ...otto, documents: [his.listed] },
  ]
  await buildApplication(db, process, { id: applicationId, mainRenters, receiptSecretHash: 'a'.repeat(64) })
  await buildResident(db, property, { firstName: 'Paula', email: EMAIL.toLowerCase() })
  return { organizationId, manager, applicationId, hers }
}

test('who asks gets their part of each application, their documents and where they live, and nothing of others', async () => {
  const { organizationId, manager, applicationId, hers } = await buildHeld()
  const archive = await read(await ask(manager, organizationId, ` ${EMAIL.toUpperCase()} `))
  expect(rows(archive, 'applications')).toMatchObject([{ id: applicationId, mainRenters: [{ firstName: 'Paula' }] }])
  expect(rows(archive, 'residents')).toMatchObject([{ firstName: 'Paula' }])
  expect(rows(archive, 'documents')).toMatchObject([{ originalName: 'Paulas Lohn.pdf' }])
  const files = [...archive.keys()].filter((name) => !name.endsWith('.json'))
  expect(files).toEqual([`applications/${applicationId}/${hers.listed.id}-Paulas Lohn.pdf`])
  expect(archive.get(files[0] ?? '')).toEqual(Buffer.from(hers.bytes))
  const all = Buffer.concat([...archive.values()]).toString('latin1')
  for (const secret of ['Otto', 'otto@', 'a'.repeat(64), 'fingerprint']) expect(all).not.toContain(secret)
})

test('who only vouches gets nothing of the household', async () => {
  const { manager, organizationId } = await buildHeld()
  const archive = await read(await ask(manager, organizationId, 'otto@person.test'))
  const [application = expect.unreachable()] = rows(archive, 'applications')
  expect(application).toMatchObject({ mainRenters: [{ firstName: 'Otto' }] })
  expect(application).not.toHaveProperty('generalInfo')
  const [hers] = rows(await read(await ask(manager, organizationId, EMAIL)), 'applications')
  expect(hers).toHaveProperty('generalInfo')
})

test('of somebody whom nobody knows nothing is held, and that is an answer', async () => {
  const { organizationId, manager } = await buildHeld()
  const archive = await read(await ask(manager, organizationId, 'nobody@person.test'))
  expect(archive.size).toBe(6)
  for (const file of archive.values()) expect(JSON.parse(file.toString())).toEqual([])
})

test('nothing of another organization comes out, and no manager asks for it', async () => {
  const [own, foreign] = [await buildHeld(), await buildHeld()]
  const all = Buffer.concat([...(await read(await ask(own.manager, own.organizationId, EMAIL))).values()]).toString()
  expect(all).not.toContain(foreign.applicationId)
  expect(await readError(await ask(own.manager, foreign.organizationId, EMAIL))).toMatchObject({ status: 404 })
})

test('the log says that it was made, and not of whom', async () => {
  const { organizationId, manager } = await buildHeld()
  await read(await ask(manager, organizationId, EMAIL))
  const at = eq(activities.organizationId, organizationId)
  const lines = await db.select().from(activities).where(at)
  expect(lines.filter(({ kind }) => kind === 'person_exported')).toHaveLength(1)
  expect(JSON.stringify(lines.filter(({ kind }) => kind === 'person_exported')).toLowerCase()).not.toContain('paula')
})
