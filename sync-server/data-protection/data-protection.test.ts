import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { organizations, properties } from '#server/db/schema.ts'
import { createRateLimits } from '#server/http/rate-limits.ts'
import { buildProcess, buildProcessOf } from '#server/testing/build/build.ts'
import { buildStaff } from '#server/testing/build/build-people.ts'
import { readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { newCode } from '#server/process/code/new-code.ts'
import { newId } from '#shared/ids.ts'

const { app, db, close } = await setupTestApp()
afterAll(close)

const pathOf = (of: string) => `/api/external/data-protection/${encodeURIComponent(of)}`
async function read(of: string): Promise<Record<string, unknown>> {
  const response = await app.request(pathOf(of))
  expect(response.status).toBe(200)
  return ((await response.json()) as { data: Record<string, unknown> }).data
}

const site = { contactEmail: null, sendsMails: false, storage: null, backupDays: 35, abandonedHours: 48 }

test('who lets, how long is kept and by which pack is asked in each country with a home, and nothing else', async () => {
  const { organization } = await buildStaff(db, 'Verwaltung am See')
  await db
    .update(organizations)
    .set({
      address: 'Seestrasse 1',
      contactEmail: 'wir@see.test',
      description: 'geheim',
      policyPack: 'DE',
      ownQuestions: ['relationship', 'parkingSpace'],
    })
    .where(eq(organizations.id, organization.id))
  for (const country of ['FR', 'CH', 'CH'] as const) {
    await db.insert(properties).values({
      id: newId(),
      organizationId: organization.id,
      code: await newCode(db),
      name: 'Haus',
      address: 'Weg 1',
      country,
      propertyType: 'apartment',
      squareMeters: 50,
      baseRent: 900,
    })
  }
  expect(await read(organization.id)).toEqual({
    name: 'Verwaltung am See',
    address: 'Seestrasse 1',
    contactEmail: 'wir@see.test',
    contactPhone: '',
    retentionDays: null,
    residentDays: null,
    homes: [
      { country: 'CH', policyPack: 'DE', ownQuestions: ['parkingSpace'] },
      // The list of the law there, whatever was chosen.
      { country: 'FR', policyPack: 'FR', ownQuestions: ['parkingSpace'] },
    ],
    site,
  })
})

test('by a code it is about that home, as its process asks, and names no id of the organization', async () => {
  const { process } = await buildProcess(db, { policyPack: 'AT' }, { country: 'DE' })
  await buildProcess(db)
  const answer = await read(process.code)
  expect(answer).toMatchObject({ name: 'Musterverwaltung', homes: [{ country: 'DE', policyPack: 'AT' }] })
  expect(JSON.stringify(answer)).not.toContain(process.organizationId)
})

test('what open processes still ask is told beside what the next ones will, and of closed ones nothing', async () => {
  const before = { policyPack: 'CH', ownQuestions: ['relationship'] } as const
  const { process, property } = await buildProcess(
    db,
    { ...before, ownQuestions: [...before.ownQuestions] },
    { country: 'CH' },
  )
  await buildProcessOf(db, property, { policyPack: 'DE', status: 'closed' })
  const { organizationId } = process
  await db.update(organizations).set({ policyPack: 'home_country' }).where(eq(organizations.id, organizationId))
  expect(await read(organizationId)).toMatchObject({
    homes: [
      { country: 'CH', policyPack: 'CH', ownQuestions: [] },
      { country: 'CH', ...before },
    ],
  })
})

test('an unknown id and an unknown code are refused as everywhere', async () => {
  expect(await readError(await app.request(pathOf(newId())))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(await readError(await app.request(pathOf('ZZZZZZ')))).toMatchObject({ status: 404, code: 'PROCESS_NOT_FOUND' })
})

test('codes are guessed here no faster than anywhere', async () => {
  const limited = await setupTestApp({ limits: createRateLimits({ factor: 0.1 }) })
  try {
    const statuses: number[] = []
    for (let guess = 0; guess < 20; guess += 1) statuses.push((await limited.app.request(pathOf('ZZZZZZ'))).status)
    expect(statuses[0]).toBe(404)
    expect(statuses.at(-1)).toBe(429)
  } finally {
    await limited.close()
  }
})
