import type { Page } from '@playwright/test'
import { button } from '../fixtures/applicant.ts'
import { openLine } from '../fixtures/decide.ts'
import { addApplication, letProperty } from '../fixtures/letting.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ viewport: { width: 360, height: 760 } })

test('Back closes what lies on top, asks before it loses what was typed, and leaves the page only then', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' })
  await comeIn(page, 'manager@demo.test')
  const address = `/application-process/${letting.processId}`
  await page.goto(address)
  await openLine(page.getByRole('article', { name: 'Anna Okuma' }))
  const opened = page.url()
  await page.getByText(w('Change status')).click()
  await page.getByRole('button', { name: w('Reject applicant') }).click()
  await page.getByRole('dialog').getByRole('textbox').first().fill('No reply')
  expect(await asksBeforeReload(page)).toBe(true)
  await goBack(page)
  await expect(page.getByText(w('Discard what you entered?'))).toBeVisible()
  await goBack(page)
  await expect(page.getByText(w('Discard what you entered?')), 'Back is for the question now').toHaveCount(0)
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue('No reply')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: w('Cancel') })
    .click()
  await button(page, w('Discard')).click()
  expect(page.url()).toBe(opened)
  expect(await asksBeforeReload(page), 'nothing is lost any more').toBe(false)

  await button(page, w('Search…')).click()
  await page.getByRole('combobox').fill('Okuma')
  await goBack(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(page.url()).toBe(opened)
  await goBack(page)
  await expect.poll(() => page.url()).not.toBe(opened)
})

/** As the browser's own button does it, which waits for nothing. */
async function goBack(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const { currentIndex, entries } = await devtools.send('Page.getNavigationHistory')
  await devtools.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? 0 })
  await devtools.detach()
}

/** As the browser asks the page: the question itself is the browser's own. */
const asksBeforeReload = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
