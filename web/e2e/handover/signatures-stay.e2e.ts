import type { Page } from '@playwright/test'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { countKept, untilManageIsKept } from '../checks/kept-manage.ts'
import { contentWidth } from '../checks/scroller.ts'
import { button } from '../fixtures/applicant.ts'
import { addRoom, checkAndSign, createProtocol, markInspected } from '../fixtures/create-protocol.ts'
import { letProperty } from '../fixtures/letting.ts'
import { pressLogout } from '../fixtures/person-menu.ts'
import type { ServerData } from '../fixtures/server-data.ts'
import { chooseAtProvider, comeIn } from '../fixtures/sign-in-as.ts'
import { finishSigning, signAs, takeBack } from '../fixtures/sign-protocol.ts'
import { expect, test } from '../fixtures/test.ts'
import type { Words } from '../fixtures/words.ts'

test.use({ serviceWorkers: 'allow', actionTimeout: 15_000, viewport: { width: 320, height: 760 } })

const MANAGER = 'Manfred Mustermann'
const KEEP = 'Log out and keep them locked until I am back'

test('signatures that lie on this device alone are asked about before a sign-out, and are there again afterwards', async ({
  page,
  server,
  w,
}) => {
  test.setTimeout(120_000)
  await beginSigning(page, server, w)
  await signAs(page, w, 'Anna Alt')
  await takeBack(page, w)
  const address = page.url()
  const chip = page.getByRole('banner').getByRole('button', { name: w('Signatures only on this device') })
  await expect(chip).toBeVisible({ timeout: 20_000 })
  expect(await contentWidth(page)).toBe(320)
  await chip.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Signatures of 1 unfinished handover protocol are only on this device.')
  await expect(dialog).not.toContainText(w('Nothing of yours waits on this device.'))
  await page.keyboard.press('Escape')

  await pressLogout(page, w)
  await expect(dialog).toContainText('Signatures of 1 unfinished handover protocol are only on this device.')
  await expect(button(page, w('Send first'))).toHaveCount(0)
  await expectNoBarrier(page, 'signing out with signatures')
  await button(page, w('Log out and discard them')).click()
  await expect(dialog.getByRole('alert')).toContainText(
    w('Discard what was signed here? The signatures are lost, and everybody has to sign again.'),
  )
  await dialog.getByRole('button', { name: w('Keep'), exact: true }).click()
  // The provider's own session is ended on the way.
  const isLedBack = page.waitForEvent('load')
  await button(page, w(KEEP)).click()
  await isLedBack
  await expect(page).toHaveURL('/admin-login')
  await expect(page.getByText('Signatures of 1 unfinished handover protocol are only on this device.')).toBeVisible()
  await expect(page.getByText(/\d+ changes? that/), 'signatures are no change, here as in the question').toHaveCount(0)

  await chooseAtProvider(page, w, 'manager@demo.test')
  await page.goto(address)
  await expect(page.getByText(`Anna Alt: ${w('signed')}`)).toBeVisible({ timeout: 20_000 })
})

test('a protocol that all signed without a connection is named before it is discarded, and asked about once more', async ({
  page,
  server,
  w,
}) => {
  test.setTimeout(120_000)
  await beginSigning(page, server, w, true)
  for (const each of ['Anna Alt', MANAGER]) await signAs(page, w, each)
  await finishSigning(page, w)
  await expect(page.getByText(w('Signed'), { exact: true })).toBeVisible({ timeout: 30_000 })
  await pressLogout(page, w)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('1 signed handover protocol is among them.')
  await button(page, w('Send first')).click()
  await expect(
    dialog.getByText(w('Safe on this device. It is sent as soon as there is a connection.')),
    'pressed, it says what stands in the way',
  ).toBeVisible()
  expect(await contentWidth(page)).toBe(320)
  await button(page, w('Log out and discard them')).click()
  expect(await countKept(page, 'commands'), 'nothing goes with one tap').toBeGreaterThan(0)
  await button(page, w('Discard and log out')).click()
  await expect(page).toHaveURL('/admin-login')
  const isKept = () =>
    page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name?.startsWith('desk-')))
  await expect.poll(isKept).toBe(false)
})

/** A protocol with a room, up to where the first one has the phone. */
async function beginSigning(page: Page, server: ServerData, w: Words, isOffline = false): Promise<void> {
  const { name } = await letProperty(server)
  await comeIn(page, 'manager@demo.test')
  await expect(page.getByRole('article', { name })).toBeVisible()
  await untilManageIsKept(page)
  await page.getByRole('link', { name: w('Handovers: {name}', { name }) }).click()
  await createProtocol(page, w, ['Anna Alt', MANAGER])
  await addRoom(page, w, 'Küche')
  await page.context().setOffline(isOffline)
  await markInspected(page, w)
  await checkAndSign(page, w)
  await button(page, w('Everything is right: sign now')).click()
}
