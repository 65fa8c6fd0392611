import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { activities, applicationProcesses, applications, documents } from '#server/db/schema.ts'
import { mails } from '#server/db/server-schema.ts'
import { eraseApplication } from '#server/erasure/erase-application.ts'
import { postAs, readData } from '#server/testing/admin-requests.ts'
import { buildApplication, buildProcess, buildRenter } from '#server/testing/build/build.ts'
import { buildUser, type UserRow } from '#server/testing/build/build-people.ts'
import { pdfBytes } from '#server/testing/build/files.ts'
import { as } from '#server/testing/caller-in-header.ts'
import { createAnswerCheck } from '#server/testing/described-answers.ts'
import { PRESIGN, postJson, presign, presignRequest, putBytes, readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import type { ApplicationStatus } from '#shared/application/status.ts'
import { documentRequestContract } from '#shared/document-request/manager/contract.ts'
import { type HeldLink, readRequestLink } from '#shared/document-request/request-link.ts'
import { newId } from '#shared/ids.ts'

let nudges = 0
const { app, db, deps, close } = await setupTestApp({ nudgeMailer: () => void (nudges += 1) })
afterAll(close)

let process: Awaited<ReturnType<typeof buildProcess>>['process']
let manager: UserRow
let application: Awaited<ReturnType<typeof buildApplication>>
let anna: ReturnType<typeof buildRenter>
let ben: ReturnType<typeof buildRenter>
beforeEach(async () => {
  ;({ process } = await buildProcess(db))
  manager = await buildUser(db, { organizationId: process.organizationId })
  anna = buildRenter({ firstName: 'Anna', email: `${newId()}@renter.test` })
  ben = buildRenter({ firstName: 'Ben', email: `${newId()}@renter.test` })
  const rentObject = { address: 'Seestrasse 12, 8002 Zürich' }
  application = await buildApplication(db, process, { mainRenters: [anna, ben], status: 'accepted', rentObject })
})

const row = async () =>
  (await db.select().from(applications).where(eq(applications.id, application.id)))[0] ?? expect.unreachable()
const setStatus = (status: ApplicationStatus) =>
  db.update(applications).set({ status }).where(eq(applications.id, application.id))
const checkAnswer = createAnswerCheck()
/** As the API describes itself. */
const described = async (name: keyof typeof documentRequestContract, response: Response) => {
  expect(await checkAnswer(name, response.clone())).toEqual([])
  return response
}
const ask = async (mainRenterIds: string[], types = ['proof_of_income'], headers: Record<string, string> = {}) => {
  const path = `/api/applications/${application.id}/document-requests`
  return described('requestDocuments', await postAs(app, manager, path, { mainRenterIds, types }, headers))
}
const mailsTo = (recipient: string) => db.select().from(mails).where(eq(mails.recipient, recipient))
const linkOf = async (person: typeof anna): Promise<HeldLink> => {
  const [mail] = await mailsTo(person.email)
  const link = mail?.body.match(/^http\S+$/m)?.[0] ?? expect.unreachable('no mail, or no link in it')
  return readRequestLink(new URL(link).hash) ?? expect.unreachable()
}
const pathOf = ({ applicationId, mainRenterId }: HeldLink) =>
  `/api/applications/${applicationId}/requested-documents/${mainRenterId}`
const read = async (held: HeldLink) =>
  described('readRequestedDocuments', await postJson(app, pathOf(held), { linkSecret: held.linkSecret }))
const add = async (held: HeldLink, ids: string[]) => {
  const listed = ids.map((id) => ({ id, type: 'proof_of_income' }))
  const body = { id: newId(), linkSecret: held.linkSecret, documents: listed }
  return described('addRequestedDocuments', await postJson(app, `${pathOf(held)}/added`, body))
}
/** Announced with the link, and its bytes sent. */
async function send(held: HeldLink, documentId = newId()) {
  const { uploadUrl, headers } = await presign(app, process, { ...held, documentId })
  expect((await putBytes(app, uploadUrl, headers, pdfBytes(200))).status).toBe(200)
  return documentId
}
async function asked(person = anna): Promise<HeldLink> {
  expect((await ask([person.id])).status).toBe(200)
  return linkOf(person)
}

test('who is asked gets one mail in the application’s language with what is asked for, and the others none', async () => {
  const before = nudges
  const answer = await ask([anna.id], ['debt_collection_certificate', 'proof_of_income'])
  const { documentRequests, version, updatedAt } = await readData(
    documentRequestContract.requestDocuments.answer,
    answer,
  )
  expect(documentRequests).toMatchObject([
    { mainRenterId: anna.id, types: ['debt_collection_certificate', 'proof_of_income'] },
  ])
  // How long it would be kept is counted from its status.
  expect({ version, updatedAt }).toEqual({ version: 2, updatedAt: application.updatedAt.toISOString() })
  const sent = await mailsTo(anna.email)
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ applicationId: application.id, subject: expect.stringContaining('Dokumente für') })
  expect(sent[0]?.body).toContain('Seestrasse 12')
  expect(sent[0]?.body).toContain('- Betreibungsauszug / Schufa-Auskunft\n- Einkommensnachweis\n')
  expect(await mailsTo(ben.email)).toEqual([])
  expect(nudges).toBe(before + 1)
  const noted = await db.select().from(activities).where(eq(activities.recordId, application.id))
  expect(noted).toMatchObject([{ kind: 'documents_requested', actorId: manager.id }])
})

