import { and, eq } from 'drizzle-orm'
import { applications, residents } from '#server/db/schema.ts'
import { newId } from '#shared/ids.ts'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { expectFocusWatched } from '../checks/focus-watched.ts'
import { contentWidth, scrollPage } from '../checks/scroller.ts'
import { button, field } from '../fixtures/applicant.ts'
import { addApplication, addApplications, letProperty } from '../fixtures/letting.ts'
import { comeIn, untilWhole } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test('the list stands still when applications arrive, until they are asked for', async ({ page, server, w }) => {
  await page.setViewportSize({ width: 360, height: 760 })
  const letting = await letProperty(server)
  await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(1)
  await expect(page.getByRole('banner').getByText(w('Up to date'))).toBeVisible({ timeout: 20_000 })
  const top = async () => (await cards.filter({ hasText: 'Anna Okuma' }).boundingBox())?.y
  const before = await top()
  await addApplication(server, letting, { firstName: 'Ben', lastName: 'Bauer' })
  const arrived = page.getByRole('button', { name: '1 new application' })
  await expect(arrived).toBeVisible({ timeout: 30_000 })
  expect(await top()).toBe(before)
  await expect(cards).toHaveCount(1)
  expect(await contentWidth(page)).toBeLessThanOrEqual(360)
  await expectNoBarrier(page, 'applications that arrived')
  await arrived.click()
  await expect(cards).toHaveText([/Ben Bauer/, /Anna Okuma/])
  await expect(arrived).toBeHidden()
})

test('who is left out by what is looked for is not shown beside the list, and stays closed when it is there again', async ({
  page,
  server,
  w,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const letting = await letProperty(server)
  await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' })
  await addApplication(server, letting, { firstName: 'Bea', lastName: 'Müller' })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  await page.getByRole('button', { name: w('Details: {name}', { name: 'Anna Okuma' }) }).click()
  const pane = page.getByRole('region', { name: w('Details') })
  await expect(pane).toContainText('Anna Okuma')
  await field(page, w('Search')).fill('mueller')
  await expect(page.getByRole('row', { name: 'Bea Müller' })).toBeVisible()
  await expect(pane).toHaveCount(0)
  // It is closed as by its button: nothing is left to go back to, and who types goes on typing.
  await expect(page).toHaveURL(/\?search=mueller$/)
  await expect(field(page, w('Search'))).toBeFocused()
  await field(page, w('Search')).fill('')
  await expect(page.getByRole('row', { name: 'Anna Okuma' })).toBeVisible()
  await expect(page).not.toHaveURL(/search=/)
  await expect(pane).toHaveCount(0)
})

test('another order begins at the top of the list, unless somebody is read beside it, who stays in sight', async ({
  page,
  server,
  w,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const letting = await letProperty(server)
  await addApplications(server, letting, 90)
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  await untilWhole(page, w)
  const rows = page.getByRole('table').locator('[data-name]')
  await expect(rows.first()).toBeVisible()
  const sort = page.getByRole('columnheader', { name: w('Name') }).getByRole('button')
  // Rows come and go on the way down.
  await expect(async () => {
    await scrollPage(page, 1)
    await expect(page.getByRole('row', { name: 'Nr. 1', exact: true })).toBeInViewport({ timeout: 500 })
  }).toPass()
  await sort.click()
  await expect(page.getByRole('columnheader', { name: w('Name') })).toHaveAttribute('aria-sort', 'ascending')
  await expect(rows.first()).toHaveAccessibleName('Nr. 0')
  await expect(page.getByRole('row', { name: 'Nr. 0', exact: true })).toBeInViewport()
  await expect(page.getByRole('row', { name: 'Nr. 1', exact: true })).toBeInViewport()
  expect((await rows.first().boundingBox())?.y, 'no row behind the headers').toBeGreaterThanOrEqual(
    await sort.evaluate((button) => button.getBoundingClientRect().bottom - 1),
  )

  // Who is read stays in sight, wherever their row is now.
  await page.getByRole('button', { name: w('Details: {name}', { name: 'Nr. 1' }), exact: true }).click()
  await expect(page.getByRole('region', { name: w('Details') })).toBeVisible()
  await sort.click()
  await expect(page.getByRole('columnheader', { name: w('Name') })).toHaveAttribute('aria-sort', 'descending')
  await expect(page.getByRole('row', { name: 'Nr. 1', exact: true })).toBeInViewport()
  // And with each one after it.
  await sort.click()
  await expect(page.getByRole('columnheader', { name: w('Name') })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByRole('row', { name: 'Nr. 1', exact: true })).toBeInViewport()
})

test('nobody is said not to be there before all are read, or looked for', async ({ page, server, w }) => {
  const letting = await letProperty(server)
  await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' })
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  const late: unknown[] = []
  let early = 0
  await page.route('**/api/sync/pull?**', async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    // As when there is more than one page of them.
    if (late.length > 0) {
      await held
      return route.fulfill({ response, json: { data: { ...data, changes: [...late, ...data.changes] } } })
    }
    const { application = [], other = [] } = Object.groupBy(data.changes, ({ entity }: { entity: string }) =>
      entity === 'application' ? 'application' : 'other',
    )
    late.push(...application)
    // A first page may hold nothing else.
    early += other.length
    return route.fulfill({ response, json: { data: { ...data, changes: other, more: true } } })
  })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}?search=okuma`)
  await button(page, w('Filter')).click()
  await expect(button(page, `${w('All')} …`)).toBeVisible()
  await expect(button(page, `${w('Rejected')} …`)).toBeVisible()
  await expect(page.getByRole('banner').getByText(/\d so far/)).toHaveText(`${early} so far`)
  goOn()
  await expect(button(page, `${w('All')} 1`)).toBeVisible()
  await expect(button(page, `${w('Rejected')} 0`)).toBeVisible()

  const search = page.getByRole('searchbox')
  await search.fill('nobody')
  await expect(button(page, `${w('All')} 0`)).toBeVisible()
  const none = w('No application fits. Choose another status, or look for something else.')
  await expect(page.getByText(none)).toBeVisible()
  const said = await search.evaluate(async (input: HTMLInputElement) => {
    input.select()
    document.execCommand('delete')
    // The field has answered, the list has not.
    await Promise.resolve()
    return document.querySelector('main')?.textContent ?? ''
  })
  expect(said).toContain(`${w('All')} …`)
  expect(said).not.toContain(none)
  await expect(button(page, `${w('All')} 1`)).toBeVisible()
})

test('the focus stays with a person, however many come before them, and wherever the list is scrolled', async ({
  page,
  server,
  w,
}) => {
  await page.setViewportSize({ width: 360, height: 1600 })
  const letting = await letProperty(server)
  await addApplications(server, letting, 40)
  for (let at = 0; at < 40; at += 1)
    await addApplication(server, letting, { firstName: 'Later', lastName: `00${at}` }, { status: 'rejected' })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}?status=submitted&sort=name`)
  await page.getByRole('button', { name: w('Filter') }).click()
  await expect(button(page, `${w('Rejected')} 40`)).toBeVisible()
  await expectFocusWatched(page)
  await page.getByRole('link', { name: 'Nr. 10', exact: true }).focus()
  await server.db
    .update(applications)
    .set({ status: 'submitted', version: 2 })
    .where(and(eq(applications.processId, letting.processId), eq(applications.status, 'rejected')))
  await expect(button(page, `${w('Submitted')} 80`)).toBeVisible({ timeout: 30_000 })
  const focused = page.locator(':focus')
  await expect(focused).toHaveAccessibleName('Nr. 10')
  await scrollPage(page, 1)
  await expect(page.getByRole('article', { name: 'Nr. 9', exact: true })).toBeVisible()
  await expect(focused).toHaveAccessibleName('Nr. 10')
  await page.keyboard.press('ArrowDown')
  await expect(focused).toHaveAccessibleName('Nr. 11')
})

