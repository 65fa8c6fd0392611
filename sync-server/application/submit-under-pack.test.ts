import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { applications } from '#server/db/schema.ts'
import { publicApplication } from '#server/feed/rows/public-application.ts'
import { buildProcess, buildRenter, buildSubmission } from '#server/testing/build/build.ts'
import { postJson, presign, putBytes, readError } from '#server/testing/requests.ts'
import { pdfBytes } from '#server/testing/build/files.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { managedApplication } from '#shared/application/manager/application.ts'
import { documentTypes } from '#shared/document/document-kinds.ts'
import { type HomeCountry, homeCountries } from '#shared/home-countries.ts'
import { newId } from '#shared/ids.ts'
import { readSubmission } from './read-submission.ts'

const { app, db, close } = await setupTestApp()
afterAll(close)

const submit = (body: unknown) => postJson(app, '/api/applications', body)
const rowOf = async (id: string) => {
  const [row] = await db.select().from(applications).where(eq(applications.id, id))
  return row ?? expect.unreachable()
}
const exact = buildRenter({
  nationality: 'IT',
  profession: { profession: 'Geigenbauerin', employmentStatus: 'employed', grossSalary: "7'431 CHF" },
})

test.each(homeCountries)(
  'under %s an app that knows no packs is accepted, again too, without what may not be asked',
  async (pack) => {
    const { process } = await buildProcess(db, { policyPack: pack })
    const submission = buildSubmission(process, { mainRenters: [exact] })
    expect((await submit(submission)).status).toBe(201)
    expect((await submit(submission)).status).toBe(200)
    const row = await rowOf(submission.id)
    expect(row.askedUnder).toEqual({ pack, version: 1 })
    expect(row.mainRenters).toMatchObject([{ firstName: exact.firstName, nationality: '' }])
    const salary = pack === 'CH' ? '' : exact.profession.grossSalary
    expect(row.mainRenters[0]?.profession.grossSalary).toBe(salary)
  },
)

test('a document that a pack does not take is not kept, whoever sends it', async () => {
  const { process } = await buildProcess(db)
  const documents = documentTypes.map((type) => ({ id: newId(), type, name: `${type}.pdf` }))
  const posted = buildSubmission(process, { mainRenters: [{ ...buildRenter(), documents }] })
  const kept = (pack: HomeCountry) =>
    readSubmission(posted, pack, '2026-11-21').mainRenters.flatMap((renter) => renter.documents.map(({ type }) => type))
  expect(kept('FR')).toEqual(['proof_of_income', 'confirmation_of_residence', 'identity_document', 'proof_of_activity'])
  for (const pack of ['CH', 'DE', 'AT'] as const) {
    expect(kept(pack)).toEqual([
      'debt_collection_certificate',
      'proof_of_income',
      'confirmation_of_residence',
      'other_document',
    ])
  }
})

test('a document is kept as the kind that it was announced as, and left out where that is not taken', async () => {
  const { process } = await buildProcess(db, { policyPack: 'FR' })
  const submission = buildSubmission(process)
  const [renter = expect.unreachable()] = submission.mainRenters
  const sent = async (documentType: string) => {
    const documentId = newId()
    const place = { applicationId: submission.id, mainRenterId: renter.id, documentId, documentType }
    const { uploadUrl, headers } = await presign(app, process, place)
    expect((await putBytes(app, uploadUrl, headers, pdfBytes(200))).status).toBe(200)
    return { id: documentId, type: 'proof_of_income' as const }
  }
  const documents = [await sent('debt_collection_certificate'), await sent('proof_of_activity')]
  expect((await submit({ ...submission, mainRenters: [{ ...renter, documents }] })).status).toBe(201)
  const [kept] = (await rowOf(submission.id)).mainRenters
  expect(kept?.documents).toMatchObject([{ id: documents[1]?.id, type: 'proof_of_activity' }])
})

test('without a pack everything is asked and kept as the specification has it', async () => {
  const { process } = await buildProcess(db)
  const submission = buildSubmission(process, { mainRenters: [exact] })
  expect((await submit(submission)).status).toBe(201)
  expect(await rowOf(submission.id)).toMatchObject({ mainRenters: [exact], askedUnder: null })
  const open = { mainRenters: [buildRenter({ nationality: '' })] }
  expect(await readError(await submit(buildSubmission(process, open)))).toMatchObject({
    status: 422,
    paths: ['mainRenters.0.nationality'],
  })
})

test('what nobody had to answer is kept as no answer, and managers can read it', async () => {
  const { process } = await buildProcess(db, { policyPack: 'DE' })
  const reference = { noReference: false, company: '', name: '', phone: '', email: '' }
  const profession = { profession: 'Geigenbauerin', employmentStatus: 'employed', grossSalary: '' }
  const submission = buildSubmission(process)
  const { casualtyInsurance: _, ...generalInfo } = submission.generalInfo
  const renter = { ...buildRenter(), nationality: '', dateOfBirth: '', reference, profession }
  expect((await submit({ ...submission, generalInfo, mainRenters: [renter] })).status).toBe(201)
  const shown = managedApplication.parse(publicApplication(await rowOf(submission.id)))
  expect(shown).toMatchObject({ mainRenters: [renter], generalInfo: { ...generalInfo, casualtyInsurance: null } })
})
