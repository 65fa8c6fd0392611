import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

// The pages of entry are there before their code, on a slow network for seconds.

test('what is typed while the code of the page arrives stays, and so does the place to type', async ({ page, w }) => {
  const start = await holdCode(page)
  await page.goto('/applications', { waitUntil: 'commit' })
  await page.getByLabel(w('Your 6-digit code')).click()
  await page.keyboard.type('dem')
  start()
  await expect(page.getByLabel(w('Your 6-digit code'))).toHaveValue('DEM')
  await expect(page.getByLabel(w('Your 6-digit code'))).toBeFocused()
  await page.keyboard.type('ade')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/application-process-details')
})

test('a code that is sent before the code of the page has arrived is looked up once it has', async ({ page, w }) => {
  const start = await holdCode(page)
  await page.goto('/applications', { waitUntil: 'commit' })
  await page.getByLabel(w('Your 6-digit code')).click()
  await page.keyboard.type('demade')
  await page.keyboard.press('Enter')
  start()
  await expect(page).toHaveURL('/application-process-details')
})

test('a manager’s sign-in takes no press that nobody would hear: its button is off until the code has arrived', async ({
  page,
  w,
}) => {
  const start = await holdCode(page)
  await page.goto('/admin-login', { waitUntil: 'commit' })
  const login = page.getByRole('button', { name: w('Login with AWS Cognito') })
  await expect(login).toBeDisabled()
  start()
  await login.click()
  await expect(page.getByRole('button', { name: 'manager@demo.test' })).toBeVisible()
})

test('who was never here keeps the page that the server sent, and fetches nothing of what delivers', async ({
  page,
  w,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const start = await holdCode(page)
  await page.goto('/applications', { waitUntil: 'commit' })
  await page.locator('main').evaluate((main) => main.setAttribute('data-sent', ''))
  start()
  await expect(page.locator('body[data-focus-kept]')).toBeVisible() // what is beside a page has come, too
  await page.getByLabel(w('Your 6-digit code')).fill('dem')
  await expect(page.getByLabel(w('Your 6-digit code'))).toHaveValue('DEM')
  await expect(page.locator('main[data-sent]')).toBeVisible()
  expect(fetched.filter((url) => /\/assets\/(delivery|database)/.test(url))).toEqual([])
})

test('what a code needs has come before anybody touches the field: the connection may be gone by then', async ({
  page,
}) => {
  const needed = page.waitForResponse(/\/assets\/look-up-/)
  await page.goto('/applications')
  expect((await needed).ok()).toBe(true)
  await expect(page.locator('#code')).not.toBeFocused()
})

test('a language that is chosen while the code of the page arrives is the one that is shown, and stays', async ({
  page,
}) => {
  const start = await holdCode(page)
  await page.goto('/privacy', { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('combobox').selectOption('fr')
  start()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test('what another tab writes down while a sent page is taken over comes after that, and tears nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const real = Object.getOwnPropertyDescriptor(Storage.prototype, 'length')
    Object.defineProperty(Storage.prototype, 'length', {
      get(this: Storage): unknown {
        const length: unknown = real?.get?.call(this)
        this.setItem('contactEmail', JSON.stringify({ email: 'other@einzug.test', at: Date.now() }))
        return length
      },
    })
  })
  await page.goto('/applications')
  await expect(page.locator('a[href="mailto:other@einzug.test"]')).toBeVisible()
})

/** Keeps every script from arriving until that is called. */
async function holdCode(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}
