import { contentWidth, scrolledTo } from '../checks/scroller.ts'
import { addApplication, letProperty } from '../fixtures/letting.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test('Today says since when applications are counted, how many of those that were seen wait, and where a home is', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' })
  await comeIn(page, 'manager@demo.test', `/application-process/${letting.processId}`)
  await expect(page.getByRole('article', { name: 'Anna Okuma' })).toBeVisible()
  const today = page.getByRole('region', { name: w('Today') })
  const lookAtAll = async () => {
    await page.goto('/admin')
    await expect(today).toBeVisible()
    const more = today.getByRole('button', { expanded: false })
    if (await more.isVisible()) await more.click()
  }
  await lookAtAll()
  const line = today.getByRole('link', { name: letting.processName })
  await expect(line).toContainText('1 application waits for a decision')
  await addApplication(server, letting, { firstName: 'Ben', lastName: 'Bach' })
  await expect(line).toContainText('1 application since you last looked', { timeout: 30_000 })
  await expect(line).toContainText('Birkenweg 7, 3013 Bern')
  await line.click()
  await expect(page.getByRole('article', { name: 'Ben Bach' })).toBeVisible()
  await lookAtAll()
  await expect(line, 'what nobody decided about stays').toContainText('2 applications wait for a decision')
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await contentWidth(page)).toBe(320)
})

test('what more Today has unfolds where the button was, and the keyboard reads on there', async ({
  page,
  server,
  w,
}) => {
  for (const firstName of ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fee'])
    await addApplication(server, await letProperty(server), { firstName, lastName: 'Okuma' })
  await page.setViewportSize({ width: 360, height: 700 })
  await comeIn(page, 'manager@demo.test')
  const today = page.getByRole('region', { name: w('Today') })
  const more = today.getByRole('button', { expanded: false })
  await more.scrollIntoViewIfNeeded()
  const [before, lines] = [await scrolledTo(page), await today.getByRole('link').count()]
  await more.click()
  await expect.poll(() => today.getByRole('link').count()).toBeGreaterThan(lines)
  await expect(today.locator('a:focus')).toBeInViewport()
  expect(await scrolledTo(page)).toBe(before)
})
