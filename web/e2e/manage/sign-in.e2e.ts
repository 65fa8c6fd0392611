import type { Page } from '@playwright/test'
import { button, toast } from '../fixtures/applicant.ts'
import { answerManager, muster, openAs, people } from '../fixtures/manager-server.ts'
import { pressLogout } from '../fixtures/person-menu.ts'
import { expect, test } from '../fixtures/test.ts'

for (const path of ['/admin-login', '/admin/login']) {
  test(`${path} leads to the sign-in page, and from there to the manager’s own page`, async ({ page, w }) => {
    const server = await answerManager(page, people.manager)
    await page.goto(path)
    await button(page, w('Login with AWS Cognito')).click()
    await expect(page).toHaveURL('/admin')
    await expect(page.getByRole('heading', { level: 1, name: w('Overview') })).toBeVisible()
    const exchanged = server.sent.find(({ call }) => call === 'POST /api/auth/token')
    expect(exchanged?.body).toEqual({
      code: 'c0de',
      state: 'st4te',
      redirectUri: `${new URL(page.url()).origin}/auth/cognito/callback`,
    })
    const auth = await page.evaluate(() => JSON.parse(sessionStorage.getItem('auth') ?? '{}'))
    expect(Object.keys(auth).toSorted()).toEqual(['authenticatedAt', 'token', 'user'])
    expect(auth).toMatchObject({ token: 'token', user: { role: 'manager', organizationId: muster.id } })
  })
}

const arrivals: [who: keyof typeof people, url: string][] = [
  ['owner', '/platform'],
  ['user', '/admin-login'],
]
for (const [who, url] of arrivals) {
  test(`after the sign-in a ${who} arrives at ${url}`, async ({ page }) => {
    await openAs(page, who, '/auth/cognito/callback?code=a&state=b')
    await expect(page).toHaveURL(url)
  })
}

test('somebody without a role is told that the sign-in worked and whom to ask', async ({ page, w }) => {
  await answerManager(page, { ...people.manager, id: null, role: null })
  await page.goto('/auth/cognito/callback?code=a&state=b')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('No role assigned'))
  await expect(
    page.getByText(
      w('Authentication was successful, but no role is assigned to your account. Please contact the administrator.'),
    ),
  ).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('auth'))).toBeNull()
})

const refusals: [why: string, search: string, text: string, detail?: string][] = [
  ['the provider’s error', '?error=access_denied', 'Authentication failed: {detail}', 'access_denied'],
  ['neither code nor token', '', 'No authorization code or access token received'],
  ['a token in the fragment', '#access_token=abc', 'No authorization code or access token received'],
  ['a code without a state', '?code=a', 'Authentication failed: {detail}', 'state_missing'],
]
for (const [why, search, text, detail = ''] of refusals) {
  test(`the callback refuses ${why}, says so, and leads back to the sign-in`, async ({ page, w }) => {
    const server = await openAs(page, 'manager', `/auth/cognito/callback${search}`)
    await expect(page).toHaveURL('/admin-login')
    await expect(page.getByRole('alert').filter({ hasText: w(text, { detail }) })).toBeVisible()
    expect(server.sent).toEqual([])
    expect(page.url()).not.toContain('access_token')
  })
}

const failures: [call: string, status: number, text: string][] = [
  ['POST /api/auth/token', 400, 'Token exchange failed: {detail}'],
  ['GET /api/users/me', 500, 'API call failed: {detail}'],
]
for (const [call, status, text] of failures) {
  test(`the callback says that ${call} failed with ${status}`, async ({ page, w }) => {
    const server = await answerManager(page, people.manager)
    server.instead.set(call, (route) => route.fulfill({ status, json: {} }))
    await page.goto('/auth/cognito/callback?code=a&state=b')
    await expect(page).toHaveURL('/admin-login')
    await expect(page.getByRole('alert').filter({ hasText: w(text, { detail: status }) })).toBeVisible()
  })
}

