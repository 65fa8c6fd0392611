import { field } from './applicant.ts'
import { expectNoBarrier } from './barriers.ts'
import { addApplication, letProperty } from './letting.ts'
import { contentWidth } from './scroller.ts'
import { comeIn } from './sign-in-as.ts'
import { expect, test } from './test.ts'

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

test('who is left out by what is looked for is not shown beside the list', async ({ page, server, w }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const letting = await letProperty(server)
  await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' })
  await addApplication(server, letting, { firstName: 'Bea', lastName: 'Müller' })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  await page.getByRole('article', { name: 'Anna Okuma' }).getByText(w('Details'), { exact: true }).click()
  const pane = page.getByRole('region', { name: w('Details') })
  await expect(pane).toContainText('Anna Okuma')
  await field(page, w('Search')).fill('mueller')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(pane).not.toContainText('Anna Okuma')
  await field(page, w('Search')).fill('')
  await expect(pane).toContainText('Anna Okuma')
})
