import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { applications } from '#server/db/schema.ts'
import { buildProcess, buildRenter, buildSubmission } from '#server/testing/build/build.ts'
import { postJson, readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { newId } from '#shared/ids.ts'

let now = new Date()
const { app, db, close } = await setupTestApp({ now: () => now })
afterAll(close)
const { process } = await buildProcess(db)

const submit = (body: unknown) => postJson(app, '/api/applications', body)
const invalid = (...paths: string[]) => ({ status: 422, code: 'VALIDATION_FAILED', paths })

/** Sets one value deep inside a submission: `mainRenters.0.email`. */
function submissionWith(place: string, value: unknown) {
  const submission = buildSubmission(process)
  const steps = place.split('.')
  const last = steps.pop() ?? ''
  const target = steps.reduce<unknown>((part, step) => Reflect.get(Object(part), step), submission)
  Reflect.set(Object(target), last, value)
  return submission
}

test.each([
  'Amélie Müller-Ōkuma',
  '王小明',
  'עברית',
  'Ελένη Παπαδοπούλου',
  'Nguyễn Thị Hồng',
  '👩‍👩‍👧 🏳️‍🌈',
  '<script>alert(1)</script>',
  "Robert'); DROP TABLE applications;--",
  '{{7*7}} ${7*7} %s',
])('the name %j is stored as it was written', async (firstName) => {
  const submission = buildSubmission(process, { mainRenters: [buildRenter({ firstName })] })
  expect((await submit(submission)).status).toBe(201)
  const [row] = await db.select().from(applications).where(eq(applications.id, submission.id))
  expect(row?.mainRenters[0]?.firstName).toBe(firstName)
})

test.each([
  ['mainRenters.0.firstName', 'no text', ''],
  ['mainRenters.0.firstName', 'blanks', '   '],
  ['mainRenters.0.firstName', 'null', null],
  ['mainRenters.0.firstName', 'a number', 7],
  ['mainRenters.0.firstName', 'a NUL', 'a\0b'],
  ['mainRenters.0.firstName', 'a control character', 'a\u0007b'],
  ['mainRenters.0.lastName', 'half a surrogate pair', 'x\ud83d'],
  ['mainRenters.0.lastName', '201 characters', 'x'.repeat(201)],
  ['mainRenters.0.email', 'half an address', 'amelie@'],
  ['mainRenters.0.email', 'a second header', 'a@b.test\r\nBcc: all@b.test'],
  ['mainRenters.0.phone', 'no text', ''],
  ['mainRenters.0.phone', 'no digit', '☎'],
  ['mainRenters.0.profession.grossSalary', 'less than nothing', '-5'],
  ['mainRenters.0.profession.grossSalary', 'no amount', 'abc'],
  ['mainRenters.0.nationality', 'an unknown code', 'XX'],
  ['mainRenters.0.nationality', 'a name', 'Schweiz'],
  ['mainRenters.0.dateOfBirth', 'a day that does not exist', '1990-02-30'],
  ['mainRenters.0.dateOfBirth', 'another notation', '27.03.1990'],
  ['mainRenters.0.dateOfBirth', 'the year 1', '0001-01-01'],
  ['mainRenters.0.currentAddress.zipCode', 'no text', ''],
  ['mainRenters.0.profession.employmentStatus', 'retired', 'retired'],
  ['mainRenters.0.profession.grossSalary', 'a number', 5200],
  ['mainRenters.0.documents', 'a text', 'none'],
  ['mainRenters.0.documents.0', 'an id that is none', { id: '7', type: 'proof_of_income' }],
  ['mainRenters.0.documents.0', 'an unknown kind', { id: '018f0000-0000-7000-8000-000000000000', type: 'passport' }],
  ['generalInfo.desiredStartDate', 'the year 1900', '1900-01-01'],
  ['generalInfo.numberOfAdults', '999', 999],
  ['generalInfo.numberOfChildren', '999', 999],
  ['generalInfo.numberOfAdults', '0', 0],
  ['generalInfo.numberOfAdults', '1.5', 1.5],
  ['generalInfo.numberOfAdults', 'a text', '2'],
  ['generalInfo.numberOfChildren', '-1', -1],
  ['generalInfo.visitedProperty', 'no answer', null],
  ['generalInfo.desiredStartDate', 'no day', ''],
  ['generalInfo.commentaryStartDate', '2001 characters', 'x'.repeat(2001)],
  ['id', 'a path', '../../etc/passwd'],
  ['id', 'a number', 7],
  ['id', 'null', null],
  ['applicationProcessId', 'a code', 'DEMADE'],
  ['applicationProcessId', 'null', null],
] as const)('%s: %s is refused, and named by its place', async (place, _, value) => {
  const { status, code, paths } = await readError(await submit(submissionWith(place, value)))
  expect({ status, code }).toEqual({ status: 422, code: 'VALIDATION_FAILED' })
  expect(paths).toHaveLength(1)
  expect(paths[0]).toMatch(new RegExp(`^${place.replaceAll('.', '\\.')}`))
})

test('a text of ten thousand characters is refused with the limit it exceeds', async () => {
  const response = await submit(submissionWith('mainRenters.0.firstName', 'x'.repeat(10_000)))
  expect(await response.json()).toEqual({
    code: 'VALIDATION_FAILED',
    message: 'Some answers are not valid. Please check them and submit again.',
    details: [{ path: 'mainRenters.0.firstName', code: 'text_too_long', message: 'Please use at most 200 characters' }],
  })
})

test('the rules that look at two fields hold on the server too', async () => {
  const uninsured = submissionWith('generalInfo.casualtyInsurance', true)
  expect(await readError(await submit(uninsured))).toEqual(invalid('generalInfo.casualtyInsuranceName'))
  const halfReference = { noReference: false, company: 'Verwaltung', name: '', phone: '', email: '' }
  const reference = submissionWith('mainRenters.0.reference', halfReference)
  expect(await readError(await submit(reference))).toEqual(invalid('mainRenters.0.reference.company'))
})

test('nobody who was born today signs, where today is the latest day anywhere on earth', async () => {
  now = new Date('2026-11-21T11:00:00Z')
  const born = async (date: string) => (await submit(submissionWith('mainRenters.0.dateOfBirth', date))).status
  expect(await born('2026-11-21')).toBe(201)
  expect(await born('2026-11-22')).toBe(422) // the day on which it arrives in Auckland
  expect(await born('2026-11-23')).toBe(422)
})

test('there is at least one main renter, and at most fifty', async () => {
  const renters = (count: number) => Array.from({ length: count }, () => buildRenter())
  const answer = async (count: number) => submit(buildSubmission(process, { mainRenters: renters(count) }))
  expect(await readError(await answer(0))).toEqual(invalid('mainRenters'))
  expect((await answer(40)).status).toBe(201)
  expect((await answer(50)).status).toBe(201)
  expect(await readError(await answer(51))).toEqual(invalid('mainRenters'))
})

test('no two renters and no two documents have the same id', async () => {
  const twin = buildRenter()
  const twins = buildSubmission(process, { mainRenters: [twin, buildRenter(), twin] })
  expect(await readError(await submit(twins))).toEqual(invalid('mainRenters.2.id'))
  const documents = [{ id: newId(), type: 'proof_of_income' as const }]
  const shared = buildSubmission(process, { mainRenters: [buildRenter({ documents }), buildRenter({ documents })] })
  expect(await readError(await submit(shared))).toEqual(invalid('mainRenters.1.documents.0.id'))
})

test('a renter has at most twenty documents', async () => {
  const documents = Array.from({ length: 21 }, () => ({ id: newId(), type: 'other_document' as const }))
  const submission = buildSubmission(process, { mainRenters: [buildRenter({ documents })] })
  expect(await readError(await submit(submission))).toEqual(invalid('mainRenters.0.documents'))
})

test('fields that nobody asked for are dropped', async () => {
  const submission = buildSubmission(process, { mainRenters: [{ ...buildRenter(), salaryOfNeighbour: 'secret' }] })
  expect((await submit({ ...submission, extra: 'secret' })).status).toBe(201)
  const rows = await db.select().from(applications).where(eq(applications.id, submission.id))
  expect(JSON.stringify(rows)).not.toContain('secret')
})

test('a language we do not speak becomes English', async () => {
  const submission = buildSubmission(process, { language: 'rm' })
  expect((await submit(submission)).status).toBe(201)
  const [row] = await db.select().from(applications).where(eq(applications.id, submission.id))
  expect(row?.language).toBe('en')
})
