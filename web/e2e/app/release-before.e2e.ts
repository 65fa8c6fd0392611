import type { Browser } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { readDevice } from '#e2e/device/device.ts'
import { placeStored, type StoredData } from '#e2e/device/stored-data.ts'
import { button, field } from '#e2e/fixtures/applicant.ts'
import { signIn } from '#e2e/fixtures/sign-in-as.ts'
import { finishSigning, signAs } from '#e2e/fixtures/sign-protocol.ts'
import { expect } from '#e2e/fixtures/test.ts'
import type { OwnServer } from '#e2e/server/own-server.ts'
import { testOnOwnServer } from '#e2e/server/own-server-test.ts'
import { backupFile, readRelease } from '#e2e/stored/stored.ts'
import { handoverProtocols, protocolFiles } from '#server/db/handover-schema.ts'
import { applicationNotes } from '#server/db/note-schema.ts'

const test = testOnOwnServer(backupFile)

const { applicant, manager } = readRelease()

test('what an applicant’s phone has from the release before is shown, sent once, and written on', async ({
  browser,
  ownServer,
  w,
}) => {
  const { page } = await openPhone(browser, ownServer, applicant)
  const { receivedId, waitingId } = applicant
  await page.goto('/my-applications')
  const received = async () => (await readDevice(page)).receipts.map(({ id }) => id).toSorted()
  await expect.poll(received, { timeout: 20_000 }).toEqual([receivedId, waitingId].toSorted())
  expect((await readDevice(page)).jobs).toEqual([])
  const data = ownServer.data()
  expect(await data.applications(waitingId)).toHaveLength(1)
  const [document] = await data.documents(waitingId)
  expect(data.sha256OnDisk(document?.id ?? '')).toBe(applicant.waitingFile)
  await button(page, w('Continue')).click()
  await expect(page).toHaveURL(/questionnaire/)
  await expect(field(page, w('City'))).toHaveValue(applicant.draftCity)
  await page.context().close()
})

test('what a manager’s phone has from the release before arrives, and the signing goes on where it was', async ({
  browser,
  ownServer,
  w,
}) => {
  const { page } = await openPhone(browser, ownServer, manager)
  const { protocolId: id } = manager
  await signIn(page, w, 'manager@demo.test')
  // It was locked before there were codes.
  await expect(page.getByLabel(w('For the manager: your code, to take the phone back'))).toHaveCount(0)
  await button(page, w('Sign in again')).click()
  await page.getByRole('button', { name: 'manager@demo.test' }).click()
  await signAs(page, w, 'Manfred Mustermann')
  await finishSigning(page, w)
  await expect(page.getByText(w('Signed'), { exact: true })).toBeVisible({ timeout: 30_000 })
  const { db, applications } = ownServer.data()
  const outcomes = async () => {
    const [protocol] = await db.select().from(handoverProtocols).where(eq(handoverProtocols.id, id))
    return protocol?.seal?.signatures.map(({ outcome }) => outcome)
  }
  await expect.poll(outcomes, { timeout: 30_000 }).toEqual(['signed', 'signed'])
  const stored = async () =>
    (await db.select().from(protocolFiles).where(eq(protocolFiles.protocolId, id))).map(({ kind, storedAt }) => [
      kind,
      storedAt !== null,
    ])
  await expect.poll(stored, { timeout: 30_000 }).toEqual(
    expect.arrayContaining([
      ['photo', true],
      ['pdf', true],
    ]),
  )
  expect(await applications(manager.applicationId)).toMatchObject([{ status: 'accepted' }])
  const notes = await db
    .select()
    .from(applicationNotes)
    .where(eq(applicationNotes.applicationId, manager.applicationId))
  expect(notes.map(({ text }) => text)).toEqual([manager.note])
  await page.context().close()
})

/** A phone that comes back with all that it had, and the new release behind the same address. */
async function openPhone(browser: Browser, { address }: OwnServer, stored: StoredData) {
  const context = await browser.newContext({ baseURL: address, serviceWorkers: 'allow', locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto('/api/health')
  await placeStored(page, stored)
  return { page }
}
