import { expectNoBarrier } from '../checks/accessibility.ts'
import { contentWidth } from '../checks/scroller.ts'
import { button } from '../fixtures/applicant.ts'
import { goOffline } from '../fixtures/offline.ts'
import { openPersonMenu } from '../fixtures/person-menu.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test('a developer finds a call, is told what it refuses, and sees what it answers', async ({
  page,
  context,
  w,
  wordsIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 320, height: 700 })
  await comeIn(page, 'manager@demo.test', '/api-tests')
  await expect(page.getByText(/JWT/)).toBeVisible()
  await page.getByRole('searchbox').fill('GET /api/users')
  await page.getByRole('button', { name: 'GET /api/users', exact: true }).click()
  await page.getByRole('textbox', { name: 'limit' }).fill('101')
  await button(page, w('Execute')).click()
  await expect(page.getByRole('textbox', { name: 'limit' })).toHaveAttribute('aria-invalid', 'true')
  const answer = page.getByRole('region', { name: w('Answer') })
  await button(page, w('Send anyway')).click()
  await expect(answer).toContainText(w('Status {status}', { status: 422 }))
  await expect(answer).toContainText('VALIDATION_FAILED')
  await page.getByRole('textbox', { name: 'limit' }).fill('1')
  await button(page, w('Execute')).click()
  await expect(answer).toContainText(w('Status {status}', { status: 200 }))
  await expect(answer).toContainText('/api/users?limit=1')
  await expect(answer).toContainText('"limit": 1')
  await button(page, w('Copy as curl')).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Authorization: Bearer $TOKEN')
  expect(await contentWidth(page)).toBeLessThanOrEqual(320)
  await expectNoBarrier(page, 'The API console')

  const german = wordsIn('de')
  const languages = (await openPersonMenu(page)).getByRole('combobox').first()
  await languages.selectOption('de')
  await expect(button(page, german('Execute'))).toBeVisible()
  await expect(page.getByText(/Entwicklungsanbieter/), 'the server’s warning speaks as the page does').toBeVisible()
  await page.getByRole('searchbox').fill('POST /api/abnahmeprotokolle')
  await page.getByRole('button', { name: 'POST /api/abnahmeprotokolle', exact: true }).click()
  await page.getByLabel(german('Body')).fill('5')
  await button(page, german('Execute')).click()
  await expect(page.getByText(german.issue('invalid')), 'also where no rule has words of its own').toBeVisible()
  await page.getByRole('searchbox').fill('GET /api/users')
  await page.getByRole('button', { name: 'GET /api/users', exact: true }).click()
  await openPersonMenu(page)
  await languages.selectOption('en')
  await expect(button(page, w('Execute'))).toBeVisible()

  await goOffline(context)
  await button(page, w('Execute')).click()
  await expect(answer).toContainText(w('No answer'))
})
