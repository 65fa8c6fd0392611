import type { Page } from '@playwright/test'
import { pagesPdf } from '#web/kit/pdf/testing/pdf-files.ts'
import { scrolledTo, scrollPage } from '../checks/scroller.ts'
import { button, field } from '../fixtures/applicant.ts'
import { addApplications, letProperty } from '../fixtures/letting.ts'
import { addWithDocuments } from '../fixtures/sent-documents.ts'
import { comeIn, untilWhole } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'
import type { Words } from '../fixtures/words.ts'

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false })

const details = (page: Page, w: Words, name: string) =>
  page.getByRole('button', { name: w('Details: {name}', { name }), exact: true })

test('Back from who is read comes to the list as it was looked at, however many were read, and then leaves it', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  await addApplications(server, letting, 90)
  await comeIn(page, 'manager@demo.test', '/admin?tab=applications')
  await page.getByRole('link', { name: letting.processName, exact: true }).click()
  await field(page, w('Search')).fill('nr')
  await page
    .getByRole('columnheader', { name: w('Name') })
    .getByRole('button')
    .click()
  // At once: what was typed is in the address of the list, not of who is read.
  await details(page, w, 'Nr. 20').click()
  const pane = page.getByRole('region', { name: w('Details') })
  const entries = () => page.evaluate(() => history.length)
  await expect(page).toHaveURL(/\?search=nr&sort=name&open=.+/)
  const before = await entries()
  const names = Array.from({ length: 90 }, (_, at) => `Nr. ${at}`).toSorted()
  const [first, next = ''] = [names.indexOf('Nr. 20'), names[names.indexOf('Nr. 20') + 31]]
  for (const name of names.slice(first + 1, first + 31)) {
    await page.keyboard.press('j')
    await expect(pane.getByRole('article', { name, exact: true })).toBeVisible()
  }
  await details(page, w, next).click()
  await expect(pane.getByRole('article', { name: next, exact: true })).toBeVisible()
  const id = await page.getByRole('row', { name: next, exact: true }).getAttribute('data-name')
  await expect(page).toHaveURL(new RegExp(`open=${id}$`))
  const left = await scrolledTo(page)
  expect(left).toBeGreaterThan(300)

  await page.goBack()
  await expect(pane).toHaveCount(0)
  await expect(page).toHaveURL(/\?search=nr&sort=name$/)
  await expect(field(page, w('Search'))).toHaveValue('nr')
  await expect(details(page, w, next)).toBeFocused()
  expect(await scrolledTo(page)).toBe(left)
  expect(await entries()).toBe(before)
  await page.goForward()
  await expect(pane.getByRole('article', { name: next, exact: true })).toBeVisible()

  // Closed by its key it leaves nothing to go back to.
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\?search=nr&sort=name$/)
  expect(await scrolledTo(page)).toBe(left)
  await details(page, w, 'Nr. 52').click()
  await expect(pane).toBeVisible()
  await pane.getByRole('button', { name: w('Close') }).click()
  await expect(page).toHaveURL(/\?search=nr&sort=name$/)
  expect(await entries()).toBe(before)
  await page.goBack()
  await expect(page).toHaveURL('/admin?tab=applications')
})

test('from a document to the next person, Back comes to the list and not to who was read before', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  const file = { name: 'Lohn.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pagesPdf(1)) }
  await addWithDocuments(server, letting, [file])
  await addApplications(server, letting, 3)
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}?sort=name`)
  const withFile = 'Anna Okuma'
  const pane = page.getByRole('region', { name: w('Details') })
  const show = async () => {
    await pane.getByRole('button', { name: w('Show {name}', { name: file.name }) }).click()
    await expect(page.getByRole('region', { name: w('Proof of income') })).toContainText('Blatt 1')
  }
  await details(page, w, withFile).click()
  await show()
  await page.keyboard.press('k')
  await expect(pane.getByRole('article', { name: 'Nr. 2', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/open=[^&]+$/)
  await page.goBack()
  await expect(pane).toHaveCount(0)

  await details(page, w, withFile).click()
  await show()
  await pane.getByRole('button', { name: w('Close') }).click()
  await expect(pane).toHaveCount(0)
  await expect(page).not.toHaveURL(/open=/)
  await expect(button(page, w('Columns'))).toBeVisible()
})

test('from an application’s own page back in the list, the keyboard goes on at that person’s row', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  await addApplications(server, letting, 60)
  const names = Array.from({ length: 60 }, (_, at) => `Nr. ${at}`).toSorted()
  const name = names[23] ?? ''
  const list = `/application-process/${letting.processId}?sort=name`
  await comeIn(page, 'manager@demo.test', list)
  await untilWhole(page, w)
  const heading = (of: string) => page.getByRole('heading', { level: 1, name: of, exact: true })
  await expect(details(page, w, names[0] ?? '')).toBeVisible()
  await scrollPage(page, 0.25)
  await details(page, w, name).press('Enter')
  for (const way of ['Escape', 'Alt+ArrowLeft']) {
    await page.getByRole('link', { name: w('Open the whole application') }).press('Enter')
    await expect(heading(name)).toBeVisible()
    if (way === 'Escape') await page.keyboard.press(way)
    else await page.goBack()
    await expect(details(page, w, name), way).toBeFocused()
    await expect(details(page, w, name), way).toBeInViewport()
  }

  // On a phone it is a page of its own from the beginning.
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(list)
  const line = (of: string) => page.getByRole('link', { name: of, exact: true })
  await line(names[12] ?? '').press('Enter')
  await expect(heading(names[12] ?? '')).toBeVisible()
  await expect(page.getByText(w('{place} of {count}', { place: '13', count: '60' }), { exact: true })).toBeVisible()
  await page.keyboard.press('j')
  await expect(heading(names[13] ?? '')).toBeVisible()
  await page.goBack()
  await expect(line(names[13] ?? ''), 'who was read last').toBeFocused()
  await expect(line(names[13] ?? '')).toBeInViewport()
})
