import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { expectNoBarrier } from '#e2e/checks/accessibility.ts'
import { countKept, untilManageIsKept, untilPhotosLeft } from '#e2e/checks/kept-manage.ts'
import { contentWidth } from '#e2e/checks/scroller.ts'
import { button, field } from '#e2e/fixtures/applicant.ts'
import { addRoom, checkAndSign, createProtocol, markInspected, openRoom } from '#e2e/fixtures/create-protocol.ts'
import { letProperty } from '#e2e/fixtures/letting.ts'
import { jpegFile } from '#e2e/fixtures/photo-files.ts'
import type { ServerData } from '#e2e/fixtures/server-data.ts'
import { comeIn } from '#e2e/fixtures/sign-in-as.ts'
import { finishSigning, signAs } from '#e2e/fixtures/sign-protocol.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import type { Words } from '#e2e/fixtures/words.ts'
import { handoverProtocols, protocolRooms } from '#server/db/handover-schema.ts'
import { goOffline } from '../fixtures/offline.ts'

test.use({ serviceWorkers: 'allow', actionTimeout: 15_000, viewport: { width: 360, height: 760 } })

const ROOMS = ['Küche', 'Bad', 'Flur']
const MANAGER = 'Manfred Mustermann'

test('a new version that is made without a connection has all of it, and what is signed there is what the server holds', async ({
  page,
  context,
  server,
  w,
}) => {
  test.setTimeout(180_000)
  await signedWithPhoto(page, server, w)
  await goOffline(context)
  await makeNewVersion(page, w)
  const rooms = page.getByRole('region', { name: w('All rooms') })
  for (const each of ROOMS) await expect(rooms.getByRole('link', { name: each })).toBeVisible()
  await expect(button(page, w('Take these rooms'))).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Küche.*1 defect/s })).toBeVisible()

  await openRoom(page, w, 'Küche')
  await page.getByRole('link', { name: /Kratzer/ }).click()
  await expect(page.locator('img[src^="blob:"]').first()).toBeVisible()
  await field(page, w('What is wrong')).fill('Brandfleck')
  await expect(page.getByText(w('Everything is kept on this device'))).toBeVisible()
  await page.getByRole('link', { name: 'Küche' }).click()
  const id = await signAll(page, w)
  const [saved] = await Promise.all([page.waitForEvent('download'), button(page, w('Save')).click()])
  expect(saved.suggestedFilename()).toMatch(/^handover-protocol-\d{4}-\d\d-\d\d-version-2\.pdf$/)

  await context.setOffline(false)
  await expect.poll(async () => (await read(server, id))?.status, { timeout: 60_000 }).toBe('signed')
  await expect(page.getByText(/^Received by the server/)).toBeVisible({ timeout: 30_000 })
  const held = await roomsOf(server, id)
  expect(held.map(({ content }) => content.name).toSorted()).toEqual(ROOMS.toSorted())
  const defects = held.flatMap(({ content }) => content.defects)
  expect(defects).toMatchObject([{ description: 'Brandfleck', photoIds: [expect.any(String)] }])
  await expect(button(page, w('Apply what was signed'))).toHaveCount(0)
  await expect.poll(() => countKept(page, 'commands')).toBe(0)
  await page.getByRole('link', { name: w('Open version {0}', { 0: 1 }) }).click()
  await expect(page.getByText(w('Replaced by version {0}', { 0: 2 }))).toBeVisible()
  await page.getByRole('link', { name: w('Open version {0}', { 0: 2 }) }).click()
  await expect(page.getByText(w('version {edition}', { edition: 2 }), { exact: true })).toBeVisible()
})