test('asked again, the newer list counts, the link stays the same, and the other person’s request as it was', async () => {
  await ask([anna.id, ben.id])
  const first = await linkOf(anna)
  await ask([anna.id], ['other_document'])
  const [, second] = await mailsTo(anna.email)
  expect(second?.body).toContain(first.linkSecret)
  expect((await row()).documentRequests).toMatchObject([
    { mainRenterId: ben.id, types: ['proof_of_income'] },
    { mainRenterId: anna.id, types: ['other_document'] },
  ])
})

test('a command that is delivered again asks nobody again', async () => {
  const headers = { 'Idempotency-Key': newId() }
  const answers = await Promise.all([1, 2, 3].map(() => ask([anna.id], ['proof_of_income'], headers)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await mailsTo(anna.email)).toHaveLength(1)
})

test.each(['submitted', 'rejected', 'withdrawn'] as const)('one that is %s is asked for nothing', async (status) => {
  await setStatus(status)
  expect(await readError(await ask([anna.id]))).toMatchObject({ status: 409, code: 'DOCUMENTS_NOT_REQUESTED' })
  expect(await mailsTo(anna.email)).toEqual([])
})

test('somebody who does not apply, nobody, and nothing cannot be asked for', async () => {
  expect(await readError(await ask([anna.id, newId()]))).toMatchObject({ status: 422, paths: ['mainRenterIds.1'] })
  expect(await readError(await ask([]))).toMatchObject({ status: 422, paths: ['mainRenterIds'] })
  expect(await readError(await ask([anna.id], []))).toMatchObject({ status: 422, paths: ['types'] })
  expect((await row()).documentRequests).toEqual([])
})

test('the holder of a link is told what is asked of them, and nothing of anybody else', async () => {
  const held = await asked()
  const response = await read(held)
  const text = await response.clone().text()
  expect(await readData(documentRequestContract.readRequestedDocuments.answer, response)).toEqual({
    processId: process.id,
    reference: application.reference,
    propertyAddress: 'Seestrasse 12, 8002 Zürich',
    firstName: 'Anna',
    types: ['proof_of_income'],
    requestedAt: expect.any(String),
    received: [],
    before: [],
    taken: ['debt_collection_certificate', 'proof_of_income', 'confirmation_of_residence', 'other_document'],
    policyPack: null,
    isGuarantor: false,
  })
  for (const hidden of ['Ben', anna.lastName, anna.email, 'accepted', anna.profession.grossSalary]) {
    expect(text).not.toContain(hidden)
  }
})

test('a link takes nothing that the applicant may not be asked for, as it was announced', async () => {
  const french = { askedUnder: { pack: 'FR' as const, version: 1 } }
  await db.update(applications).set(french).where(eq(applications.id, application.id))
  const held = await asked()
  const announce = (documentType: string, documentId = newId()) =>
    postJson(app, PRESIGN, presignRequest(process, { ...held, documentId, documentType }))
  for (const type of ['debt_collection_certificate', 'other_document']) {
    const refused = { status: 422, code: 'VALIDATION_FAILED', paths: ['documentType'] }
    expect(await readError(await announce(type))).toEqual(refused)
  }
  const id = await send(held)
  // Of before it was refused.
  await db.update(documents).set({ type: 'debt_collection_certificate' }).where(eq(documents.id, id))
  expect(await readError(await add(held, [id]))).toMatchObject({ status: 422, paths: ['documents.0.type'] })
  await db.update(documents).set({ type: 'identity_document' }).where(eq(documents.id, id))
  expect((await add(held, [id])).status).toBe(200)
  expect((await row()).mainRenters[0]?.documents).toMatchObject([{ id, type: 'identity_document' }])
})

test('what is added arrives once, byte for byte, with the person who was asked, however often it is delivered', async () => {
  const held = await asked()
  const [one, two] = [await send(held), await send(held)]
  const answers = await Promise.all([add(held, [one, two]), add(held, [one, two]), add(held, [two])])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const { mainRenters, version, changedBy } = await row()
  expect(
    mainRenters
      .find(({ id }) => id === anna.id)
      ?.documents.map(({ id }) => id)
      .toSorted(),
  ).toEqual([one, two].toSorted())
  expect(mainRenters.find(({ id }) => id === ben.id)?.documents).toEqual([])
  // Nobody's decision becomes a conflict because of it.
  expect({ version, changedBy }).toEqual({ version: 2, changedBy: manager.id })
  const file = await app.request(`/api/applications/${application.id}/documents/${one}`, {
    headers: as(manager),
  })
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(pdfBytes(200))
  const answer = await readData(documentRequestContract.readRequestedDocuments.answer, await read(held))
  expect(answer.received).toHaveLength(2)
})

test('what arrived is an answer also when nothing is wanted any more, and nothing else is taken then', async () => {
  const held = await asked()
  const [taken, late] = [await send(held), await send(held)]
  const first = await (await add(held, [taken])).json()
  await setStatus('rejected')
  expect(await (await add(held, [taken])).json()).toMatchObject({
    data: { receivedAt: (first as { data: { receivedAt: string } }).data.receivedAt },
  })
  const refusal = { status: 409, code: 'DOCUMENTS_NOT_REQUESTED' }
  expect(await readError(await add(held, [late]))).toMatchObject(refusal)
  expect(await readError(await read(held))).toMatchObject(refusal)
  const announcement = presignRequest(process, { ...held, documentId: newId() })
  expect(await readError(await postJson(app, PRESIGN, announcement))).toMatchObject(refusal)
})

test('once the home was let to somebody else a link takes nothing, and nobody is asked; who it was let to still is', async () => {
  const held = await asked()
  const late = await send(held)
  const closeFor = (chosenApplicationId: string | null) =>
    db
      .update(applicationProcesses)
      .set({ status: 'closed', chosenApplicationId })
      .where(eq(applicationProcesses.id, process.id))
  const refusal = { status: 409, code: 'DOCUMENTS_NOT_REQUESTED' }
  await closeFor(newId())
  const announcement = presignRequest(process, { ...held, documentId: newId() })
  for (const answer of [
    await read(held),
    await add(held, [late]),
    await postJson(app, PRESIGN, announcement),
    await ask([anna.id]),
  ]) {
    expect(await readError(answer)).toMatchObject(refusal)
  }
  for (const open of [application.id, null]) {
    await closeFor(open)
    expect((await read(held)).status).toBe(200)
  }
  expect((await add(held, [late])).status).toBe(200)
})

test('of one application documents are requested twenty times a day, and then nobody is written to until it is over', async () => {
  for (let times = 0; times < 20; times += 1) expect((await ask([anna.id])).status).toBe(200)
  const before = await row()
  const types = ['other_document']
  expect(await readError(await ask([anna.id], types))).toMatchObject({ status: 409, code: 'REQUEST_LIMIT_REACHED' })
  expect(await mailsTo(anna.email)).toHaveLength(20)
  // What was asked for last stands, and the log tells of nothing that was not done.
  expect(await row()).toEqual(before)
  const other = await buildApplication(db, process, { mainRenters: [ben], status: 'accepted' })
  const path = `/api/applications/${other.id}/document-requests`
  expect((await postAs(app, manager, path, { mainRenterIds: [ben.id], types })).status).toBe(200)
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000)
  await db.update(activities).set({ createdAt: yesterday }).where(eq(activities.recordId, application.id))
  expect((await ask([anna.id], types)).status).toBe(200)
})

