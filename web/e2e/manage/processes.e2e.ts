import { readFile } from 'node:fs/promises'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { button, field, toast } from '../fixtures/applicant.ts'
import { unfoldProcess } from '../fixtures/decide.ts'
import { addApplication, letProperty } from '../fixtures/letting.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test('a manager creates a process with conditions, shares it, closes it and opens it again', async ({
  page,
  context,
  server,
  w,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { name } = await letProperty(server)
  await comeIn(page, 'manager@demo.test')
  await page.getByRole('tab', { name: w('Applications') }).click()
  await button(page, w('Create Application Process')).click()
  const now = new Date()
  const next = new Date(now.getFullYear(), now.getMonth() + 1, 1)
  const first = `01.${String(next.getMonth() + 1).padStart(2, '0')}.${next.getFullYear()}`
  await expect(field(page, w('Start date (optional)'))).toHaveValue(first)
  await button(page, w('Create')).click()
  for (const code of ['property_required', 'process_name_required'] as const) {
    await expect(page.getByRole('dialog')).toContainText(w.issue(code))
  }
  await expectNoBarrier(page, 'the dialog with errors')
  const property = page.getByRole('dialog').getByLabel(w('Property'), { exact: true })
  await property.selectOption({ label: `${name}, Birkenweg 7, 3013 Bern` })
  const title = `Sommer ${Date.now()}`
  await field(page, w('Application process name')).fill(title)
  await page.getByLabel(w('New rent')).fill('1.500,50')
  await page.getByText(w('Notes, emails and conditions')).click()
  await page.getByLabel(w('Rental duration')).selectOption('1_year')
  await button(page, w('Create')).click()
  await expect(toast(page)).toContainText(w('Application process created successfully'))

  const card = page.getByRole('article').filter({ hasText: title })
  await expect(card).toContainText(first)
  await expect(card).toContainText('CHF 1.501')
  await card.getByText(w('Copy link')).click()
  await expect(toast(page)).toContainText(w('Copied!'))
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const code = new URL(link).searchParams.get('code') ?? ''
  expect(link).toMatch(/\/applications\?code=[A-Z0-9]{6}$/)
  await expect(card).toContainText(code)

  const [download] = await Promise.all([page.waitForEvent('download'), card.getByText(w('QR code')).click()])
  expect(download.suggestedFilename()).toBe(`qr-code-${code}.png`)
  const png = await readFile(await download.path())
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([400, 500])

  await card.getByText(w('Show applications')).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await unfoldProcess(page, w)
  await expect(page.getByRole('main')).toContainText(w('1 year'))
  await button(page, w('Edit conditions and emails')).click()
  await expect(page.getByLabel(w('Rental duration'))).toHaveValue('1_year')
  await page.getByLabel(w('Rental duration')).selectOption('')
  await page.getByLabel(w('Pet policy')).fill('Katzen')
  await page.getByText(w('Applicants can be sent an email when their status changes')).click()
  await expectNoBarrier(page, 'the dialog of a process')
  await button(page, w('Save')).click()
  await expect(toast(page)).toContainText(w('Application process changed'))
  await expect(page.getByRole('main')).toContainText('Katzen')
  await expect(page.getByRole('main')).toContainText(w('Can be sent'))
  await expect(page.getByRole('main')).not.toContainText(w('1 year'))
  await button(page, w('Close Process')).click()
  await expect(toast(page)).toContainText(w('Application process closed'))
  await expect(toast(page)).toContainText(title)
  await toast(page).getByText(w('Undo')).click()
  await expect(toast(page)).toContainText(w('Application process reopened'))
  await button(page, w('Close Process')).click()
  await expect(toast(page)).toContainText(w('Application process closed'))
  await button(page, w('Reopen Process')).click()
  await expect(toast(page)).toContainText(w('Application process reopened'))
})

test('how high the deposit of a home may be by law is said beforehand, also at another rent; more is told, and not refused', async ({
  page,
  server,
  w,
}) => {
  const { name } = await letProperty(server)
  await comeIn(page, 'manager@demo.test')
  await page.getByRole('tab', { name: w('Applications') }).click()
  await button(page, w('Create Application Process')).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(w('Property'), { exact: true }).selectOption({ label: `${name}, Birkenweg 7, 3013 Bern` })
  await field(page, w('Application process name')).fill(`Kaution ${Date.now()}`)
  await page.getByText(w('Notes, emails and conditions')).click()
  const deposit = page.getByLabel(w('Security deposit'))
  const limit = (most: string) =>
    w('At most {most}: {rents} × the monthly rent with side costs ({source}).', { most, rents: 3, source: 'OR 257e' })
  await expect(deposit).toHaveAccessibleDescription(limit('CHF 4.800'))
  await page.getByLabel(w('New rent')).fill('1500')
  await expect(deposit).toHaveAccessibleDescription(limit('CHF 4.950'))
  const tooMuch = dialog.getByText(w('That is more than the law allows where somebody lives.'))
  await deposit.fill('4950')
  await expect(deposit).toHaveValue('4950')
  await expect(tooMuch).toBeHidden()
  await deposit.fill('4951')
  await expect(tooMuch).toBeVisible()
  await expectNoBarrier(page, 'a deposit above what the law allows')
  await button(page, w('Create')).click()
  await expect(toast(page)).toContainText(w('Application process created successfully'))
})

test('the archive holds what is closed, and each card the real number of applications', async ({ page, server, w }) => {
  const letting = await letProperty(server, { status: 'closed' })
  await addApplication(server, letting)
  await addApplication(server, letting)
  await comeIn(page, 'manager@demo.test', '/admin?tab=applications')
  const archive = page.getByRole('region', { name: w('Archive') })
  const card = archive.getByRole('article').filter({ hasText: letting.processName })
  await expect(card).toContainText('2')
  await expect(card).toContainText('CHF 1.450')
  await expectNoBarrier(page, 'the processes')
})

test('a code that is on no device is explained: of somebody else, unknown, or not to be had', async ({
  page,
  server,
  w,
}) => {
  await comeIn(page, 'manager@demo.test')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const foreign = await server.processOf('ZWDEMA')
  await page.goto(`/application-process/${foreign}`)
  await expect(page.getByText(w('You do not have permission to see this application process'))).toBeVisible()
  await page.goto('/application-process/0190f3a0-0000-7000-8000-0000000000ff')
  await expect(page.getByText(w('Application process not found'))).toBeVisible()
  await page.getByText(w('Back to the application processes')).click()
  await expect(page).toHaveURL('/admin?tab=applications')
})

test('without a session the page of a process says so, and leads back to it', async ({ page, server, w }) => {
  const { processId } = await letProperty(server)
  await page.goto(`/application-process/${processId}`)
  await expect(page.getByRole('heading', { name: w('Unauthorized') })).toBeVisible()
  await page.getByText(w('Go to Login')).click()
  await button(page, w('Login with AWS Cognito')).click()
  await page.getByRole('button', { name: 'manager@demo.test' }).click()
  await expect(page).toHaveURL(`/application-process/${processId}`)
})