test('an exchange that brings no token is named', async ({ page, w }) => {
  const server = await answerManager(page, people.manager)
  server.instead.set('POST /api/auth/token', (route) => route.fulfill({ json: { data: {} } }))
  await page.goto('/auth/cognito/callback?code=a&state=b')
  await expect(
    page.getByRole('alert').filter({ hasText: w('No access token received from token exchange') }),
  ).toBeVisible()
})

test('a state does for one sign-in, and neither it nor the code stays in the address', async ({ page, w }) => {
  const server = await answerManager(page, people.manager)
  server.instead.set('POST /api/auth/token', async () => {}) // stays open
  await page.goto('/auth/cognito/callback?code=a&state=b')
  await expect(page).toHaveURL('/auth/cognito/callback')
  await page.goto('/auth/cognito/callback?code=a&state=b')
  await expect(
    page.getByRole('alert').filter({ hasText: w('Authentication failed: {detail}', { detail: 'state_used' }) }),
  ).toBeVisible()
  expect(server.sent).toHaveLength(1)
})

for (const path of ['/admin', '/admin/team', '/admin/activity', `/organizations/${muster.id}`]) {
  test(`${path} without a session leads to the sign-in, and back afterwards`, async ({ page, w }) => {
    const server = await answerManager(page)
    await page.goto(path)
    await expect(page).toHaveURL('/admin-login')
    server.me = path.startsWith('/org') ? people.owner : people.manager
    await button(page, w('Login with AWS Cognito')).click()
    await expect(page).toHaveURL(path)
  })
}

test('the platform without a session says so and leads to the sign-in', async ({ page, w }) => {
  await answerManager(page)
  await page.goto('/platform')
  await expect(page.getByRole('heading', { name: w('Authentication Required') })).toBeVisible()
  await page.getByRole('link', { name: w('Go to Login') }).click()
  await expect(page).toHaveURL('/admin-login')
})

const wrongPlaces: [who: keyof typeof people, path: string, url: string][] = [
  ['user', '/admin', '/access-denied'],
  ['user', '/platform', '/access-denied'],
  ['user', `/organizations/${muster.id}`, '/access-denied'],
  ['manager', '/platform', '/access-denied'],
  ['manager', `/organizations/${muster.id}`, '/access-denied'],
  ['owner', '/admin', '/platform'],
  ['manager', '/auth-validation', '/admin'],
  ['owner', '/auth-validation', '/platform'],
  ['user', '/auth-validation', '/access-denied'],
]
for (const [who, path, url] of wrongPlaces) {
  test(`a ${who} at ${path} is led to ${url}, and nothing else is drawn before`, async ({ page, w }) => {
    await page.addInitScript(() => {
      const drawn: string[] = []
      Object.assign(globalThis, { drawn })
      new MutationObserver(() => drawn.push(document.querySelector('main h1')?.textContent ?? '')).observe(document, {
        subtree: true,
        childList: true,
      })
    })
    await openAs(page, who, path)
    await expect(page).toHaveURL(url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const last = await page.getByRole('heading', { level: 1 }).textContent()
    const drawn = await page.evaluate(() => (globalThis as unknown as { drawn: string[] }).drawn)
    expect(new Set(drawn.filter((heading) => heading !== ''))).toEqual(new Set([last]))
    if (url !== '/access-denied') return
    await expect(
      page.getByText(
        w(
          "You don't have permission to access this system. This system requires Manager or Platform Owner privileges.",
        ),
      ),
    ).toBeVisible()
    await page.getByRole('link', { name: w('Back to Login') }).click()
    await expect(page).toHaveURL('/admin-login')
  })
}

test('a validation that fails leads to the sign-in, with the reason in its address', async ({ page, w }) => {
  await answerManager(page)
  await page.goto('/auth-validation')
  const details = w('Unable to validate user permissions. Please try again.')
  await expect(page).toHaveURL(`/admin-login?${new URLSearchParams({ error: 'validation_failed', details })}`)
  await expect(page.getByRole('alert').filter({ hasText: details })).toBeVisible()
})

test('a session that is refused and cannot be renewed ends: the sign-in says Unauthorized', async ({ page, w }) => {
  const server = await openAs(page, 'manager', '/admin/team')
  await expect(page.getByText('Manfred Mustermann').first()).toBeVisible()
  server.me = undefined
  await goOn(page)
  await expect(page).toHaveURL('/admin-login')
  await expect(page.getByRole('alert').filter({ hasText: w('Unauthorized') })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('auth'))).toBeNull()
  await page.goto('/admin/team') // what lies here stays locked
  await expect(page).toHaveURL('/admin-login')
})