test('a document that has not arrived, or is another person’s, is named and none of them added', async () => {
  await ask([anna.id, ben.id])
  const [held, bens] = [await linkOf(anna), await linkOf(ben)]
  const here = await send(held)
  expect(await readError(await add(held, [here, newId(), await send(bens)]))).toMatchObject({
    status: 409,
    code: 'DOCUMENTS_MISSING',
    paths: ['documents.1.id', 'documents.2.id'],
  })
  expect((await row()).mainRenters.flatMap((renter) => renter.documents)).toEqual([])
})

test('without the right link nothing can be announced, read or added', async () => {
  const held = await asked()
  const others = [
    { ...held, linkSecret: 'x'.repeat(43) },
    { ...held, mainRenterId: ben.id },
    { ...held, applicationId: newId() },
  ]
  const id = await send(held)
  for (const other of others) {
    for (const answer of [await read(other), await add(other, [id])]) {
      expect(await readError(answer)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    }
    const announced = await postJson(app, PRESIGN, presignRequest(process, { ...other, documentId: newId() }))
    expect(await readError(announced)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  }
  const { linkSecret: _, ...without } = held
  const refused = await postJson(app, PRESIGN, presignRequest(process, { ...without, documentId: newId() }))
  expect(await readError(refused)).toMatchObject({ status: 409, code: 'ALREADY_SUBMITTED' })
})

test('a person can have at most 20 documents, also by and by', async () => {
  const held = await asked()
  const ids: string[] = []
  while (ids.length < 20) ids.push(await send(held))
  expect((await add(held, ids)).status).toBe(200)
  expect(await readError(await add(held, [await send(held)]))).toMatchObject({ code: 'DOCUMENT_LIMIT_REACHED' })
  expect(await db.$count(documents, eq(documents.applicationId, application.id))).toBe(21)
})

test('after an erasure a link leads nowhere, and says why', async () => {
  const held = await asked()
  const application = await row()
  await db.transaction((transaction) => eraseApplication(transaction, application, deps.now(), 'due'))
  expect(await readError(await read(held))).toMatchObject({ status: 410, code: 'APPLICATION_ERASED' })
  expect(await mailsTo(anna.email)).toEqual([])
})
