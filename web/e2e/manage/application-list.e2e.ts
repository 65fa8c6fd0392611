import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { applications } from '#server/db/schema.ts'
import { sampleGeneralInfo } from '#shared/application/testing/sample-answers.ts'
import { newId } from '#shared/ids.ts'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { contentWidth, scrolledTo, scrollPage } from '../checks/scroller.ts'
import { button } from '../fixtures/applicant.ts'
import { addApplication, addApplications, letProperty } from '../fixtures/letting.ts'
import { employed } from '../fixtures/people.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

/** Of the frame above a page, whatever it takes now. */
const HEADER_PX = 56

test('on a phone a line leads to an application and on to the next of the list, and Back comes to the list as it was left', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  await addApplications(server, letting, 40)
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}?status=submitted&sort=-name`)
  const lines = page.getByRole('article')
  await expect(lines.first()).toBeVisible()
  const first = await lines.first().boundingBox()
  expect(first?.height).toBeLessThanOrEqual(72)
  expect((first?.y ?? 0) - (await contentTop(page)) + HEADER_PX).toBeLessThan(260)

  const line = page.getByRole('article', { name: 'Nr. 33', exact: true })
  await scrollPage(page, 0.2)
  // In the middle: under the bar of a selection it could not be pressed, and would be scrolled from there.
  await line.evaluate((each) => each.scrollIntoView({ block: 'center' }))
  await line.getByRole('checkbox').check()
  await expect(page).toHaveURL(/selected=/)
  const left = await scrolledTo(page)
  expect(left).toBeGreaterThan(300)
  await line.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nr. 33' })).toBeVisible()
  await button(page, w('Next application')).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nr. 32' })).toBeVisible()
  await page.getByText(w('Back to the application process')).click()
  await expect(line.getByRole('checkbox')).toBeChecked()
  await expect.poll(() => scrolledTo(page)).toBe(left)
  await expect(page).toHaveURL(/status=submitted&sort=-name&selected=/)
})

test('on a phone a name of two lines lies over nothing, and is as high as a thumb', async ({ page, server, w }) => {
  const letting = await letProperty(server)
  await addApplication(server, letting, { firstName: 'Maria Magdalena', lastName: 'von Hohenstein-Waldburg' })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  const line = page.getByRole('article', { name: /Hohenstein/ })
  const link = line.getByRole('link')
  const [name, status] = [await link.locator('span').boundingBox(), await line.getByText(w('Submitted')).boundingBox()]
  expect(name?.height).toBeGreaterThan(40)
  expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThanOrEqual(status?.y ?? 0)
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test('on a desk fourteen rows stand above the fold, headers sort them, and what somebody decides by is read beside them', async ({
  page,
  server,
  w,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const letting = await letProperty(server)
  await addApplications(server, letting, 40)
  const profession = { ...employed, grossSalary: '6400' }
  await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma', profession })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  const rows = page.getByRole('table').locator('[data-name]')
  await expect(rows.first()).toBeVisible()
  // A finger's row is higher. While records still come, what stands above may be.
  const rowsAboveFold = async () => {
    const first = await rows.first().boundingBox()
    const height = 800 - HEADER_PX - ((first?.y ?? 800) - (await contentTop(page)))
    return Math.floor(height / 40)
  }
  await expect.poll(rowsAboveFold).toBeGreaterThanOrEqual(14)
  expect(await contentWidth(page)).toBe(1280)

  const header = page.getByRole('columnheader', { name: w('Name') })
  await header.getByRole('button').click()
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  await expect(rows.nth(1)).toHaveAccessibleName('Nr. 1')
  await header.getByRole('button').click()
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  await expect(rows.first()).toHaveAccessibleName('Anna Okuma')

  // From the header, and from nowhere: a hand that stays on the keys begins at the first.
  const toggle = rows.first().getByRole('button', { name: w('Details: {name}', { name: 'Anna Okuma' }) })
  await page.keyboard.press('j')
  await expect(toggle).toBeFocused()
  await page.keyboard.press('Enter')
  const pane = page.getByRole('region', { name: w('Details') })
  await expect(pane).toContainText('Geigenbauerin')
  await expect(pane).toContainText('6400')
  await expect(pane).toContainText(w('No documents'))
  const reached = async (shown: string | RegExp) => pane.getByRole('link', { name: shown }).getAttribute('href')
  expect(await reached('+41 79 123 45 67')).toBe('tel:+41791234567')
  expect(await reached(/@renter\.test$/)).toMatch(/^mailto:anna-[\da-f-]+@renter\.test$/)
  await expectNoBarrier(page, 'an application beside the list')
  await toggle.press('x')
  await expect(rows.first().getByRole('checkbox')).toBeChecked()
  await toggle.press('j')
  const next = (await rows.nth(1).getAttribute('aria-label')) ?? ''
  await expect(pane.getByRole('article', { name: next, exact: true })).toBeVisible()
  await pane.getByRole('button', { name: w('Previous application') }).click()
  await expect(pane.getByRole('article', { name: 'Anna Okuma' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(pane).toHaveCount(0)
  await expect(toggle).toBeFocused()
  await page.getByRole('searchbox').press('j')
  await expect(page.getByRole('searchbox')).toBeFocused()
})

test('the rent of an income is ordered by what its column begins with, and is called the same wherever an order is chosen', async ({
  page,
  server,
  w,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const letting = await letProperty(server)
  for (const [firstName, grossSalary] of Object.entries({ Anna: '4000', Bea: '8000', Cleo: '6400', Dora: 'genug' })) {
    const profession = { profession: 'Köchin', employmentStatus: 'employed', grossSalary, netIncome: '' } as const
    await addApplication(server, letting, { firstName, lastName: 'Okuma', profession })
  }
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  const header = page.getByRole('columnheader', { name: w('Rent to income') })
  await header.getByRole('button').click()
  const cells = page.getByRole('table').locator('[role=cell][data-column=income]')
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  await expect(cells).toContainText([/^20 %/, /^25 %/, /^40 %/, 'genug'])
  await header.getByRole('button').click()
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  await expect(cells).toContainText([/^40 %/, /^25 %/, /^20 %/, 'genug'])
  await expect(page.getByLabel(w('Order')).locator('option:checked')).toHaveText(w('Rent to income'))
})

test('who is found by another renter, and with two letters the other way round, is told by that name', async ({
  page,
  server,
}) => {
  const letting = await letProperty(server)
  await addApplications(server, letting, 3)
  const couple = await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' })
  const mainRenters = [
    ...couple.mainRenters,
    { ...couple.mainRenters[0]!, id: newId(), firstName: 'Maria', lastName: 'Rossi' },
  ]
  await server.db.update(applications).set({ mainRenters }).where(eq(applications.id, couple.id))
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
    const row = page.getByRole(width === 360 ? 'article' : 'row', { name: 'Anna Okuma' })
    await expect(row).toContainText('+ 1')
    for (const typed of ['rossi', 'Mraia']) {
      await page.getByRole('searchbox').fill(typed)
      await expect(row).toContainText('+ Maria Rossi')
      await expect(page.getByText('Nr. 0', { exact: true })).toHaveCount(0)
    }
    await page.getByRole('searchbox').fill('Okmua')
    await expect(row).toContainText('+ 1')
    await page.getByRole('searchbox').fill('')
  }
})

test('columns are chosen on a desk, sort, and stand in the address; what has no room is left out, and nothing is wider than a phone', async ({
  page,
  server,
  w,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const letting = await letProperty(server)
  await addApplications(server, letting, 3)
  const generalInfo = { ...sampleGeneralInfo, numberOfAdults: 4, numberOfChildren: 3, pets: true }
  await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' }, { generalInfo })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  const header = (name: Parameters<typeof w>[0]) => page.getByRole('columnheader', { name: w(name) })
  await expect(header('Profession')).toBeVisible()
  await expect(header('Pets')).toHaveCount(0)
  await button(page, w('Columns')).press('Enter')
  const menu = page.getByRole('group', { name: w('Columns') })
  // The words, as a thumb does.
  for (const name of ['Household', 'Pets'] as const) await menu.getByText(w(name), { exact: true }).click()
  for (const name of ['Profession', 'Documents'] as const) await menu.getByLabel(w(name)).uncheck()
  await expectNoBarrier(page, 'columns that can be chosen')
  await page.keyboard.press('Escape')
  await expect(button(page, w('Columns'))).toBeFocused()
  await expect(page).toHaveURL(/\?columns=star\.household\.income\.move-in\.pets\.status\.received$/)

  await header('Household').getByRole('button').press('Enter')
  await header('Household').getByRole('button').press('Enter')
  const rows = page.getByRole('table').locator('[data-name]')
  await expect(rows.first()).toHaveAccessibleName('Anna Okuma')
  await expect(rows.first()).toContainText('7 people')
  await expect(rows.first().locator('[data-column=pets]')).toHaveText(w('Yes'))
  await expect(page).toHaveURL(/\?sort=-household&columns=/)
  await page.reload()
  await expect(header('Household')).toHaveAttribute('aria-sort', 'descending')
  await expect(header('Profession')).toHaveCount(0)

  // Beside what is read there is room for the most telling alone.
  await rows.first().locator('[data-toggle]').click()
  await expect(header('Status')).toBeVisible()
  await expect(header('Pets')).toBeHidden()
  expect(await contentWidth(page)).toBe(1280)
  await page.setViewportSize({ width: 320, height: 700 })
  await expect(page.getByRole('article', { name: 'Anna Okuma' })).toBeVisible()
  expect(await contentWidth(page)).toBe(320)
})

const contentTop = async (page: Page) => (await page.getByRole('main').boundingBox())?.y ?? 0
