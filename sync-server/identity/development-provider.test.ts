import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { users } from '#server/db/schema.ts'
import { identityRecords } from '#server/db/server-schema.ts'
import { readEnvironment } from '#server/env.ts'
import { startServer } from '#server/start-server.ts'
import { createTestDatabase } from '#server/testing/database.ts'
import * as signIn from '#server/testing/demo-sign-in.ts'
import { type Browser, openBrowser } from '#server/testing/outside/browser.ts'
import { accountContract } from '#shared/account/contract.ts'
import { siteContract } from '#shared/site/contract.ts'
import { userContract } from '#shared/user/contract.ts'
import { KEYS_RECORD, readDevelopmentKeys } from './development-keys.ts'

/** Under which the browser of these tests reaches the server, wherever it listens. */
const ORIGIN = 'http://localhost:4999'
let directory: string
let database: Awaited<ReturnType<typeof createTestDatabase>>
let server: Awaited<ReturnType<typeof startServer>>
const log: string[] = []
const start = async () => {
  const variables = { PORT: '0', DATA_DIR: directory, DATABASE_URL: database.url, PUBLIC_URL: ORIGIN }
  server = await startServer({
    environment: readEnvironment({ ...variables, RATE_LIMIT_FACTOR: '100' }),
    log: (entry) => void log.push(JSON.stringify(entry)),
    onFailure: () => {},
  })
}
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'einzug-idp-'))
  database = await createTestDatabase()
  await start()
})
afterAll(async () => {
  await server.stop()
  await database.close()
  await rm(directory, { recursive: true })
})

const newBrowser = () => openBrowser((url, init) => fetch(url.replace(ORIGIN, server.url), init))
const wrapped = <T extends z.ZodMiniType>(data: T) => z.object({ data })

const authorizeUrl = (browser: Browser) => signIn.authorizeUrl(browser, ORIGIN)
const follow = (browser: Browser, address: string, init?: RequestInit) => signIn.follow(browser, ORIGIN, address, init)
const choose = (browser: Browser, email: string) => signIn.chooseDemoPerson(browser, ORIGIN, email)

const exchange = (browser: Browser, callback: URLSearchParams) =>
  browser.postJson(`${ORIGIN}/api/auth/token`, {
    redirectUri: `${ORIGIN}/auth/cognito/callback`,
    ...Object.fromEntries(callback),
  })
/** By the token of the exchange, as the app asks. */
async function exchangeAndAsk(browser: Browser, email: string) {
  const response = await exchange(browser, await choose(browser, email))
  const { access_token } = wrapped(accountContract.exchangeCode.answer).parse(await response.json()).data
  const me = await browser.send(`${ORIGIN}/api/users/me`, { headers: { authorization: `Bearer ${access_token}` } })
  return wrapped(userContract.readMe.answer).parse(await me.json()).data
}

const renew = (browser: Browser) => browser.send(`${ORIGIN}/api/cognito/token`)
const signOut = async (browser: Browser) => {
  const response = await browser.send(`${ORIGIN}/api/auth/logout`, { method: 'POST' })
  return wrapped(accountContract.signOut.answer).parse(await response.json()).data.logoutUrl ?? ''
}

test('a demo user signs in with one click, stays signed in over a restart, and is signed out without a question', async () => {
  const browser = newBrowser()
  const callback = await choose(browser, 'manager@demo.test')
  expect(callback.get('iss')).toBe(`${ORIGIN}/idp`)
  expect((await exchange(browser, callback)).status).toBe(200)

  await server.stop()
  await start()
  const renewed = wrapped(accountContract.renewToken.answer).parse(await (await renew(browser)).json()).data
  expect(renewed.warning).toContain('development provider')

  // The provider remembers too, as another one would: the next sign-in needs no click.
  const again = await follow(browser, await authorizeUrl(browser))
  expect(again.url).toContain('/auth/cognito/callback?code=')

  const out = await follow(browser, await signOut(browser))
  expect(out.url).toBe(`${ORIGIN}/admin-login`)
  expect((await renew(browser)).status).toBe(401)
  const next = await follow(browser, await authorizeUrl(browser))
  expect(next.url).toContain('/idp/sign-in/')
})

test('who signed out and never came to the provider’s own page for it is asked all the same who they are', async () => {
  const browser = newBrowser()
  await exchangeAndAsk(browser, 'manager@demo.test')
  await signOut(browser)
  const next = await follow(browser, await authorizeUrl(browser))
  expect(next.url).toContain('/idp/sign-in/')
  expect(await exchangeAndAsk(browser, 'other@demo.test')).toMatchObject({ email: 'other@demo.test' })
})