test('when a colleague moves somebody out, the focus does not go over to the next person', async ({
  page,
  server,
  w,
}) => {
  const { name, propertyId, belonging } = await letProperty(server)
  const { organizationId } = belonging
  const person = { organizationId, propertyId, lastName: 'Okuma', email: 'x@renter.test', moveInDate: '2020-01-01' }
  const [anna, bea] = [newId(), newId()]
  await server.db.insert(residents).values([
    { ...person, id: anna, firstName: 'Anna' },
    { ...person, id: bea, firstName: 'Bea' },
  ])
  await comeIn(page, 'manager@demo.test', `/admin/properties/${propertyId}`)
  const card = page.getByRole('article', { name })
  await expectFocusWatched(page)
  await card.getByRole('button', { name: w('Edit: {name}', { name: 'Anna Okuma' }) }).focus()
  await server.db.update(residents).set({ moveOutDate: '2021-01-01', version: 2 }).where(eq(residents.id, anna))
  const now = w('Current residents ({count})', { count: 1 })
  await expect(card).toContainText(now, { timeout: 30_000 })
  await expect(page.locator(':focus')).toHaveText(now)
})

test('a decision that takes somebody out of a filtered list leads to who comes next, and into sight', async ({
  page,
  server,
  w,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const letting = await letProperty(server)
  await addApplications(server, letting, 40)
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}?status=submitted&sort=name`)
  await expect(button(page, `${w('Submitted')} 40`)).toBeVisible()
  await expectFocusWatched(page)
  await page.getByRole('button', { name: w('Details: {name}', { name: 'Nr. 0' }), exact: true }).press('Enter')
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('j')
  const [name, next] = await page.evaluate(() => {
    const names = [...document.querySelectorAll('[data-toggle]')].map((each) => each.textContent)
    const at = names.indexOf(document.activeElement?.textContent ?? '')
    return [names[at] ?? '', names[at + 1] ?? '']
  })
  const pane = page.getByRole('region', { name: w('Details') })
  await pane.getByRole('button', { name: w('Change status: {name}', { name }), exact: true }).press('Enter')
  await pane.getByRole('button', { name: w('Reject applicant') }).press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: w('Reject applicant') })
    .press('Enter')
  await expect(page.getByRole('row', { name, exact: true })).toHaveCount(0)
  // Who reads goes on to read.
  await expect(pane.getByRole('heading', { level: 3, name: next, exact: true }).first()).toBeFocused()
  await expect(pane.getByRole('article', { name: next, exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: next, exact: true })).toBeInViewport()
})