test('somebody who is deactivated sees nothing any more, in no tab, and nothing stays on the device', async ({
  page,
  w,
}) => {
  const server = await openAs(page, 'manager', '/admin/team')
  await expect(page.getByText('Manfred Mustermann').first()).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/admin')
  await expect(button(other, 'Manfred Mustermann')).toBeVisible()
  await button(page, w('Deactivate {name}', { name: 'Ursula User' })).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: w('Deactivate') })
    .click()
  await expect(toast(page)).toContainText('Ursula')
  // Told for as long as somebody is at it.
  await toast(page).hover()
  for (const call of ['GET /api/users', 'GET /api/activities']) {
    server.instead.set(call, (route) => route.fulfill({ status: 403, json: { code: 'ACCOUNT_DEACTIVATED' } }))
  }
  await goOn(page)
  for (const each of [page, other]) {
    await expect(each).toHaveURL('/access-denied')
    await expect(each.getByText(w('error.ACCOUNT_DEACTIVATED'))).toBeVisible()
    await expect(toast(each)).toHaveCount(0)
  }
  await expect.poll(() => databases(page)).not.toContain(`desk-${people.manager.id}`)
})

test('who signs out leaves nothing on the device', async ({ page, w }) => {
  await openAs(page, 'manager', '/admin')
  await pressLogout(page, w)
  await expect(page).toHaveURL('/admin-login')
  await expect.poll(() => databases(page)).not.toContain(`desk-${people.manager.id}`)
  expect(await page.evaluate(() => [sessionStorage.getItem('auth'), localStorage.getItem('desk')])).toEqual([
    null,
    null,
  ])
  await page.goto('/admin')
  await expect(page).toHaveURL('/admin-login')
})

test('who signs in while a sign-out is still on its way passes the provider’s page first, and the press is not lost', async ({
  page,
  w,
}) => {
  const server = await openAs(page, 'manager', '/admin')
  const passed: string[] = []
  await page.route('/provider/leave', (route) => {
    passed.push('left')
    return route.fulfill({ status: 302, headers: { location: '/admin-login' } })
  })
  let answer = () => {}
  const isHeld = new Promise<void>((resolve) => (answer = resolve))
  server.instead.set('POST /api/auth/logout', async (route) => {
    await isHeld
    await route.fulfill({ json: { data: { logoutUrl: '/provider/leave' } }, headers: { 'x-app': 'einzug' } })
  })
  server.instead.set('GET /api/auth/login-url', (route) => {
    passed.push('signs in')
    const authorizeUrl = '/auth/cognito/callback?code=c0de&state=st4te'
    return route.fulfill({ json: { data: { authorizeUrl } }, headers: { 'x-app': 'einzug' } })
  })
  await pressLogout(page, w)
  await button(page, w('Login with AWS Cognito')).click()
  await expect(button(page, w('Redirecting to Login...'))).toBeVisible()
  answer()
  await expect(page).toHaveURL('/admin')
  expect(passed).toEqual(['left', 'signs in'])
})

test('a sign-in that cannot begin says why', async ({ page, w }) => {
  const server = await answerManager(page)
  server.instead.set('GET /api/auth/login-url', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.goto('/admin-login')
  await button(page, w('Login with AWS Cognito')).click()
  await expect(toast(page)).toContainText(w('Failed to get login URL: {answer}', { answer: '500 broken' }))
  await expect(button(page, w('Login with AWS Cognito'))).toBeEnabled()
})

const databases = (page: Page) => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))

/** To another page of the app; the session may have ended by itself a moment before, and taken the link away. */
const goOn = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/admin/activity"]')?.click())
