import * as z from 'zod/mini'
import { accountContract } from '#shared/account/contract.ts'
import type { Browser } from './outside/browser.ts'

const loginUrl = z.object({ data: accountContract.readLoginUrl.answer })

export async function authorizeUrl(browser: Browser, origin: string): Promise<string> {
  const response = await browser.send(`${origin}/api/auth/login-url`)
  return loginUrl.parse(await response.json()).data.authorizeUrl
}

/** Follows redirects until somebody has to do something, or the app is reached. */
export async function follow(browser: Browser, origin: string, address: string, init: RequestInit = {}) {
  let url = address
  let response = await browser.send(url, init)
  while (response.status >= 300 && response.status < 400) {
    url = new URL(response.headers.get('location') ?? '', url).href
    if (url.startsWith(`${origin}/auth/cognito/callback`) || url === `${origin}/admin-login`) break
    response = await browser.send(url)
  }
  return { url, response }
}

/** Signs in at the development provider with one click. @returns what the callback's address says */
export async function chooseDemoPerson(browser: Browser, origin: string, email: string): Promise<URLSearchParams> {
  const { url, response } = await follow(browser, origin, await authorizeUrl(browser, origin))
  const html = await response.text()
  const subject = html.match(new RegExp(`value="([^"]+)"(?:(?!<button)[\\s\\S])*?${email}`))?.[1] ?? ''
  const callback = await follow(browser, origin, url, { method: 'POST', body: new URLSearchParams({ subject }) })
  return new URL(callback.url).searchParams
}
