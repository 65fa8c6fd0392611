import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { applications } from '#server/db/schema.ts'
import { getAs, postAs, readData } from '#server/testing/admin-requests.ts'
import { buildApplication, buildProcess, buildRenter, buildSubmission } from '#server/testing/build/build.ts'
import { buildUser } from '#server/testing/build/build-people.ts'
import { postJson, readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { managedApplicationContract, wholeApplication } from '#shared/application/manager/contract.ts'
import { homeCountries } from '#shared/home-countries.ts'
import { newId } from '#shared/ids.ts'

const { app, db, close } = await setupTestApp()
afterAll(close)

const child = buildRenter({ firstName: 'Carla', dateOfBirth: '2001-05-06', email: 'carla@renter.test' })
const parent = buildRenter({
  firstName: 'Paul',
  isGuarantor: true,
  dateOfBirth: '1970-01-02',
  email: 'paul@renter.test',
})
const reference = { noReference: false, company: '', name: '', phone: '', email: '' }

test.each([null, ...homeCountries])(
  'under %s somebody applies with a guarantor, of whom neither nationality nor reference is kept',
  async (policyPack) => {
    const { process } = await buildProcess(db, { policyPack })
    const manager = await buildUser(db, { organizationId: process.organizationId })
    const posted = buildSubmission(process, { mainRenters: [child, { ...parent, nationality: 'IT' }] })
    expect((await postJson(app, '/api/applications', posted)).status).toBe(201)
    const read = await readData(wholeApplication, await getAs(app, manager, `/api/applications/${posted.id}`))
    expect(read.mainRenters.map(({ isGuarantor }) => isGuarantor)).toEqual([undefined, true])
    expect(read.mainRenters[1]).toMatchObject({ firstName: 'Paul', nationality: '', reference })
    const [row] = await db.select().from(applications).where(eq(applications.id, posted.id))
    expect(row?.mainRenters[1]).toMatchObject({ isGuarantor: true, nationality: '', reference })
  },
)

test('nobody applies who only vouches', async () => {
  const { process } = await buildProcess(db)
  const answer = await postJson(app, '/api/applications', buildSubmission(process, { mainRenters: [parent] }))
  expect(await readError(answer)).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' })
})

test('a decision is written to those who sign, and names them alone', async () => {
  const { process } = await buildProcess(db, { sendsStatusMails: true })
  const manager = await buildUser(db, { organizationId: process.organizationId })
  const { id } = await buildApplication(db, process, { mainRenters: [child, parent] })
  const draft = await readData(
    managedApplicationContract.previewStatusMail.answer,
    await postAs(app, manager, `/api/applications/${id}/status-mail/rejected`, undefined),
  )
  expect(draft.recipients).toEqual([child.email])
  expect(draft.body).toContain('Carla')
  expect(draft.body).not.toContain('Paul')
})

test('what only a guarantor can prove opens no application', async () => {
  const { process } = await buildProcess(db)
  const receiptSecret = randomBytes(32).toString('base64url')
  const posted = buildSubmission(process, { id: newId(), mainRenters: [child, parent], receiptSecret })
  await postJson(app, '/api/applications', posted)
  const open = (proof: string) => postJson(app, `/api/applications/${posted.id}/own`, { receiptSecret, proof })
  expect(await readError(await open('02.01.1970'))).toMatchObject({ code: 'PROOF_WRONG' })
  expect(await readError(await open('paul@renter.test'))).toMatchObject({ code: 'PROOF_WRONG' })
  expect((await open('06.05.2001')).status).toBe(200)
})
