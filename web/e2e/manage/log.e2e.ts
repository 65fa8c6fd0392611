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
