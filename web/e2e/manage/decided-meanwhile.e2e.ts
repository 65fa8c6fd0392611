import type { Browser, Page } from '@playwright/test'
import { button } from '../fixtures/applicant.ts'
import { addApplication, letProperty } from '../fixtures/letting.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test('what is typed of a decision stays when a colleague decides meanwhile, which is said, and nothing is decided over it', async ({
  browser,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  for (const firstName of ['Anna', 'Ben'])
    await addApplication(server, letting, { firstName, lastName: 'Okuma' }, { status: 'submitted' })
  const address = `/application-process/${letting.processId}?status=submitted`
  const manfred = await openAs(browser, 'manager@demo.test', address)
  const tamara = await openAs(browser, 'team@demo.test', address)
  for (const page of [manfred, tamara]) await button(page, w('Details: {name}', { name: 'Anna Okuma' })).click()
  await button(manfred, w('Change status: {name}', { name: 'Anna Okuma' })).click()
  await manfred.getByRole('button', { name: w('Reject applicant') }).click()
  const dialog = manfred.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill('No reply')

  await button(tamara, w('Change status: {name}', { name: 'Anna Okuma' })).click()
  await tamara.getByRole('button', { name: w('Reject applicant') }).click()
  await tamara
    .getByRole('dialog')
    .getByRole('button', { name: w('Reject applicant') })
    .click()
  await expect(
    dialog.getByText(
      w('Somebody changed this application while you were here. It is now: {now}', { now: w('Rejected') }),
    ),
  ).toBeVisible()
  await expect(dialog.getByRole('textbox').first()).toHaveValue('No reply')
  await dialog.getByRole('button', { name: w('Reject applicant') }).click()
  await expect(dialog.getByText(w('This step is no longer possible'))).toBeVisible()
  await dialog.getByRole('button', { name: w('Cancel') }).click()
  await button(manfred, w('Discard')).click()
  await expect(manfred.getByRole('region', { name: w('Details') })).toHaveCount(0)

  // Beside her list the next one stands already.
  await button(manfred, w('Details: {name}', { name: 'Ben Okuma' })).click()
  await button(manfred, w('Change status: {name}', { name: 'Ben Okuma' })).click()
  await manfred.getByRole('button', { name: w('Reject applicant') }).click()
  await dialog.getByRole('textbox').first().fill('Too late')
  await button(tamara, w('Change status: {name}', { name: 'Ben Okuma' })).click()
  await tamara.getByRole('button', { name: w('Accept applicant') }).click()
  const accepting = tamara.getByRole('dialog')
  await accepting.getByRole('button', { name: w('Accept applicant') }).click()
  await expect(accepting).toHaveCount(0)
  await expect(dialog.getByText(/It is now/)).toBeVisible()
  await manfred.keyboard.press('Control+Enter')
  const accepted = w('Somebody decided meanwhile. It is now: {now}', { now: w('Accepted') })
  await expect(
    dialog.getByText(accepted),
    'what a colleague decided is not undone by a press that was begun',
  ).toBeVisible()
  await manfred.keyboard.press('Control+Enter')
  await expect(dialog).toHaveCount(0)
  for (const page of [manfred, tamara]) await page.context().close()
})

test('of many about whom somebody decides it is said about whom a colleague decided meanwhile', async ({
  browser,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  for (const firstName of ['Anna', 'Ben'])
    await addApplication(server, letting, { firstName, lastName: 'Okuma' }, { status: 'submitted' })
  await addApplication(server, letting, { firstName: 'Cleo', lastName: 'Okuma' }, { status: 'accepted' })
  const address = `/application-process/${letting.processId}?sort=name`
  const manfred = await openAs(browser, 'manager@demo.test', address)
  await manfred.getByRole('checkbox', { name: w('Select all {count}', { count: '3' }) }).check()
  const bar = manfred.getByRole('group', { name: w('Selection') })
  await bar.getByRole('button', { name: w('Reject applicant') }).click()
  const dialog = manfred.getByRole('dialog')
  await expect(dialog).toContainText('For one of them this step cannot be taken back.')
  await expect(dialog.getByText(/^Cleo Okuma/), 'it says for whom').toHaveCount(2)

  const tamara = await openAs(browser, 'team@demo.test', address)
  await button(tamara, w('Details: {name}', { name: 'Ben Okuma' })).click()
  await button(tamara, w('Change status: {name}', { name: 'Ben Okuma' })).click()
  await tamara.getByRole('button', { name: w('Accept applicant') }).click()
  await tamara
    .getByRole('dialog')
    .getByRole('button', { name: w('Accept applicant') })
    .click()
  const told = dialog.getByRole('status').filter({ hasText: 'Somebody changed 1 of them while you were here.' })
  await expect(told).toContainText('Ben Okuma')
  await expect(told).not.toContainText('Anna')
  for (const page of [manfred, tamara]) await page.context().close()
})

async function openAs(browser: Browser, email: string, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
  const page = await context.newPage()
  await comeIn(page, email, address)
  return page
}
