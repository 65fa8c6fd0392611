import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { applications, documents as documentRows } from '#server/db/schema.ts'
import { publicApplication } from '#server/feed/rows/public-application.ts'
import { readData } from '#server/testing/admin-requests.ts'
import { buildProcess, buildRenter, buildSubmission } from '#server/testing/build/build.ts'
import { postJson, presign, putBytes, readError } from '#server/testing/requests.ts'
import { pdfBytes } from '#server/testing/build/files.ts'
import { findInTables } from '#server/testing/find-in-tables.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { receipt } from '#shared/application/contract.ts'
import { managedApplication } from '#shared/application/manager/application.ts'
import { type DocumentType, documentTypes } from '#shared/document/document-kinds.ts'
import { documentKey } from '#shared/document/document-key.ts'
import { homeCountries } from '#shared/home-countries.ts'
import { newId } from '#shared/ids.ts'
import { packs } from '#shared/policy/every-pack.ts'
import type { PackRules } from '#shared/policy/pack.ts'

const { app, db, deps, close } = await setupTestApp()
afterAll(close)

const submit = (body: unknown) => postJson(app, '/api/applications', body)
const rowOf = async (id: string) => {
  const [row] = await db.select().from(applications).where(eq(applications.id, id))
  return row ?? expect.unreachable()
}
const exact = buildRenter({
  nationality: 'IT',
  profession: { profession: 'Geigenbauerin', employmentStatus: 'employed', grossSalary: "7'431 CHF", netIncome: '' },
})

test.each(homeCountries)(
  'under %s an app that knows no packs is accepted, again too, without what may not be asked',
  async (pack) => {
    const { process } = await buildProcess(db, { policyPack: pack })
    const submission = buildSubmission(process, { mainRenters: [exact] })
    expect((await submit(submission)).status).toBe(201)
    expect((await submit(submission)).status).toBe(200)
    const row = await rowOf(submission.id)
    expect(row.askedUnder).toEqual({ pack, version: packs[pack].version })
    expect(row.mainRenters).toMatchObject([{ firstName: exact.firstName, nationality: '' }])
    const salary = pack === 'CH' || pack === 'DE' ? '' : exact.profession.grossSalary
    expect(row.mainRenters[0]?.profession.grossSalary).toBe(salary)
  },
)

test.each([
  ['FR', ['proof_of_income', 'confirmation_of_residence', 'identity_document', 'proof_of_activity']],
  ...(['DE', 'AT'] as const).map(
    (pack) => [pack, ['proof_of_income', 'confirmation_of_residence', 'other_document']] as const,
  ),
  ...(['CH', null] as const).map(
    (pack) =>
      [
        pack,
        ['debt_collection_certificate', 'proof_of_income', 'confirmation_of_residence', 'other_document'],
      ] as const,
  ),
] as const)(
  'under %s the kinds %j are kept and no other, as they were announced, whatever a submission calls them',
  async (pack, taken) => {
    const { process } = await buildProcess(db, { policyPack: pack })
    const submission = buildSubmission(process)
    const [renter = expect.unreachable()] = submission.mainRenters
    const sent = async (documentType: DocumentType) => {
      const documentId = newId()
      const place = { applicationId: submission.id, mainRenterId: renter.id, documentId, documentType }
      const { uploadUrl, headers } = await presign(app, process, place)
      expect((await putBytes(app, uploadUrl, headers, pdfBytes(200))).status).toBe(200)
      return { id: documentId, type: documentTypes[documentTypes.length - 1 - documentTypes.indexOf(documentType)] }
    }
    const documents = []
    for (const type of documentTypes) documents.push(await sent(type))
    const posted = { ...submission, mainRenters: [{ ...renter, documents }] }
    const first = await submit(posted)
    expect(first.status).toBe(201)
    const heard = await readData(receipt, first)
    const dropped = documentTypes.filter((type) => !(taken as readonly string[]).includes(type))
    expect(heard.leftOut?.documents, 'and its sender hears so').toEqual(dropped)
    expect(await readData(receipt, await submit(posted)), 'again, too').toEqual(heard)
    const [kept] = (await rowOf(submission.id)).mainRenters
    expect(kept?.documents.map(({ type }) => type)).toEqual(taken)
    // Nor do the bytes of the others wait for anything.
    const left = documents.filter((_, at) => dropped.some((type) => documentTypes.indexOf(type) === at))
    for (const { id } of left) {
      expect(await deps.storage.stat(documentKey({ id, applicationId: submission.id }))).toBeUndefined()
      expect(await db.$count(documentRows, eq(documentRows.id, id))).toBe(0)
    }
    expect(await db.$count(documentRows, eq(documentRows.applicationId, submission.id))).toBe(taken.length)
  },
)

