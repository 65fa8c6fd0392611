import type { Browser, Page } from '@playwright/test'
import { letProperty } from '../fixtures/letting.ts'
import { goOffline } from '../fixtures/offline.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test('what was noted of a home beside a rent is sent, whosever rent stands', async ({ browser, server, w }) => {
  const letting = await letProperty(server)
  const [manfred, tamara] = [await onPhone(browser), await onPhone(browser)]
  const card = (page: Page) => page.getByRole('article', { name: letting.name })
  const setRent = async (page: Page, rent: string) => {
    const edit = w('Edit Rent: {name}', { name: letting.name })
    await card(page).getByRole('button', { name: edit }).click()
    await page.getByLabel(w('Base rent per month')).fill(rent)
    await page.getByRole('dialog').locator('[type=submit]').click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  for (const [page, email] of [
    [manfred, 'manager@demo.test'],
    [tamara, 'team@demo.test'],
  ] as const) {
    await comeIn(page, email, `/admin/properties/${letting.propertyId}`)
    await expect(card(page)).toBeVisible()
    await expect(page.getByRole('banner').getByText(w('Up to date'))).toBeVisible()
  }
  await goOffline(tamara.context())
  await setRent(tamara, '1500')
  const edit = w('Edit property: {name}', { name: letting.name })
  await tamara.getByRole('button', { name: edit }).click()
  await tamara.getByRole('dialog').getByLabel(w('Notes')).fill('Kellerabteil 12')
  await tamara.getByRole('dialog').locator('[type=submit]').click()
  await setRent(manfred, '1400')
  await expect(manfred.getByRole('banner').getByText(w('Up to date'))).toBeVisible({ timeout: 20_000 })
  await tamara.context().setOffline(false)
  const chip = tamara.getByRole('banner').getByRole('button', { name: '1 to decide' })
  await chip.click({ timeout: 20_000 })
  const dialog = tamara.getByRole('dialog')
  await expect(dialog).toContainText(w('Waits for this decision, and is not decided with it:'))
  await dialog.getByRole('button', { name: w('Keep theirs') }).click()
  await expect(dialog).toContainText(w('Nothing of yours waits on this device.'), { timeout: 20_000 })
  await expect(manfred.getByText('Kellerabteil 12')).toBeVisible({ timeout: 20_000 })
  await expect(card(manfred)).toContainText('CHF 1.400')
  for (const page of [manfred, tamara]) await page.context().close()
})

const onPhone = async (browser: Browser) =>
  (await browser.newContext({ viewport: { width: 360, height: 760 }, locale: 'en-GB' })).newPage()
