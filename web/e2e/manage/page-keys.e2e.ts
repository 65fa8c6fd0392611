import type { Page } from '@playwright/test'
import { addApplications, letProperty } from '../fixtures/letting.ts'
import { comeIn, untilWhole } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false })

test('on the page of an application J and K go on in the list and say who it is, and Escape leads back to the list', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  await addApplications(server, letting, 4)
  const list = `/application-process/${letting.processId}`
  await comeIn(page, 'manager@demo.test', `${list}?sort=-name`)
  await untilWhole(page, w)
  await page.getByRole('button', { name: w('Details: {name}', { name: 'Nr. 2' }), exact: true }).press('Enter')
  await page.getByRole('link', { name: w('Open the whole application') }).press('Enter')
  const heading = (number: number) => page.getByRole('heading', { level: 1, name: `Nr. ${number}` })
  await expect(heading(2)).toBeVisible()
  await expect(page.getByText(w('{place} of {count}', { place: '2', count: '4' }), { exact: true })).toBeVisible()
  await page.keyboard.press('j')
  await expect(heading(1)).toBeVisible()
  await expect(told(page, w('{name}, {place} of {count}', { name: 'Nr. 1', place: '3', count: '4' }))).toBeAttached()
  await page.keyboard.press('k')
  await expect(heading(2)).toBeVisible()
  await expect(told(page, w('{name}, {place} of {count}', { name: 'Nr. 2', place: '2', count: '4' }))).toBeAttached()

  await page.getByRole('button', { name: w('Change status: {name}', { name: 'Nr. 2' }) }).press('r')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(heading(2), 'Escape closes the dialog, and nothing below it').toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: 'Nr. 2' })).toBeVisible()
  await expect(page).toHaveURL(/\?sort=-name/)

  await page.goto(`${list}/application/${await idOf(page)}`)
  await expect(page.getByRole('heading', { level: 1, name: /^Nr\./ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page, 'who came by a link comes to the list, too').toHaveURL(new RegExp(`${letting.processId}$`))
})

test('who goes on beside the list by a button hears whose application it is now, and by J hears it once', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  await addApplications(server, letting, 4)
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}?sort=name`)
  await untilWhole(page, w)
  await page.getByRole('button', { name: w('Details: {name}', { name: 'Nr. 1' }), exact: true }).press('Enter')
  const pane = page.getByRole('region', { name: w('Details') })
  const next = pane.getByRole('button', { name: w('Next application') })
  await next.press('Enter')
  const status = pane.locator('[role=status]').first()
  await expect(status).toHaveText(w('{name}, {place} of {count}', { name: 'Nr. 2', place: '3', count: '4' }))
  await expect(next).toBeFocused()
  await page.keyboard.press('j')
  await expect(pane.getByRole('heading', { level: 3, name: 'Nr. 3' })).toBeFocused()
  await expect(status).toHaveText('')
})

const told = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

const idOf = async (page: Page) => (await page.locator('[data-name]').first().getAttribute('data-name')) ?? ''
