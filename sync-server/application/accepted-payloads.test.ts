import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { questionnaires } from '#server/db/questionnaire-schema.ts'
import { applicationProcesses, applications } from '#server/db/schema.ts'
import { serverDirectory } from '#server/server-directory.ts'
import { buildProcess, buildSubmission } from '#server/testing/build/build.ts'
import { pdfBytes } from '#server/testing/build/files.ts'
import { postJson, presign, putBytes, readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { applicationSubmission, PAYLOAD_VERSION, questionnaireSubmission } from '#shared/application/contract.ts'
import { isRecord } from '#shared/canonical-json.ts'
import { homeCountries } from '#shared/home-countries.ts'

const { app, db, close } = await setupTestApp()
afterAll(close)

/** Bodies as devices hold them, of every version that was ever shipped. They are added to and never changed. */
const directory = path.join(serverDirectory, 'application', 'payloads')
const names = readdirSync(directory)
const document = z.looseObject({ id: z.string(), type: z.string(), size: z.number(), sha256: z.string() })
const payload = z.looseObject({
  id: z.string(),
  applicationProcessId: z.optional(z.string()),
  payloadVersion: z.optional(z.int()),
  mainRenters: z.array(z.looseObject({ id: z.string(), documents: z.optional(z.array(document)) })),
})
const read = (name: string) => z.parse(payload, JSON.parse(readFileSync(path.join(directory, name), 'utf8')))

/** By whose pack its process asks, where its name says one. */
const packOf = (name: string) => homeCountries.find((country) => name.endsWith(`.${country}.json`)) ?? null

/** Sends the documents it lists to a process of its own, and then the body as it is. */
async function deliver(name: string) {
  const body = read(name)
  const { applicationProcessId: processId, mainRenters } = body
  if (!processId) return { body, response: await postJson(app, '/api/questionnaires', body) }
  const isKnown = (await db.$count(applicationProcesses, eq(applicationProcesses.id, processId))) > 0
  if (!isKnown) await buildProcess(db, { id: processId, policyPack: packOf(name) })
  for (const renter of mainRenters) {
    for (const { id, type, size, sha256 } of renter.documents ?? []) {
      const announcement = { documentId: id, documentType: type, contentLength: size, sha256 }
      const owner = { applicationId: body.id, mainRenterId: renter.id }
      const { uploadUrl, headers } = await presign(app, { id: processId }, { ...announcement, ...owner })
      expect((await putBytes(app, uploadUrl, headers, pdfBytes(size))).status).toBe(200)
    }
  }
  return { body, response: await postJson(app, '/api/applications', body) }
}

test('there is a body of every version', () => {
  const versions = new Set(names.map((name) => Number(name.match(/^v(\d+)-/)?.[1])))
  expect(versions).toEqual(new Set(Array.from({ length: PAYLOAD_VERSION }, (_, index) => index + 1)))
})

test('a submission with another field has another version, so that a process of the release before lets it wait', () => {
  const shapes = [applicationSubmission, questionnaireSubmission].map((schema) =>
    z.toJSONSchema(schema('2027-01-01'), { io: 'input', unrepresentable: 'any' }),
  )
  const hash = createHash('sha256').update(fieldsIn(shapes).join()).digest('base64url').slice(0, 8)
  expect({ hash, PAYLOAD_VERSION }, 'raise PAYLOAD_VERSION with the hash').toMatchInlineSnapshot(`
    {
      "PAYLOAD_VERSION": 2,
      "hash": "IaLK29s1",
    }
  `)
})

const fieldsIn = (shape: unknown): string[] => {
  if (Array.isArray(shape)) return [...new Set(shape.flatMap(fieldsIn))].toSorted()
  if (!isRecord(shape)) return []
  const { properties, ...more } = shape
  const fields = Object.entries(isRecord(properties) ? properties : {})
  const within = fields.flatMap(([name, field]) => [name, ...fieldsIn(field).map((inner) => `${name}.${inner}`)])
  return [...new Set([...within, ...Object.values(more).flatMap(fieldsIn)])].toSorted()
}

test.each(names)('fault:U6 a body of an earlier release is accepted with everything it says: %s', async (name) => {
  const { body, response } = await deliver(name)
  expect(await response.clone().text()).not.toContain('VALIDATION_FAILED')
  expect(response.status).toBe(201)
  const table = body.applicationProcessId ? applications : questionnaires
  const [row] = await db.select().from(table).where(eq(table.id, body.id))
  const said = body.mainRenters.map(({ documents = [], ...renter }) => ({
    ...renter,
    documents: documents.map(({ id, type, sha256 }) => ({ id, type, sha256 })),
  }))
  expect(row?.mainRenters).toMatchObject(said)
  expect(row?.generalInfo).toMatchObject(z.parse(z.looseObject({}), body['generalInfo']))
})

test.each(names)(
  'fault:V12 the body of an older page and of a newer one are the same application: %s',
  async (name) => {
    const { body } = await deliver(name)
    const { payloadVersion: _, receiptSecret: __, ...older } = body
    const newer = { ...older, payloadVersion: PAYLOAD_VERSION, receiptSecret: 'A'.repeat(43) }
    const path = body.applicationProcessId ? '/api/applications' : '/api/questionnaires'
    const answers = [await postJson(app, path, older), await postJson(app, path, newer)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  },
)

test.each([
  [0, { status: 426, code: 'CLIENT_TOO_OLD' }],
  [PAYLOAD_VERSION + 1, { status: 503, code: 'UNAVAILABLE' }],
  ['1', { status: 422, code: 'VALIDATION_FAILED', paths: ['payloadVersion'] }],
])('version %j is refused, unless it was accepted before', async (payloadVersion, refusal) => {
  const { process } = await buildProcess(db)
  const submission = buildSubmission(process)
  const { id: _, applicationProcessId: __, ...questionnaire } = submission
  const response = await postJson(app, '/api/applications', { ...submission, payloadVersion })
  expect(response.headers.get('retry-after')).toBe(response.status === 503 ? '5' : null)
  expect(await readError(response)).toMatchObject(refusal)
  const other = await postJson(app, '/api/questionnaires', { ...questionnaire, payloadVersion })
  expect(await readError(other)).toMatchObject(refusal)

  expect((await postJson(app, '/api/applications', submission)).status).toBe(201)
  expect((await postJson(app, '/api/applications', { ...submission, payloadVersion })).status).toBe(200)
})
