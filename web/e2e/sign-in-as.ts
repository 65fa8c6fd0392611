import type { Page } from '@playwright/test'
import { openBrowser } from '#server/testing/browser.ts'
import { chooseDemoPerson } from '#server/testing/demo-sign-in.ts'
import { button } from './applicant.ts'
import { expect } from './test.ts'
import { address } from './test-server.ts'
import type { Words } from './words.ts'

/** Through the screens, as a person does it. */
export async function signIn(page: Page, w: Words, email: string): Promise<void> {
  await page.goto('/admin-login')
  await chooseAtProvider(page, w, email)
}

export async function chooseAtProvider(page: Page, w: Words, email: string): Promise<void> {
  await button(page, w('Login with AWS Cognito')).click()
  await page.getByRole('button', { name: email }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/idp') && !url.pathname.startsWith('/auth/'))
}

/**
 * Comes to a page with a session that was begun before: the provider and the server are asked what a sign-in asks them,
 * without its four pages.
 */
export async function comeIn(page: Page, email: string, path = '/admin'): Promise<void> {
  const asker = openBrowser(fetch)
  const redirectUri = `${address}/auth/cognito/callback`
  const callback = Object.fromEntries(await chooseDemoPerson(asker, address, email))
  const exchanged = await asker.postJson(`${address}/api/auth/token`, { redirectUri, ...callback })
  expect(exchanged.status).toBe(200)
  const cookies = exchanged.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const session = cookies.map((pair) => pair.split('=')).find(([name]) => name === SESSION)
  const about = { domain: new URL(address).hostname, path: '/api', httpOnly: true, sameSite: 'Lax' as const }
  await page.context().addCookies([{ name: SESSION, value: session?.[1] ?? '', ...about }])
  await page.goto(path)
}

const SESSION = 'einzug_session'
