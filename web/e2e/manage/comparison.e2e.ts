import type { Page } from '@playwright/test'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { expectFocusWatched } from '../checks/focus-watched.ts'
import { button, toast } from '../fixtures/applicant.ts'
import { addApplication, addApplications, letProperty } from '../fixtures/letting.ts'
import { comeIn, untilWhole } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test('on a phone two people stand side by side, whoever comes next by a swipe, and each is decided about there', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  const names = ['Anna Okuma', 'Ben Bach', 'Cleo Ammann', 'Donaudampfschifffahrt Kapitän']
  for (const name of names) {
    const [firstName = '', lastName = ''] = name.split(' ')
    await addApplication(server, letting, { firstName, lastName })
  }
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}?sort=name`)
  for (const name of names) await page.getByLabel(w('Select: {name}', { name })).check()
  await button(page, w('Compare')).click()
  const table = page.getByRole('table')
  const header = (name: string) => table.getByRole('columnheader', { name })
  const scroller = page.getByRole('region', { name: w('Comparison') })
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 })
    for (const name of ['Anna Okuma', 'Ben Bach']) {
      const { x, width: taken } = await placeOf(page, name)
      expect(x, name).toBeGreaterThanOrEqual(0)
      expect(x + taken, name).toBeLessThanOrEqual(width)
    }
  }
  expect(await cutCells(page), 'no value reaches over the edge of its column').toEqual([])
  await expectNoBarrier(page, 'four people on a phone')

  await scroller.evaluate((element) => element.scrollTo(100, 200))
  await expect.poll(async () => Math.round((await placeOf(page, 'Ben Bach')).x), { message: 'at an edge' }).toBe(0)
  for (const name of ['Ben Bach', 'Cleo Ammann']) await expect(header(name)).toBeInViewport()
  await expect(table.getByRole('rowheader', { name: w('Profession') })).toBeInViewport()

  await expectFocusWatched(page)
  const change = table.getByRole('button', { name: w('Change status: {name}', { name: 'Ben Bach' }) })
  await expect(change).toBeInViewport()
  await change.click()
  await table.getByRole('button', { name: w('Applicant withdrawn') }).click()
  await expect(toast(page)).toContainText('Ben Bach')
  await expect(table.getByRole('row', { name: new RegExp(`^${w('Status')}`) })).toContainText(w('Withdrawn'))
  await expect(table.locator(':focus'), 'the focus is not lost').toHaveCount(1)
})

test('who gives up a decision, or makes one, goes on comparing', async ({ page, server, w }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const letting = await letProperty(server)
  await addApplications(server, letting, 3)
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  await page.getByRole('checkbox', { name: w('Select all {count}', { count: '3' }) }).check()
  await button(page, w('Compare')).click()
  const comparison = page.getByRole('region', { name: w('Comparison') })
  const change = comparison.getByRole('button', { name: w('Change status: {name}', { name: 'Nr. 1' }) })
  const rejecting = page.getByRole('dialog', { name: w('Reject applicant') })
  for (const end of ['Escape', 'Cancel', 'Reject applicant']) {
    await change.click()
    await comparison.getByRole('button', { name: w('Reject applicant') }).click()
    await expect(rejecting).toBeVisible()
    if (end === 'Escape') await page.keyboard.press('Escape')
    else await rejecting.getByRole('button', { name: w(end) }).click()
    await expect(rejecting).toHaveCount(0)
    await expect(comparison, end).toBeVisible()
  }
  await expect(comparison.getByRole('row', { name: new RegExp(`^${w('Status')}`) })).toContainText(w('Rejected'))
})

test('of more than eight it is said that they are too many to be compared, once and in the same line', async ({
  page,
  server,
  w,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const letting = await letProperty(server)
  await addApplications(server, letting, 10)
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  await untilWhole(page, w)
  const bar = page.getByRole('group', { name: w('Selection') })
  for (let at = 0; at < 8; at += 1) await page.getByLabel(w('Select: {name}', { name: `Nr. ${at}` })).check()
  const hint = bar.getByText(w('At most {MAX_COMPARED} can be compared', { MAX_COMPARED: 8 }))
  await expect(bar.getByRole('button', { name: w('Compare') })).toBeVisible()
  await expect(hint).toHaveCount(0)
  await page.getByLabel(w('Select: {name}', { name: 'Nr. 8' })).check()
  await expect(bar.getByRole('button', { name: w('Compare') })).toHaveCount(0)
  await expect(hint).toBeVisible()
  expect((await bar.boundingBox())?.height).toBeLessThan(50)
  await expectNoBarrier(page, 'nine that were chosen')
  await page.getByLabel(w('Select: {name}', { name: 'Nr. 8' })).uncheck()
  await expect(hint).toHaveCount(0)
  await expect(bar.getByRole('button', { name: w('Compare') })).toBeVisible()
})

test('on a desk eight people stand in columns below their names, which stay in sight', async ({ page, server, w }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  const letting = await letProperty(server)
  for (let at = 1; at <= 8; at += 1) await addApplication(server, letting, { firstName: 'Nr.', lastName: String(at) })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}?sort=name`)
  await page.getByRole('checkbox', { name: w('Select all {count}', { count: '8' }) }).check()
  await button(page, w('Compare')).click()
  const table = page.getByRole('table').last()
  await expect(table.getByRole('columnheader')).toHaveCount(9)
  await page.getByRole('region', { name: w('Comparison') }).evaluate((element) => element.scrollTo(1000, 1000))
  await expect(table.getByRole('columnheader', { name: 'Nr. 8' })).toBeInViewport()
  await expect(table.getByRole('rowheader', { name: w('Pets') })).toBeInViewport()
  await expect(table.getByRole('button', { name: w('Change status: {name}', { name: 'Nr. 8' }) })).toBeInViewport()
  await expectNoBarrier(page, 'eight people on a desk')
})

const placeOf = async (page: Page, name: string) => {
  const place = await page.getByRole('columnheader', { name }).boundingBox()
  return place ?? { x: -1, width: 0 }
}

/** Cells of the table of which more is written than is seen. */
const cutCells = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('cell')
    .evaluateAll((cells) =>
      cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
    )
