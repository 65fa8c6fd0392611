import type { Page } from '@playwright/test'
import { expectFocusWatched } from '../checks/focus-watched.ts'
import { addApplication, addApplications, letProperty } from '../fixtures/letting.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false })

test('by keys alone a home is made and advertised, and each step leaves the focus where one goes on', async ({
  page,
  w,
}) => {
  await comeIn(page, 'manager@demo.test')
  const focused = page.locator(':focus')
  await expect(page.getByRole('button', { name: w('Create Property') })).toBeVisible()
  await expectFocusWatched(page)
  await tabTo(page, w('Create Property'))
  await page.keyboard.press('Enter')
  await page.keyboard.type('Tastenhaus')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Birkenweg 7, 3013 Bern')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/properties\//)
  await expect(page.getByRole('main')).toBeFocused()
  const advertise = w('Advertise: {name}', { name: 'Tastenhaus' })
  // Nobody presses a key sixty times before the page stands.
  await expect(page.getByRole('button', { name: advertise })).toBeEnabled()
  await tabTo(page, advertise)
  await page.keyboard.press('Enter')
  await expect(focused).toHaveAccessibleName(w('Application process name'))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(w('Text for a portal'))).toBeVisible()
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)
  await tabTo(page, w('Download poster (PDF)'))
  const [poster] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(poster.suggestedFilename()).toContain('poster-')
  await page.keyboard.press('Escape')
  await expect(focused).toHaveAccessibleName(advertise)
})

test('by keys alone somebody is accepted after their mail was read, sent an offer, and moves in', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server, { sendsStatusMails: true })
  await addApplications(server, letting, 5)
  const { id } = await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' })
  const status = async () => (await server.applications(id))[0]?.status
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  const focused = page.locator(':focus')
  const row = page.getByRole('row', { name: 'Anna Okuma' })
  await expect(row).toBeVisible()
  await page.keyboard.press('j')
  await expect(focused).toHaveAccessibleName(w('Details: {name}', { name: 'Anna Okuma' }))
  await page.keyboard.press('Enter')
  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await tabTo(page, w('Read the email'))
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('@renter.test')).toBeVisible()
  await tabTo(page, w('Accept applicant'))
  await page.keyboard.press('Enter')
  await expect.poll(status).toBe('accepted')
  await expect(row).toContainText(w('Accepted'))
  const heading = page.getByRole('heading', { level: 3, name: 'Anna Okuma' }).first()
  await expect(heading).toBeFocused()
  await page.keyboard.press('o')
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await tabTo(page, w('Offer sent to applicant'))
  await page.keyboard.press('Enter')
  await expect.poll(status).toBe('offer_sent')
  await expect(row).toContainText(w('Offer sent'))
  await expect(heading).toBeFocused()
  await page.keyboard.press('o')
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await tabTo(page, w('Confirm'))
  await page.keyboard.press('Enter')
  await expect.poll(status).toBe('offer_accepted')
  await expect(heading).toBeFocused()
})

/** Whatever of them is before it. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const at = document.activeElement
      return at?.matches('a, button, summary') ? (at.ariaLabel ?? at.textContent) : undefined
    })
    if (focused?.includes(name)) return
  }
  expect(false, `Tab leads to “${name}”`).toBe(true)
}

test('the list of keys that is asked for while the one before is closing is shown', async ({ page, w }) => {
  await comeIn(page, 'manager@demo.test', '/admin')
  await expect(page.getByRole('button', { name: w('Create Property') })).toBeVisible()
  const dialog = page.getByRole('dialog')
  await page.keyboard.press('?')
  await expect(dialog).toBeVisible()
  // A dialog tells a moment later that it was closed.
  await page.evaluate(() => {
    document.querySelector('dialog')?.close()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true }))
  })
  await expect(dialog).toBeVisible()
})
