import type { Page } from '@playwright/test'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { contentWidth } from '../checks/scroller.ts'
import { button } from '../fixtures/applicant.ts'
import { addApplication, addApplications, type Letting, letProperty } from '../fixtures/letting.ts'
import { goOffline } from '../fixtures/offline.ts'
import { somebody } from '../fixtures/people.ts'
import type { ServerData } from '../fixtures/server-data.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'
import type { Words } from '../fixtures/words.ts'

const earning = (server: ServerData, letting: Letting, lastName: string, grossSalary: string) =>
  addApplication(server, letting, { lastName, profession: { ...somebody({}).profession, grossSalary } })

const chart = (page: Page, name: string) => page.getByRole('region', { name }).first()
const showTable = (page: Page, w: Words, name: string) =>
  chart(page, name)
    .getByRole('button', { name: w('Show as table') })
    .click()

test('a process is looked at as pictures, with a table each, and Back leads to the list', async ({
  page,
  context,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  await earning(server, letting, 'Leicht', '6400')
  await earning(server, letting, 'Schwer', '3200')
  await earning(server, letting, 'Jahr', '96000')
  await earning(server, letting, 'Genug', 'genug')
  const list = `/application-process/${letting.processId}`
  await comeIn(page, 'manager@demo.test', list)
  await expect(page.getByText('Leicht')).toBeVisible()
  await button(page, w('Charts')).click()
  await expect(page).toHaveURL(`${list}?charts=all`)

  await showTable(page, w, w('Applications over time'))
  await expect(chart(page, w('Applications over time')).getByRole('row')).toHaveCount(2)
  const incomes = chart(page, w('Rent and gross income'))
  await expect(incomes).toContainText(
    w('The rent takes at most a third of the gross income for {light} of {count}.', { light: 1, count: 2 }),
  )
  await expect(incomes.locator('circle')).toHaveCount(2)
  await showTable(page, w, w('Rent and gross income'))
  await expect(incomes.getByRole('row').nth(1)).toContainText(/Leicht.*25/)
  await expect(page.getByRole('list', { name: w('Doubtful incomes') })).toContainText(/Jahr.*CHF 96\.000/)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await contentWidth(page)).toBe(320)
  await expectNoBarrier(page, 'the charts of a process')

  await goOffline(context)
  await incomes.getByRole('link', { name: /Schwer/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Schwer')
  await page.goBack()
  // A thumb beside the first dot means it.
  await incomes.locator('circle').first().scrollIntoViewIfNeeded()
  const { x = 0, y = 0 } = (await incomes.locator('circle').first().boundingBox()) ?? {}
  await page.mouse.click(x - 8, y + 4)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Leicht')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(list)
  await expect(page.getByText('Leicht')).toBeVisible()
})

test('of a process that nobody applied for there is nothing to see; of thousands the dots become bars', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}?charts=all`)
  await expect(
    page.getByText(w('Nobody has applied yet. Share the code, the link or the QR code of this process.')),
  ).toBeVisible()
  const closed = await letProperty(server, { status: 'closed' })
  for (const address of [closed.processId, `${closed.processId}?charts=all`]) {
    await page.goto(`/application-process/${address}`)
    await expect(
      page.getByText(w('There are no applications here: nobody applied, or what they sent has been erased since.')),
    ).toBeVisible()
  }
  await page.goto(`/application-process/${letting.processId}?charts=all`)
  await addApplications(server, letting, 1500)
  const incomes = chart(page, w('Rent and gross income'))
  await expect(incomes.locator('rect[data-mark]')).toHaveCount(1)
  await showTable(page, w, w('Rent and gross income'))
  await expect(incomes.getByRole('row')).toHaveCount(2)
})

test('the rents of a house are seen beside each other, of those homes that the list shows', async ({
  page,
  server,
  w,
}) => {
  const { name } = await letProperty(server)
  await letProperty(server)
  await comeIn(
    page,
    'manager@demo.test',
    `/admin?tab=properties&charts=all&search=${encodeURIComponent('Birkenweg 7')}`,
  )
  const rents = chart(page, w('Base rent for a square metre, in {currency}', { currency: 'CHF' }))
  await expect(rents.getByRole('heading', { level: 3, name: 'Birkenweg 7, 3013 Bern' })).toBeVisible()
  await expect(rents.locator('[data-mark]').first()).toBeVisible()
  await page.getByLabel(w('Search'), { exact: true }).fill(name)
  await expect(rents.getByRole('heading', { level: 3 })).toHaveText(w('All of them'))
  await showTable(page, w, w('Base rent for a square metre, in {currency}', { currency: 'CHF' }))
  await expect(rents.getByRole('row')).toHaveCount(2)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await contentWidth(page)).toBe(320)
  await expectNoBarrier(page, 'the rents of houses')
  await button(page, w('Back to the list')).click()
  await expect(page).not.toHaveURL(/charts/)
  await expect(page.getByRole('list', { name: w('Properties') }).getByRole('listitem')).toHaveCount(1)
})
