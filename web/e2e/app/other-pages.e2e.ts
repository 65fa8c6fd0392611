import { languageNames } from '#shared/languages.ts'
import { button, toast } from '../fixtures/applicant.ts'
import { expect, test } from '../fixtures/test.ts'

test('the landing page shows what is offered and leads applicants to the code', async ({ page, w }) => {
  await page.goto('/')
  for (const text of [
    'For Applicants',
    'For Property Owners',
    'Digital applications',
    'Property management',
    'Resident tracking',
    'Document collection',
    'Email notifications',
    'Multilingual support',
    'Multi-user access',
    'Role-based permissions',
    'Activity logging',
    'Data export',
  ]) {
    await expect(page.getByText(w(text), { exact: true }).first()).toBeVisible()
  }
  await expect(page.getByText(`© 2024–${new Date().getFullYear()} Einzug`)).toBeVisible()
  await page
    .getByRole('link', { name: w('Enter your code') })
    .first()
    .click()
  await expect(page).toHaveURL('/applications')
})

test('sign-in that is not set up says so in a toast, on the landing page and on its own', async ({
  page,
  context,
  w,
}) => {
  await context.route('**/api/auth/login-url*', (route) =>
    route.fulfill({ status: 503, json: { code: 'SIGN_IN_NOT_SET_UP', message: '' } }),
  )
  await page.goto('/')
  await button(page, w('Log in as a property manager')).click()
  await expect(toast(page)).toContainText(w('Login Failed'))
  await expect(toast(page)).toContainText(w('error.SIGN_IN_NOT_SET_UP'))
  await page.goto('/admin-login')
  await button(page, w('Login with AWS Cognito')).click()
  await expect(toast(page)).toContainText(w('error.SIGN_IN_NOT_SET_UP'))
  await expect(button(page, w('Login with AWS Cognito'))).toBeEnabled()
})

test('without a connection the sign-in names the reason of the specification', async ({ page, context, w }) => {
  await page.goto('/admin-login')
  await context.route('**/api/auth/login-url*', (route) => route.abort())
  await button(page, w('Login with AWS Cognito')).click()
  await expect(toast(page)).toContainText(
    w('Unable to connect to authentication service. Please check if CORS is enabled on your API.'),
  )
})

test('while the sign-in page is asked for, the button says so and cannot be pressed', async ({ page, context, w }) => {
  const held = Promise.withResolvers<void>()
  await context.route('**/api/auth/login-url*', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/admin-login')
  await button(page, w('Login with AWS Cognito')).click()
  await expect(button(page, w('Redirecting to Login...'))).toBeDisabled()
  held.resolve()
  await expect(page).toHaveURL(/\/idp\//)
})

test('an unknown address is a 404 with a way on', async ({ page, w }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('This page does not exist'))
  await page.getByRole('link', { name: w('Enter a code') }).click()
  await expect(page).toHaveURL('/applications')
})

test('the foot of the code entry leads to privacy, terms and support', async ({ page, w }) => {
  for (const [name, url] of Object.entries({
    'Privacy policy': '/privacy',
    'Terms of service': '/terms',
    Support: '/support',
  })) {
    await page.goto('/applications')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: w(name) })
      .click()
    await expect(page).toHaveURL(url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('the language is the stored one, else the browser’s, and every page offers all', async ({ page }) => {
  await page.goto('/applications')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const languages = page.getByRole('banner').getByRole('combobox')
  await expect(languages.locator('option')).toHaveText(Object.values(languageNames))
  await languages.selectOption('de')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.goto('/privacy')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('the contact of the operator is a mail away', async ({ page, w }) => {
  await page.goto('/applications')
  await expect(page.getByRole('link', { name: w('Contact the property manager') })).toHaveAttribute(
    'href',
    'mailto:contact@einzug.test',
  )
})

test('a language that is chosen while the page comes alive is taken up', async ({ page }) => {
  // The app has begun, and React's next piece of work waits.
  await page.addInitScript(() => {
    const post: unknown = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'postMessage')?.value
    if (typeof post !== 'function') throw new Error('ports post nothing')
    let isHeld = true
    const held: (() => void)[] = []
    MessagePort.prototype.postMessage = function (...message: [unknown]) {
      if (isHeld) held.push(() => post.apply(this, message))
      else post.apply(this, message)
    }
    Object.assign(window, {
      goOn: () => {
        isHeld = false
        for (const each of held) each()
      },
      countHeld: () => held.length,
    })
  })
  await page.goto('/applications')
  await page.waitForFunction('countHeld() > 0')
  await page.getByRole('banner').getByRole('combobox').selectOption('de')
  await page.evaluate('goOn()')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})
