import { expectNoBarrier } from '../checks/accessibility.ts'
import { contentWidth } from '../checks/scroller.ts'
import { button } from '../fixtures/applicant.ts'
import { happened, openAs, people } from '../fixtures/manager-server.ts'
import { expect, test } from '../fixtures/test.ts'

test('what is looked for in the log stands in the address: Back and a reload come back to it', async ({ page, w }) => {
  const server = await openAs(page, 'manager', '/robots.txt')
  server.activities = [
    happened('user_invited', '2027-01-06T10:00:00.000Z', 'Ursula User'),
    happened('rent_changed', '2027-01-05T23:00:00.000Z', 'Seestrasse 1'),
    happened('rent_changed', '2027-01-05T22:59:00.000Z', 'Seestrasse 1'),
  ]
  await page.goto('/admin/activity')
  const entries = page.getByRole('main').getByRole('listitem')
  await expect(entries).toHaveCount(3)
  await page.getByText(w('Filter'), { exact: true }).click()
  const asked = page.waitForRequest(/\/api\/activities\?.*from=/)
  await page.getByLabel(w('About'), { exact: true }).selectOption('property')
  await page.getByLabel(w('From day'), { exact: true }).fill('6.1.27')
  expect(new URL((await asked).url()).searchParams.toString()).toContain('subject=property&from=2027-01-06&')
  await expect(entries).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: /^1 entry$/ }), 'what it found is told').toHaveCount(1)
  await expect(page).toHaveURL('/admin/activity?subject=property&from=2027-01-06')
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await contentWidth(page)).toBe(320)
  await expectNoBarrier(page, 'the log, looked through')

  await page.getByRole('link', { name: w('Team') }).click()
  await expect(page).toHaveURL('/admin/team')
  await page.goBack()
  await expect(page.getByLabel(w('From day'), { exact: true })).toHaveValue('06.01.2027')
  await expect(entries).toHaveCount(1)
  await page.reload()
  await expect(entries).toHaveCount(1)
})

test('each choice in the log is a step that Back takes back, and what is typed in one field is one', async ({
  page,
  w,
}) => {
  const server = await openAs(page, 'manager', '/robots.txt')
  server.activities = [happened('signed_in', '2027-01-05T09:00:00.000Z')]
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/admin/team')
  await page.getByRole('link', { name: w('Activity') }).click()
  const field = (name: string) => page.getByLabel(name, { exact: true })
  for (const name of [w('From day'), w('To day')])
    await expect(
      page.getByRole('button', { name: `${w('Choose from the calendar')} ${name}`, exact: true }),
    ).toBeVisible()
  const [about, from, to] = [field(w('About')), field(w('From day')), field(w('To day'))]
  await about.selectOption('property')
  await expect(page).toHaveURL('/admin/activity?subject=property')
  await from.pressSequentially('1.1.2027', { delay: 250 })
  await expect(page).toHaveURL('/admin/activity?subject=property&from=2027-01-01')
  await to.fill('31.12.2026')
  await expect(page.getByText(w('The first day is after the last one. No day lies between them.'))).toBeVisible()
  await expect(page).toHaveURL(/to=2026-12-31$/)
  await page.goBack()
  await expect(to).toHaveValue('')
  await page.goBack()
  await expect(page).toHaveURL('/admin/activity?subject=property')
  await expect(from).toHaveValue('')
  await page.goBack()
  await expect(about).toHaveValue('')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL('/admin/team')
})

test('where nothing is found in the log, one press shows all of it again', async ({ page, w }) => {
  const server = await openAs(page, 'manager', '/robots.txt')
  server.activities = [happened('signed_in', '2027-01-05T09:00:00.000Z')]
  await page.goto(`/admin/activity?subject=protocol&actorId=${people.manager.id}&to=soon`)
  await expect(page.getByLabel(w('By whom'))).toHaveValue(people.manager.id)
  await button(page, w('Show everything')).click()
  await expect(page.getByLabel(w('About'), { exact: true })).toBeFocused()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await expect(page).toHaveURL('/admin/activity')
})
