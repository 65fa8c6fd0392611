import { afterAll, beforeAll, expect, test } from 'vitest'
import { activities } from '#server/db/schema.ts'
import { getAs, postAs, putAs, readData } from '#server/testing/admin-requests.ts'
import { buildProcess } from '#server/testing/build/build.ts'
import { buildUser, type UserRow } from '#server/testing/build/build-people.ts'
import { readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { organization } from '#shared/organization/organization.ts'
import { wholeProcess } from '#shared/process/manager/contract.ts'
import { externalProcess } from '#shared/process/process.ts'

const { app, db, close } = await setupTestApp()
afterAll(close)

let own: Awaited<ReturnType<typeof buildProcess>>
let foreign: Awaited<ReturnType<typeof buildProcess>>
let manager: UserRow
beforeAll(async () => {
  own = await buildProcess(db, {}, { country: 'DE' })
  foreign = await buildProcess(db)
  manager = await buildUser(db, { organizationId: own.process.organizationId })
})

const choose = (policyPack: unknown, organizationId = own.process.organizationId, ownQuestions?: unknown) =>
  putAs(app, manager, `/api/organizations/${organizationId}/policy-pack`, { policyPack, ownQuestions })
const createProcess = async () =>
  readData(
    wholeProcess,
    await postAs(app, manager, '/api/application-processes', {
      organizationId: own.process.organizationId,
      rentObjectId: own.property.id,
      applicationProcessName: 'Neuvermietung',
    }),
  )
const lookUp = async (code: string) =>
  readData(externalProcess, await app.request(`/api/external/application-processes/${code}`))

test('a process gets the pack that its organization has chosen, tells applicants, and keeps it', async () => {
  const before = await createProcess()
  expect(await readData(organization, await choose('home_country'))).toMatchObject({ policyPack: 'home_country' })
  const german = await createProcess()
  await choose('CH')
  const swiss = await createProcess()
  await choose(null)
  expect([before.policyPack, german.policyPack, swiss.policyPack]).toEqual([null, 'DE', 'CH'])
  const after = await readData(wholeProcess, await getAs(app, manager, `/api/application-processes/${german.id}`))
  expect(after.policyPack).toBe('DE')
  expect(await lookUp(german.code)).toMatchObject({ policyPack: 'DE' })
  expect(Object.keys(await lookUp(before.code))).not.toContain('policyPack')
  const lines = await db.select().from(activities).orderBy(activities.createdAt)
  expect(lines.filter(({ kind }) => kind === 'policy_pack_changed').map(({ recordName }) => recordName)).toEqual([
    'home_country',
    'CH',
    '',
  ])
})

test('what is so already is no change; another organization’s is not found, and no pack that nobody knows is chosen', async () => {
  const before = await db.$count(activities)
  expect((await choose(null)).status).toBe(200)
  expect(await db.$count(activities)).toBe(before)
  expect(await readError(await choose('CH', foreign.process.organizationId))).toMatchObject({ status: 404 })
  for (const unknown of ['IT', '', undefined]) {
    expect(await readError(await choose(unknown))).toMatchObject({ status: 422, paths: ['policyPack'] })
  }
})

test('a process asks besides what its organization chose, as far as its pack lets it, and keeps that', async () => {
  const wanted = ['parkingSpace', 'relationship', 'parkingSpace']
  const chosen = await readData(organization, await choose('home_country', undefined, wanted))
  expect(chosen.ownQuestions, 'each once, in the order of the bank').toEqual(['relationship', 'parkingSpace'])
  const german = await createProcess()
  expect(german.ownQuestions).toEqual(['parkingSpace'])
  expect(await readData(organization, await choose('CH')), 'not named it stays').toMatchObject({
    ownQuestions: ['relationship', 'parkingSpace'],
  })
  const swiss = await createProcess()
  expect(swiss.ownQuestions, 'the home stays in Germany').toEqual(['parkingSpace'])
  await choose(null)
  expect((await createProcess()).ownQuestions, 'without a pack nobody has looked at them').toEqual([])
  expect((await lookUp(swiss.code)).ownQuestions).toEqual(['parkingSpace'])
  await choose(null, undefined, [])
  expect((await lookUp(swiss.code)).ownQuestions).toEqual(['parkingSpace'])
  expect(Object.keys(await lookUp((await createProcess()).code))).not.toContain('ownQuestions')
})

test('the log tells a choice from the bank from one of the pack', async () => {
  const kinds = async () => (await db.select().from(activities).orderBy(activities.createdAt)).map(({ kind }) => kind)
  await choose('CH', undefined, [])
  const before = await kinds()
  await choose('CH', undefined, ['parkingSpace'])
  await choose('DE', undefined, ['parkingSpace'])
  expect((await kinds()).slice(before.length)).toEqual(['own_questions_changed', 'policy_pack_changed'])
})

test('nothing is asked that is not in the bank', async () => {
  for (const asked of [['religion'], ['nationality'], ['Are you pregnant?'], 'parkingSpace', [7]]) {
    const { status, paths } = await readError(await choose('CH', undefined, asked))
    expect([status, ...paths]).toEqual([422, expect.stringMatching(/^ownQuestions/)])
  }
})
