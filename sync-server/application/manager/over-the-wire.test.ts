import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApplication, buildProcess } from '#server/testing/build/build.ts'
import { buildManagedRecords } from '#server/testing/build/build-managed-records.ts'
import { buildUser } from '#server/testing/build/build-people.ts'
import { pdfBytes } from '#server/testing/build/files.ts'
import { as } from '#server/testing/caller-in-header.ts'
import { listen } from '#server/testing/listen.ts'
import { readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'

/** What only a real socket shows: requests without a body, a DELETE with one, and answers that are streamed. */
const { app, db, deps, close } = await setupTestApp()
const server = await listen(app)
const { port } = server
afterAll(async () => {
  server.close()
  await close()
})

let built: Awaited<ReturnType<typeof buildProcess>>
let database: Awaited<ReturnType<typeof buildManagedRecords>>
let signedIn: Record<string, string>
beforeAll(async () => {
  built = await buildProcess(db)
  const manager = await buildUser(db, { organizationId: built.process.organizationId })
  database = await buildManagedRecords(deps, { ...built, authorId: manager.id })
  signedIn = as(manager)
})

const call = (method: string, path: string, body?: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}/api${path}`, {
    method,
    headers: { ...signedIn, ...headers },
    ...(body !== undefined && { body }),
  })
const json = { 'content-type': 'application/json' }

test('a status is changed by a call without a body, as documented, and by one whose body is empty', async () => {
  for (const headers of [{}, json]) {
    const { id } = await buildApplication(db, built.process)
    expect((await call('PUT', `/applications/${id}/status/accepted`, undefined, headers)).status).toBe(200)
  }
})

test('a body of another type is refused where one may be missing too', async () => {
  const path = `/applications/${database.applicationId}/status/accepted`
  for (const headers of [{ 'content-type': 'text/plain' }, { 'content-type': 'application/x-www-form-urlencoded' }]) {
    expect(await readError(await call('PUT', path, '{}', headers))).toMatchObject({ status: 415 })
  }
  expect(await readError(await call('PUT', path, '{', json))).toMatchObject({ status: 400, code: 'INVALID_JSON' })
})

test('a resident moves out by a DELETE with a body', async () => {
  const path = `/rent-objects/${built.property.id}/residents/${database.residentId}`
  expect((await call('DELETE', path, JSON.stringify({ moveOutDate: '2027-01-31' }), json)).status).toBe(200)
})

test('a document and a table arrive whole, with the headers of every answer', async () => {
  const file = await call('GET', `/applications/${database.applicationId}/documents/${database.documentId}`)
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(pdfBytes(200))
  const table = await call('GET', `/application-processes/${built.process.id}/applications.csv`)
  expect((await table.text()).split('\r\n').length).toBeGreaterThan(2)
  for (const { headers } of [file, table]) {
    expect(headers.get('x-app')).toBe('einzug')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get('content-disposition')).toMatch(/^attachment;/)
  }
})