test('a photo that left the phone long ago is said to be missing, and comes with the next connection for good', async ({
  page,
  context,
  server,
  w,
}) => {
  test.setTimeout(180_000)
  const id = await signedWithPhoto(page, server, w)
  const longAgo = new Date(Date.now() - 5 * 24 * 60 * 60_000)
  await server.db.update(handoverProtocols).set({ signedAt: longAgo }).where(eq(handoverProtocols.id, id))
  await untilPhotosLeft(page)

  await goOffline(context)
  await makeNewVersion(page, w)
  await page.getByRole('link', { name: w('Check and sign') }).click()
  const line = page.getByText(/^What was typed is kept on this device. 1 photo is not/)
  await expect(line).toBeVisible()
  await expect(page.getByText(w('Everything is kept on this device'))).toHaveCount(0)
  const sign = button(page, w('Everything is right: sign now'))
  await sign.click()
  await expect(page.getByText(/^The document cannot be made yet, because photos/)).toBeVisible({ timeout: 20_000 })
  await expectNoBarrier(page, 'a photo that is elsewhere')
  expect(await contentWidth(page)).toBe(360)

  await context.setOffline(false)
  await expect(page.getByText(w('Everything is kept on this device'))).toBeVisible({ timeout: 30_000 })
  await goOffline(context)
  await sign.click()
  for (const each of ['Anna Alt', MANAGER]) await signAs(page, w, each)
  await finishSigning(page, w)
  await expect(page.getByText(w('Signed'), { exact: true })).toBeVisible({ timeout: 30_000 })
})

const read = async (server: ServerData, id: string) =>
  (await server.db.select().from(handoverProtocols).where(eq(handoverProtocols.id, id)))[0]

const roomsOf = (server: ServerData, id: string) =>
  server.db.select().from(protocolRooms).where(eq(protocolRooms.protocolId, id))

const idIn = (page: Page) => new URL(page.url()).pathname.split('/')[2] ?? ''

/** Three rooms, and a defect with a photo; all have signed, and the server has it. @returns its id */
async function signedWithPhoto(page: Page, server: ServerData, w: Words): Promise<string> {
  const { name } = await letProperty(server)
  await comeIn(page, 'manager@demo.test')
  await expect(page.getByRole('article', { name })).toBeVisible()
  await untilManageIsKept(page)
  await page.getByRole('link', { name: w('Handovers: {name}', { name }) }).click()
  await createProtocol(page, w, ['Anna Alt', MANAGER])
  for (const each of ROOMS) {
    await addRoom(page, w, each)
    await markInspected(page, w)
    if (each === 'Küche') await addDefect(page, w)
    if (each !== ROOMS.at(-1))
      await page
        .getByRole('link', { name: w('Whole protocol') })
        .first()
        .click()
  }
  const id = await signAll(page, w)
  await expect(page.getByText(/^Received by the server/)).toBeVisible({ timeout: 30_000 })
  return id
}

async function addDefect(page: Page, w: Words): Promise<void> {
  await button(page, w('Defect')).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Defect 1' })).toBeVisible()
  const photo = await jpegFile(page, 'IMG_1.jpg', { width: 900, height: 600 })
  await page.locator('[data-photo-gallery]').first().setInputFiles(photo)
  await expect(page.getByText('1 photo is kept on this device')).toBeVisible()
  await field(page, w('What is wrong')).fill('Kratzer')
  await expect(page.getByText(w('Everything is kept on this device'))).toBeVisible()
  await page.getByRole('link', { name: 'Küche' }).click()
}

/** From a room. @returns the id of the protocol */
async function signAll(page: Page, w: Words): Promise<string> {
  await checkAndSign(page, w)
  await button(page, w('Everything is right: sign now')).click()
  for (const each of ['Anna Alt', MANAGER]) await signAs(page, w, each)
  await finishSigning(page, w)
  await expect(page.getByText(w('Signed'), { exact: true })).toBeVisible({ timeout: 30_000 })
  return idIn(page)
}

async function makeNewVersion(page: Page, w: Words): Promise<void> {
  const before = idIn(page)
  await button(page, w('Make a new version')).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: w('Make a new version') })
    .click()
  await expect(page.getByRole('link', { name: w('Check and sign') })).toBeVisible()
  expect(idIn(page)).not.toBe(before)
}