test('everybody active is on the page with name, address and role, and a guest whom nobody invited', async () => {
  await database.db.update(users).set({ isActive: false }).where(eq(users.email, 'user@demo.test'))
  const browser = newBrowser()
  const { url, response } = await follow(browser, await authorizeUrl(browser))
  const html = await response.text()
  for (const text of ['Olivia Obermann', 'owner@demo.test', 'Platform owner', 'other@demo.test', 'Manager']) {
    expect(html).toContain(text)
  }
  expect(html).toContain('guest@demo.test')
  expect(html).toContain('No account here')
  expect(html).toContain('no password, never in production')
  expect(html).not.toContain('user@demo.test')
  const german = await browser.send(url, { headers: { 'accept-language': 'de-CH,de;q=0.9' } })
  expect(await german.text()).toContain('<html lang="de">')
  await database.db.update(users).set({ isActive: true }).where(eq(users.email, 'user@demo.test'))
})

test('the page runs no script, is framed nowhere, and posts to itself and the app alone', async () => {
  const browser = newBrowser()
  const { response } = await follow(browser, await authorizeUrl(browser))
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain(`form-action 'self' ${ORIGIN}`)
  expect(policy).not.toContain('unsafe')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).not.toContain('<script')
})

test('a name that looks like a tag is a text', async () => {
  await database.db.update(users).set({ lastName: '<script>x</script>' }).where(eq(users.email, 'other@demo.test'))
  const browser = newBrowser()
  const { response } = await follow(browser, await authorizeUrl(browser))
  expect(await response.text()).not.toContain('<script')
})

test('who is chosen is who the app then finds', async () => {
  const me = await exchangeAndAsk(newBrowser(), 'owner@demo.test')
  expect(me).toMatchObject({ role: 'platform_owner', email: 'owner@demo.test', firstName: 'Olivia' })
})

test('the guest signs in, has no role and no session here', async () => {
  const browser = newBrowser()
  const me = await exchangeAndAsk(browser, 'guest@demo.test')
  expect(me).toMatchObject({ id: null, role: null, email: 'guest@demo.test', username: 'guest' })
  expect((await renew(browser)).status).toBe(401)
  // Who has no session here can still sign out there, to become somebody else.
  expect((await follow(browser, await signOut(browser))).url).toBe(`${ORIGIN}/admin-login`)
  expect((await follow(browser, await authorizeUrl(browser))).url).toContain('/idp/sign-in/')
})

test('nobody who is not on the page can be chosen', async () => {
  const browser = newBrowser()
  const { url } = await follow(browser, await authorizeUrl(browser))
  for (const subject of ['', 'nobody', '00000000-0000-7000-8000-000000000000']) {
    const { url: end } = await follow(browser, url, { method: 'POST', body: new URLSearchParams({ subject }) })
    expect(end).toBe(url)
  }
})

test('a code is good once, also for who kept the cookie of the attempt', async () => {
  const browser = newBrowser()
  const callback = await choose(browser, 'manager@demo.test')
  const kept = new Map(browser.cookies)
  expect((await exchange(browser, callback)).status).toBe(200)
  for (const [name, value] of kept) browser.cookies.set(name, value)
  expect((await exchange(browser, callback)).status).toBe(400)
})

test('a page of a sign-in that began elsewhere, or never, leads back to the beginning', async () => {
  const { url } = await follow(newBrowser(), await authorizeUrl(newBrowser()))
  const response = await newBrowser().send(url)
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('href="/admin-login"')
})

test('without a challenge, or to another site, the provider sends nobody', async () => {
  const good = new URL(await authorizeUrl(newBrowser()))
  for (const change of [
    (url: URL) => url.searchParams.delete('code_challenge'),
    (url: URL) => url.searchParams.set('code_challenge_method', 'plain'),
    (url: URL) => url.searchParams.set('redirect_uri', 'https://evil.test/auth/cognito/callback'),
  ]) {
    const url = new URL(good)
    change(url)
    const response = await newBrowser().send(url.href)
    expect(response.headers.get('location') ?? '').not.toContain('/sign-in/')
    expect(response.headers.get('location') ?? '').not.toContain('evil')
    expect(response.headers.get('content-security-policy') ?? "default-src 'none'").toContain("default-src 'none'")
  }
})

test('its keys are made once for a database, by whichever server comes first', async () => {
  const before = await readDevelopmentKeys(database.db)
  await server.stop()
  await start()
  expect(await readDevelopmentKeys(database.db)).toEqual(before)
  await database.db.delete(identityRecords).where(eq(identityRecords.key, KEYS_RECORD))
  const [one, other] = await Promise.all([readDevelopmentKeys(database.db), readDevelopmentKeys(database.db)])
  expect(one).toEqual(other)
})

test('what it remembers ends some time', async () => {
  const records = await database.db.select().from(identityRecords)
  expect(records.length).toBeGreaterThan(0)
  expect(records.filter(({ key, expiresAt }) => !expiresAt && key !== KEYS_RECORD)).toEqual([])
})

test('the site says that people sign in without passwords', async () => {
  const response = await newBrowser().send(`${ORIGIN}/api/site`)
  expect(wrapped(siteContract.readSite.answer).parse(await response.json()).data.signIn).toBe('development')
})

test('none of this was an error of the server', () => {
  expect(log.filter((line) => line.includes('"level":"error"'))).toEqual([])
})
