import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { expectNoBarrier } from '#e2e/checks/accessibility.ts'
import { untilManageIsKept, untilPhotosLeft } from '#e2e/checks/kept-manage.ts'
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
import { handoverProtocols, protocolFiles } from '#server/db/handover-schema.ts'
import { goOffline } from '../fixtures/offline.ts'

test.use({ serviceWorkers: 'allow', actionTimeout: 15_000, viewport: { width: 360, height: 760 } })

test('that a photo of the earlier protocol is not on the phone is said before anybody signs', async ({
  page,
  context,
  server,
  w,
}) => {
  test.setTimeout(120_000)
  const address = await beginWithPhoto(page, server, w)
  await page.getByRole('link', { name: 'Küche' }).click()
  await checkAndSign(page, w)
  await button(page, w('Everything is right: sign now')).click()
  for (const each of ['Anna Alt', 'Manfred Mustermann']) await signAs(page, w, each)
  await finishSigning(page, w)
  await expect(page.getByText(/^Received by the server/)).toBeVisible({ timeout: 30_000 })
  const id = new URL(address).pathname.split('/')[2] ?? ''
  const longAgo = new Date(Date.now() - 5 * 24 * 60 * 60_000)
  await server.db.update(handoverProtocols).set({ signedAt: longAgo }).where(eq(handoverProtocols.id, id))
  await page.getByRole('link', { name: w('Handover protocols') }).click()
  await untilPhotosLeft(page)

  await goOffline(context)
  await begin(page, w)
  await button(page, w('Take these rooms')).click()
  await openRoom(page, w, 'Küche')
  await markInspected(page, w)
  await button(page, w('Still there')).click()
  await checkAndSign(page, w)
  await expect(page.getByText(/^1 photo of the earlier protocol is not on this device/)).toBeVisible()
  await expectNoBarrier(page, 'what a photo is missing in')
  expect(await contentWidth(page)).toBe(360)
  await button(page, w('Everything is right: sign now')).click()
  await expect(
    button(page, w('Lock it for {name}', { name: 'Anna Alt' })),
    'it keeps nobody from signing',
  ).toBeVisible()
})

test('why nobody can sign yet stands beside the button that was pressed', async ({ page, browser, server, w }) => {
  test.setTimeout(120_000)
  const address = await beginWithPhoto(page, server, w)
  await expect(page.getByRole('banner').getByText(w('Up to date'))).toBeVisible({ timeout: 20_000 })
  const id = new URL(address).pathname.split('/')[2] ?? ''
  const stored = async () =>
    (await server.db.select().from(protocolFiles).where(eq(protocolFiles.protocolId, id))).map(
      ({ storedAt }) => storedAt !== null,
    )
  // Other stories have photos, too, and some never arrive.
  await expect.poll(stored, { timeout: 20_000 }).toEqual([true])

  const colleague = await (
    await browser.newContext({ locale: 'en-GB', viewport: { width: 360, height: 760 } })
  ).newPage()
  // The photo is on the other phone, and at the server.
  await colleague.route('**/files/**', (route) => route.abort())
  await comeIn(colleague, 'team@demo.test', address)
  await expect(colleague.getByRole('link', { name: w('Check and sign') })).toBeVisible()
  await untilManageIsKept(colleague)
  await goOffline(colleague.context())
  await colleague.getByRole('link', { name: w('Check and sign') }).click()
  const sign = button(colleague, w('Everything is right: sign now'))
  await sign.click()
  const reason = colleague.getByText(/^The document cannot be made yet./)
  await expect(reason).toBeInViewport({ ratio: 1, timeout: 20_000 })
  await expect(sign).toHaveAccessibleDescription(/^The document cannot be made yet./)
  await expectNoBarrier(colleague, 'why nobody can sign yet')
  expect(await contentWidth(colleague)).toBe(360)
  await colleague.context().close()
})

/** A protocol with a defect of which there is a photo. @returns its address */
async function beginWithPhoto(page: Page, server: ServerData, w: Words): Promise<string> {
  const { name } = await letProperty(server)
  await comeIn(page, 'manager@demo.test')
  await expect(page.getByRole('article', { name })).toBeVisible()
  await untilManageIsKept(page)
  await page.getByRole('link', { name: w('Handovers: {name}', { name }) }).click()
  await begin(page, w)
  const address = page.url()
  await addRoom(page, w, 'Küche')
  await markInspected(page, w)
  await button(page, w('Defect')).first().click()
  // A room takes photos too.
  await expect(page.getByRole('heading', { level: 1, name: 'Defect 1' })).toBeVisible()
  const photo = await jpegFile(page, 'IMG_1.jpg', { width: 900, height: 600 })
  await page.locator('[data-photo-gallery]').first().setInputFiles(photo)
  await expect(page.getByText('1 photo is kept on this device')).toBeVisible()
  await field(page, w('What is wrong')).fill('Kratzer')
  return address
}

async function begin(page: Page, w: Words): Promise<void> {
  await createProtocol(page, w, ['Anna Alt', 'Manfred Mustermann'])
  await expect(page.getByRole('link', { name: w('Check and sign') })).toBeVisible()
}
