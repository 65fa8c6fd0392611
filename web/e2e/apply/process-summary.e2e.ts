import { eq } from 'drizzle-orm'
import { applicationProcesses } from '#server/db/schema.ts'
import { formatDate } from '#shared/dates.ts'
import { button, chooseProcess, toast } from '../fixtures/applicant.ts'
import { expect, test } from '../fixtures/test.ts'

test('without a chosen process the summary leads to the code', async ({ page }) => {
  await page.goto('/application-process-details')
  await expect(page).toHaveURL('/applications')
  await expect(toast(page)).toHaveCount(0)
})

test('a stored process that cannot be read leads to the code, and says so', async ({ page, w }) => {
  for (const unreadable of ['{"id":', '"text"', '{"id":1,"status":"open"}', 'null']) {
    await test.step(unreadable, async () => {
      await page.goto('/robots.txt')
      await page.evaluate((text) => localStorage.setItem('selectedProcess', text), unreadable)
      await page.goto('/application-process-details')
      await expect(page).toHaveURL('/applications')
      await expect(toast(page)).toContainText(w('Failed to load property details for this process'))
    })
  }
})

test('the summary shows what the home is and costs, in euros with the sign behind', async ({ page, server, w }) => {
  await chooseProcess(page, 'DEMADE')
  await page.goto('/application-process-details')
  const [process] = await server.db.select().from(applicationProcesses).where(eq(applicationProcesses.code, 'DEMADE'))

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${w('Apartment')}: Lindenhof 2. OG links`)
  await expect(page.getByRole('main')).toContainText('Musterallee 12, 10115 Berlin')
  await expect(page.getByRole('main')).toContainText(w('Let by {name}', { name: 'Musterverwaltung' }))
  await expect(page.getByRole('link', { name: 'kontakt@musterverwaltung.test' })).toBeVisible()
  await expect(page.getByText('1.490 €')).toBeVisible()
  const facts = {
    Rooms: '3',
    Size: '78 m²',
    'Start date': formatDate(process?.startDate ?? ''),
    'Net rent': '1.250 €',
    'Side costs': '240 €',
    'Rental duration': w('Indefinite'),
    'Utilities included': w('Partially'),
  }
  for (const [name, value] of Object.entries(facts)) {
    await expect(
      page
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${w(name)}$`) })
        .locator('+ dd'),
    ).toHaveText(value)
  }
})

test('in Switzerland CHF stands before the amount', async ({ page }) => {
  await chooseProcess(page, 'DEMACH')
  await page.goto('/application-process-details')
  for (const amount of ['CHF 2.450', 'CHF 280', 'CHF 2.730']) await expect(page.getByText(amount)).toBeVisible()
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('a home in Switzerland is written about as there, and one in Germany as there', async ({ page }) => {
    for (const [code, size, salary, locale] of [
      ['DEMACH', '2.5', 'Bruttolohn', 'de-CH'],
      ['DEMADE', '3', 'Bruttogehalt', 'de'],
    ] as const) {
      await page.goto(`/applications?code=${code}`)
      await page.getByRole('button', { name: 'Bewerbung starten' }).click()
      await expect(page.getByLabel(salary, { exact: true })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await page.goBack()
      await expect(
        page
          .getByRole('term')
          .filter({ hasText: /^Zimmer$/ })
          .locator('+ dd'),
      ).toHaveText(size)
    }
  })
})

test('a missing rent reads N/A', async ({ page }) => {
  await chooseProcess(page)
  await page.evaluate(() => localStorage.setItem('selectedProcess', '{"id":"1","status":"open"}'))
  await page.goto('/application-process-details')
  await expect(page.getByText('N/A')).toHaveCount(3)
})

test('the summary keeps the derived rent object and leads to the questionnaire', async ({ page, w }) => {
  await chooseProcess(page, 'DEMACH')
  await page.goto('/application-process-details')
  await button(page, w('Start application')).click()
  await expect(page).toHaveURL(/\/questionnaire/)
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('selectedRentObject') ?? ''))).toEqual({
    country: 'CH',
    address: 'Beispielgasse 7, 8001 Zürich',
    propertyType: 'loft',
    rooms: 2.5,
    squareMeters: 64,
    rent: 2450,
  })
})