/** An answer to each question that a pack forbids, or wants less exact; found again wherever it were kept. */
const telling: Partial<Record<keyof PackRules['questions'], { renter?: object; general?: object; text: string }>> = {
  nationality: { renter: { nationality: 'XK' }, text: '"XK"' },
  'profession.grossSalary': { renter: { profession: exact.profession }, text: "7'431" },
  reference: {
    renter: {
      reference: { noReference: false, company: 'Kanari AG', name: 'K', phone: '1', email: 'kanari@bird.test' },
    },
    text: 'Kanari AG',
  },
  casualtyInsurance: {
    general: { casualtyInsurance: true, casualtyInsuranceName: 'Kanari Assekuranz' },
    text: 'Kanari Ass',
  },
}

const forbidden = homeCountries.flatMap((pack) =>
  Object.entries(packs[pack].questions)
    .filter(([, rule]) => rule !== 'optional')
    .map(([question]) => ({ pack, question, said: telling[question as keyof typeof telling] })),
)

test.each(forbidden)('under $pack what is said to $question is kept in no table', async ({ pack, said }) => {
  const { renter, general, text = '' } = said ?? {}
  expect(text, 'an answer above').not.toBe('')
  const { process } = await buildProcess(db, { policyPack: pack })
  const submission = buildSubmission(process, { mainRenters: [buildRenter({ firstName: 'Sagt', ...renter })] })
  const posted = { ...submission, generalInfo: { ...submission.generalInfo, ...general } }
  const before = await findInTables(db, text)
  expect((await submit(posted)).status).toBe(201)
  expect(JSON.stringify(await rowOf(submission.id))).not.toContain(text)
  expect(await findInTables(db, text)).toEqual(before)
})

test.each([...homeCountries, null])(
  'under %s a net income is kept only in Germany, and the gross one never there',
  async (pack) => {
    const { process } = await buildProcess(db, { policyPack: pack })
    const band = packs.CH.questions['profession.grossSalary']
    const grossSalary = pack === 'CH' ? (band?.[0] ?? '') : "7'431 CHF"
    const said = { ...exact.profession, grossSalary, netIncome: '3.177 €' }
    const submission = buildSubmission(process, { mainRenters: [{ ...exact, profession: said }] })
    const heard = await readData(receipt, await submit(submission))
    const [kept] = (await rowOf(submission.id)).mainRenters
    expect(kept?.profession).toEqual({ ...said, ...(pack === 'DE' ? { grossSalary: '' } : { netIncome: '' }) })
    const dropped = pack === 'DE' ? 'profession.grossSalary' : 'profession.netIncome'
    expect(heard.leftOut?.questions, 'and its sender hears so').toContain(dropped)
  },
)

test('what was received while the gross salary was asked in Germany stays readable', async () => {
  const { process } = await buildProcess(db, { policyPack: 'DE' })
  const submission = buildSubmission(process)
  expect((await submit(submission)).status).toBe(201)
  const { netIncome: _, ...profession } = exact.profession
  const mainRenters = [{ ...exact, profession }] as unknown as (typeof submission)['mainRenters']
  const askedUnder = { pack: 'DE', version: 2 } as const
  await db.update(applications).set({ mainRenters, askedUnder }).where(eq(applications.id, submission.id))
  expect(managedApplication.parse(publicApplication(await rowOf(submission.id)))).toMatchObject({
    mainRenters: [{ profession: { ...profession, netIncome: '' } }],
    askedUnder,
  })
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
  const profession = { profession: 'Geigenbauerin', employmentStatus: 'employed', grossSalary: '', netIncome: '' }
  const submission = buildSubmission(process)
  const { casualtyInsurance: _, ...generalInfo } = submission.generalInfo
  const renter = { ...buildRenter(), nationality: '', dateOfBirth: '', reference, profession }
  expect((await submit({ ...submission, generalInfo, mainRenters: [renter] })).status).toBe(201)
  const shown = managedApplication.parse(publicApplication(await rowOf(submission.id)))
  expect(shown).toMatchObject({ mainRenters: [renter], generalInfo: { ...generalInfo, casualtyInsurance: null } })
})
