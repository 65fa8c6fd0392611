import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { applications, documents } from '#server/db/schema.ts'
import { startAbandonedUploadCleaner } from '#server/erasure/abandoned-upload-cleaner.ts'
import { buildProcess, buildRenter, buildSubmission } from '#server/testing/build/build.ts'
import { pdfBytes } from '#server/testing/build/files.ts'
import { patchBytes, postJson, presign, putBytes, readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { newId } from '#shared/ids.ts'
import { removeAbandoned } from './abandoned-documents.ts'

const HOUR_MS = 60 * 60 * 1000
const start = new Date('2027-03-01T12:00:00Z')
let clock = start
const { app, db, deps, directory, log, close } = await setupTestApp({ now: () => clock })
afterAll(close)
const { process } = await buildProcess(db)
beforeEach(() => {
  clock = start
})

const clean = async (hours = 48) => {
  while (await removeAbandoned({ ...deps, hours }));
}
const later = (hours: number) => {
  clock = new Date(start.getTime() + hours * HOUR_MS)
}
const submit = (body: unknown) => postJson(app, '/api/applications', body)

/** An application that lists one document, whose bytes have arrived. */
async function buildWithDocument() {
  const renter = buildRenter({ documents: [{ id: newId(), type: 'proof_of_income' }] })
  const submission = buildSubmission(process, { mainRenters: [renter] })
  const documentId = renter.documents[0]?.id ?? ''
  const request = { documentId, applicationId: submission.id, mainRenterId: renter.id }
  return { submission, request, documentId, key: await upload(request) }
}

async function upload(request: Record<string, unknown>) {
  const { uploadUrl, headers, object } = await presign(app, process, request)
  expect((await putBytes(app, uploadUrl, headers, pdfBytes(200))).status).toBe(200)
  return object.key
}

const isKept = async ({ documentId, key }: { documentId: string; key: string }) => {
  const hasRow = (await db.$count(documents, eq(documents.id, documentId))) > 0
  const hasFile = (await deps.storage.stat(key)) !== undefined
  expect(hasRow).toBe(hasFile)
  return hasRow
}

test('documents whose application never came are removed after the period and not before, rows, files and pieces', async () => {
  const stored = await buildWithDocument()
  const begun = { documentId: newId(), applicationId: stored.submission.id, mainRenterId: newId() }
  await patchBytes(app, (await presign(app, process, begun)).uploadUrl, 0, pdfBytes(100))
  later(48)
  await clean()
  expect(await isKept(stored)).toBe(true)
  clock = new Date(clock.getTime() + 1)
  await clean()
  expect(await isKept(stored)).toBe(false)
  expect(await db.$count(documents, eq(documents.id, begun.documentId))).toBe(0)
  expect(await readdir(path.join(directory, '.incoming'))).toEqual([])
})

test('a document that an application lists is never removed; one that it does not list is', async () => {
  const listed = await buildWithDocument()
  const taken = { documentId: newId(), key: '' }
  taken.key = await upload({ ...listed.request, documentId: taken.documentId })
  expect((await submit(listed.submission)).status).toBe(201)
  later(72_000)
  await clean()
  expect([await isKept(listed), await isKept(taken)]).toEqual([true, false])
})

test('who announced one document again lately keeps them all', async () => {
  const old = await buildWithDocument()
  later(43)
  const recent = { documentId: newId(), key: '' }
  recent.key = await upload({ ...old.request, documentId: recent.documentId })
  later(86)
  await clean()
  expect([await isKept(old), await isKept(recent)]).toEqual([true, true])
  await presign(app, process, old.request)
  later(129)
  await clean()
  expect([await isKept(old), await isKept(recent)]).toEqual([true, true])
  later(135)
  await clean()
  expect([await isKept(old), await isKept(recent)]).toEqual([false, false])
})

test('a period of 0 hours keeps everything for ever', async () => {
  const old = await buildWithDocument()
  later(120_000)
  await clean(0)
  expect(await isKept(old)).toBe(true)
  await clean()
})

test('more applications than one batch holds are cleaned in one round', async () => {
  for (let count = 0; count < 120; count += 1) await presign(app, process)
  later(49)
  await clean()
  expect(await db.$count(documents, sql`${documents.storedAt} is null`)).toBe(0)
})

test('documents that cannot be removed keep their rows, and do not keep others from being removed', async () => {
  const [stuck, other] = [await buildWithDocument(), await buildWithDocument()]
  later(49)
  const failing = {
    ...deps.storage,
    remove: (key: string) => (key === stuck.key ? Promise.reject(new Error('EIO')) : deps.storage.remove(key)),
  }
  while (await removeAbandoned({ ...deps, storage: failing, hours: 48 }));
  expect([await isKept(stuck), await isKept(other)]).toEqual([true, false])
  expect(log.some(({ event }) => event === 'abandoned_documents_kept')).toBe(true)
  await clean()
  expect(await isKept(stuck)).toBe(false)
})

test('an application that is being submitted is waited for, and keeps its documents', async () => {
  const arriving = await buildWithDocument()
  later(49)
  await db.execute(sql`create function wait_for_test() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(4711); return new; end $$`)
  await db.execute(sql`create trigger wait_for_test before insert on applications
    for each row execute function wait_for_test()`)
  let submitted: Promise<Response> | undefined
  let cleaned: Promise<void> | undefined
  await db.transaction(async (gate) => {
    await gate.execute(sql`select pg_advisory_xact_lock(4711)`)
    const waiting = sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    submitted = Promise.resolve(submit(arriving.submission))
    await expect.poll(() => db.$count(waiting), { timeout: 10_000 }).toBe(1)
    cleaned = clean()
    await expect.poll(() => db.$count(waiting), { timeout: 10_000 }).toBe(2)
  })
  expect((await submitted)?.status).toBe(201)
  await cleaned
  await db.execute(sql`drop trigger wait_for_test on applications`)
  expect(await isKept(arriving)).toBe(true)
})

test('fault:V10 a phone that returns after its documents were removed is told which, sends them again and is accepted once', async () => {
  const returning = await buildWithDocument()
  later(52)
  await clean()
  const refusal = await readError(await submit(returning.submission))
  expect(refusal).toEqual({ status: 409, code: 'DOCUMENTS_MISSING', paths: ['mainRenters.0.documents.0.id'] })
  await upload(returning.request)
  expect((await submit(returning.submission)).status).toBe(201)
  expect((await submit(returning.submission)).status).toBe(200)
  expect(await db.$count(applications, eq(applications.id, returning.submission.id))).toBe(1)
  later(12_000)
  await clean()
  expect(await isKept(returning)).toBe(true)
})

test('the worker cleans at the start, and ends when it is told to', async () => {
  const old = await buildWithDocument()
  await rm(path.join(directory, old.key))
  later(49)
  const worker = startAbandonedUploadCleaner({ ...deps, hours: 48 })
  await expect.poll(() => db.$count(documents, eq(documents.id, old.documentId)), { timeout: 10_000 }).toBe(0)
  await worker.stop()
})
