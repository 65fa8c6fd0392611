import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { buildProcess, buildRenter, buildSubmission } from '#server/testing/build/build.ts'
import { htmlBytes, pdfBytes } from '#server/testing/build/files.ts'
import { PRESIGN, postJson, presign, presignRequest, putBytes } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { newId } from '#shared/ids.ts'

const { app, db, log, close } = await setupTestApp()
afterAll(close)

/** Stands in every value that a person could write, so that it is easy to find again. */
const CANARY = 'kanarienvogel'

function buildCanary(process: { id: string }, changes: Record<string, unknown> = {}) {
  const renter = buildRenter({
    firstName: CANARY,
    lastName: CANARY,
    email: `${CANARY}@canary.test`,
    phone: `${CANARY} 12345`,
    currentAddress: { street: CANARY, streetNumber: CANARY, zipCode: CANARY, city: CANARY, country: 'CH' },
    profession: {
      profession: CANARY,
      employmentStatus: 'employed',
      grossSalary: `${CANARY} 5200`,
      netIncome: `${CANARY} 3100`,
    },
  })
  return buildSubmission(process, { mainRenters: [renter], ...changes })
}

test('no log line repeats a code, an id, or the signature of an upload', async () => {
  const { process } = await buildProcess(db)
  await app.request(`/api/external/application-processes/${process.code}`)
  const { uploadUrl } = await presign(app, process)
  await app.request(uploadUrl, { method: 'PUT' })
  const lines = JSON.stringify(log)
  expect(lines).not.toContain(process.code)
  expect(lines).not.toContain(process.id)
  expect(lines).not.toContain('signature=')
})

test('no log line and no refusal repeats what a person wrote, whatever goes wrong', async () => {
  const { process } = await buildProcess(db)
  const closed = await buildProcess(db, { status: 'closed' })
  const submission = buildCanary(process)
  const documentId = newId()
  const filename = `${CANARY}.pdf`
  const { uploadUrl, headers } = await presign(app, process, { documentId, filename })
  const submit = (body: unknown) => postJson(app, '/api/applications', body)

  const answers = [
    await submit(submission),
    await submit(submission),
    await submit({ ...submission, generalInfo: CANARY }),
    await submit(buildCanary(closed.process)),
    await submit(buildCanary(process, { generalInfo: CANARY })),
    await submit(buildCanary(process, { mainRenters: [{ [CANARY]: CANARY, firstName: CANARY.repeat(100) }] })),
    await submit(`{"id": "${CANARY}`),
    await submit({ id: CANARY }),
    await postJson(app, '/api/questionnaires', buildCanary(process)),
    await postJson(app, PRESIGN, presignRequest(process, { filename: `${CANARY}.exe` })),
    await postJson(app, PRESIGN, presignRequest(process, { documentType: CANARY })),
    await putBytes(app, uploadUrl, headers, htmlBytes()),
    await putBytes(app, uploadUrl, headers, pdfBytes(200)),
    await app.request(`/api/external/application-processes/${CANARY}`),
    await app.request(`/api/${CANARY}?name=${CANARY}`),
    await app.request(`/api/site/pages/terms?language=${CANARY}`),
  ]
  await db.execute(sql`alter table applications add constraint broken check (false) not valid`)
  answers.push(await submit(buildCanary(process)))
  await db.execute(sql`alter table documents add constraint broken check (false) not valid`)
  const likeATrace = `x\n    at ${CANARY} (file.ts:1:2)\n.pdf`
  answers.push(await postJson(app, PRESIGN, presignRequest(process, { filename: likeATrace })))

  const texts = await Promise.all(answers.map((answer) => answer.text()))
  expect(answers.filter(({ status }) => status === 500)).toHaveLength(2)
  expect(log.length).toBeGreaterThan(answers.length)
  expect(JSON.stringify(log)).not.toContain(CANARY)
  expect(texts.join()).not.toContain(CANARY)
})
