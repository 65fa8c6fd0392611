import { scrolledTo, scrollPage } from '../checks/scroller.ts'
import { openQuestionnaire } from '../fixtures/applicant.ts'
import { expect, test } from '../fixtures/test.ts'

test('Back and a reload lead to where a page was scrolled to', async ({ page }) => {
  await page.goto('/')
  // What remembers it comes after the first screen.
  await page.waitForLoadState('networkidle')
  await scrollPage(page, 0.5)
  const was = await scrolledTo(page)
  expect(was).toBeGreaterThan(300)
  await page.locator('footer a[href="/terms"]').dispatchEvent('click')
  await expect(page).toHaveURL('/terms')
  await expect.poll(() => scrolledTo(page), { message: 'a new page begins at its top' }).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => scrolledTo(page)).toBe(was)
  await page.reload()
  await expect.poll(() => scrolledTo(page)).toBe(was)
  await scrollPage(page, 0)
  await page.keyboard.press('PageDown')
  await expect
    .poll(() => scrolledTo(page), { message: 'a key scrolls, before anything has the focus' })
    .toBeGreaterThan(0)
})

test.describe('before the code came that leads back after a reload', () => {
  // Held up here, and not where the worker keeps it.
  test.use({ serviceWorkers: 'block' })

  test('a tap that has begun ends where it began', async ({ page, context, w }) => {
    await openQuestionnaire(page)
    await page.waitForLoadState('networkidle')
    await scrollPage(page, 0.5)
    await expect.poll(() => scrolledTo(page)).toBeGreaterThan(300)
    let letCome = () => {}
    const held = new Promise<void>((resolve) => (letCome = resolve))
    await context.route('**/assets/beside-page-*.js', (route) => held.then(() => route.continue()))
    await page.reload({ waitUntil: 'commit' })
    const step = page
      .getByRole('navigation', { name: w('Steps') })
      .getByRole('button')
      .last()
    await expect(step).toBeVisible()
    await step.hover()
    await page.mouse.down()
    const came = page.waitForResponse('**/assets/beside-page-*.js').then((response) => response.finished())
    letCome()
    await came
    // It would lead back with the next frame.
    await page.evaluate(() => new Promise((drawn) => setTimeout(drawn, 500)))
    await page.mouse.up()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('Summary and confirmation'))
  })
})
