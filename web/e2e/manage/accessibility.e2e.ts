import type { Page } from '@playwright/test'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { contentWidth } from '../checks/scroller.ts'
import { button } from '../fixtures/applicant.ts'
import { addApplication, type Letting, letProperty } from '../fixtures/letting.ts'
import type { ServerData } from '../fixtures/server-data.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

for (const [device, viewport] of [
  ['the narrowest phone', { width: 320, height: 640 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const) {
  test(`no page or dialog of a manager has a barrier on ${device}`, async ({ page, server, w }) => {
    await page.setViewportSize(viewport)
    const look = (place: string) => expectUsable(page, place, viewport.width)
    const letting = await letProperty(server)
    const id = await addTwo(server, letting)
    await comeIn(page, 'manager@demo.test')

    const { name } = letting
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
    await look('the properties')
    await button(page, w('Create Property')).click()
    await look('a dialog of the properties')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name, exact: true }).click()
    const property = page.getByRole('article', { name })
    await property.getByText(w('Rent history ({count})', { count: 0 })).click()
    await look('a property')
    for (const opens of [
      property.getByRole('button', { name: w('Edit property: {name}', { name }) }),
      property.getByRole('button', { name: w('Edit Rent: {name}', { name }) }),
      property.getByRole('button', { name: w('Add Resident: {name}', { name }) }),
    ]) {
      await opens.click()
      await look('a dialog of a property')
      await page.keyboard.press('Escape')
    }
    await property.getByRole('button', { name: w('Advertise: {name}', { name }) }).click()
    await expect(page.getByLabel(w('Text for a portal'))).toBeVisible()
    await look('the dialog of an advert')
    await page.keyboard.press('Escape')
    await page.goBack()

    await page.getByRole('tab', { name: w('Applications') }).click()
    await look('the processes')
    await button(page, w('Create Application Process')).click()
    await page.getByText(w('Notes, emails and conditions')).click()
    await look('the dialog of a process')

    await page.goto(`/application-process/${letting.processId}`)
    const toggle = page.locator('main [data-toggle]').first()
    await expect(toggle).toBeVisible()
    await button(page, w('About this process')).click()
    if (viewport.width < 992) await button(page, w('Filter')).click()
    else {
      await toggle.click()
      await page.getByText(w('Change status')).click()
    }
    await look('the applications')
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    await button(page, w('Compare')).click()
    await look('the comparison')

    await page.goto(`/application-process/${letting.processId}/application/${id}`)
    await page.getByText(w('Change status')).click()
    await look('an application')
    await page.goto('/application-process/0190f3a0-0000-7000-8000-0000000000ff')
    await expect(page.getByText(w('Application process not found'))).toBeVisible()
    await look('a process that is not there')
  })
}

async function addTwo(server: ServerData, letting: Letting): Promise<string> {
  await addApplication(server, letting, { firstName: 'Wolfeschlegelsteinhausenbergerdorff', lastName: 'Zu Sayn' })
  return (await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' })).id
}

/** Read by everybody, hit by every thumb, and never wider than the screen. */
async function expectUsable(page: Page, place: string, width: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await contentWidth(page), place).toBe(width)
  expect(await smallTargets(page), `${place}: targets of less than 44 px`).toEqual([])
  await expectNoBarrier(page, place)
}

const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a[href], select, input, textarea, summary')]
      .map((target) => target.closest('label') ?? target)
      .filter((target) => {
        const { width, height, bottom } = target.getBoundingClientRect()
        return bottom > 0 && width > 0 && height > 0 && (height < 43.5 || width < 43.5)
      })
      .map((target) => target.outerHTML.slice(0, 120)),
  )
