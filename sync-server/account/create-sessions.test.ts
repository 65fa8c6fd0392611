import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { activities, users } from '#server/db/schema.ts'
import { sessions } from '#server/db/server-schema.ts'
import { eventually } from '#server/testing/eventually.ts'
import { openBrowser } from '#server/testing/outside/browser.ts'
import { countWaiting } from '#server/testing/outside/count-waiting.ts'
import { readError } from '#server/testing/requests.ts'
import { buildUser, comeBack, exchange, renewed, setupSignIn, signIn } from '#server/testing/sign-in.ts'
import { newId } from '#shared/ids.ts'

const { app, db, provider, clock, newBrowser, another, close } = await setupSignIn()
afterAll(close)
beforeEach(() => {
  provider.failure = undefined
  provider.refreshes = 0
  clock.offsetMs = 0
})

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
type Browser = ReturnType<typeof newBrowser>

async function signInSomebody() {
  const user = await buildUser(db)
  provider.person = { sub: `sub-${user.id}`, email: user.email }
  const browser = newBrowser()
  const token = await signIn(browser, provider)
  return { user, browser, token }
}

const renew = async (browser: Browser) => browser.send('/api/cognito/token')
const renewOk = async (browser: Browser) => renewed.parse(await (await renew(browser)).json()).data
const signOut = async (browser: Browser) => browser.send('/api/auth/logout', { method: 'POST' })
/** @returns what lets the provider answer */
function holdRefreshes(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  provider.held = promise
  return resolve
}

const sessionsOf = (userId: string) => db.select().from(sessions).where(eq(sessions.userId, userId))

test('the token of a session is given again while it lasts, and renewed when it runs out', async () => {
  const { browser, token } = await signInSomebody()
  expect((await renewOk(browser)).token).toBe(token)
  expect(provider.refreshes).toBe(0)
  clock.offsetMs = 9 * MINUTE
  const fresh = await renewOk(browser)
  expect(fresh.token).not.toBe(token)
  expect(fresh.expiresIn).toBeGreaterThan(9 * 60)
  expect(provider.refreshes).toBe(1)
})

test('two tabs and two servers that renew at once ask the provider once', async () => {
  const { browser } = await signInSomebody()
  clock.offsetMs = 20 * MINUTE
  const second = createApp(another())
  const elsewhere = openBrowser((url, init) => second.request(url, init))
  for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value)
  const release = holdRefreshes()
  const renewals = [browser, browser, elsewhere, elsewhere].map(async (each) => (await renewOk(each)).token)
  await eventually(async () => provider.refreshes > 1 || (await countWaiting(db)) > 0)
  release()
  expect(new Set(await Promise.all(renewals)).size).toBe(1)
  expect(provider.refreshes).toBe(1)
})

test('sessions that wait for a slow provider leave connections for everybody else', async () => {
  const people = []
  for (let count = 0; count < 12; count += 1) people.push(await signInSomebody())
  clock.offsetMs = 20 * MINUTE
  const release = holdRefreshes()
  const renewals = people.map(async ({ browser }) => (await renew(browser)).status)
  await eventually(() => provider.refreshes > 0)
  for (let count = 0; count < 50; count += 1) expect((await app.request('/api/health')).status).toBe(200)
  expect(provider.refreshes).toBeLessThanOrEqual(4)
  release()
  expect(await Promise.all(renewals)).toEqual(people.map(() => 200))
})

test('a session lasts fourteen days from its last renewal, and not longer', async () => {
  const { browser } = await signInSomebody()
  clock.offsetMs = 13 * DAY
  const response = await renew(browser)
  expect(response.headers.getSetCookie().join()).toContain('Max-Age=1209600')
  clock.offsetMs = 26 * DAY
  expect((await renew(browser)).status).toBe(200)
  clock.offsetMs = 41 * DAY
  expect(await readError(await renew(browser))).toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
})

test('a session that the provider no longer knows ends, with its cookie', async () => {
  const { browser, user } = await signInSomebody()
  provider.revoke()
  clock.offsetMs = 20 * MINUTE
  expect(await readError(await renew(browser))).toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
  expect(browser.cookies.has('einzug_session')).toBe(false)
  expect(await sessionsOf(user.id)).toEqual([])
})

test('a session outlives a provider that cannot be reached', async () => {
  const { browser, token } = await signInSomebody()
  provider.failure = 500
  clock.offsetMs = 9 * MINUTE
  expect((await renewOk(browser)).token).toBe(token)
  clock.offsetMs = 20 * MINUTE
  expect(await readError(await renew(browser))).toMatchObject({ status: 503, code: 'SIGN_IN_UNAVAILABLE' })
  provider.failure = undefined
  // Left alone for a moment first, so that not every call waits for it.
  expect((await renew(browser)).status).toBe(503)
  clock.offsetMs += 10_000
  expect((await renew(browser)).status).toBe(200)
})

test('without a cookie, or with one that was never given, there is nothing to renew', async () => {
  expect(await readError(await renew(newBrowser()))).toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
  const forger = newBrowser()
  forger.cookies.set('einzug_session', 'a'.repeat(43))
  expect(await readError(await renew(forger))).toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
})

test('a deactivated user gets no token, and one who is let in again goes on', async () => {
  const { browser, user } = await signInSomebody()
  await db.update(users).set({ isActive: false }).where(eq(users.id, user.id))
  expect(await readError(await renew(browser))).toMatchObject({ status: 403, code: 'ACCOUNT_DEACTIVATED' })
  await db.update(users).set({ isActive: true }).where(eq(users.id, user.id))
  expect((await renew(browser)).status).toBe(200)
})

test('the first sign-in of a person is noted, and no later one', async () => {
  const { browser, user } = await signInSomebody()
  const read = async () => (await db.select().from(users).where(eq(users.id, user.id)))[0]?.firstSignInAt
  const first = await read()
  expect(first).toBeInstanceOf(Date)
  clock.offsetMs = 20 * MINUTE
  await signOut(browser)
  await signIn(browser, provider)
  expect(await read()).toEqual(first)
})

test('after a sign-out a copy of the cookie is worth nothing, and the log has it', async () => {
  const { browser, user } = await signInSomebody()
  const thief = newBrowser()
  for (const [name, value] of browser.cookies) thief.cookies.set(name, value)
  expect(await (await signOut(browser)).json()).toEqual({
    data: {
      logoutUrl: `${new URL('/logout', provider.issuer).href}?${new URLSearchParams({
        client_id: 'test-client',
        logout_uri: 'http://localhost/admin-login',
      }).toString()}`,
    },
  })
  expect(browser.cookies.has('einzug_session')).toBe(false)
  expect((await renew(thief)).status).toBe(401)
  const log = await db.select().from(activities).where(eq(activities.actorId, user.id))
  expect(log.map(({ kind }) => kind).toSorted()).toEqual(['signed_in', 'signed_out'])
})

const promptOf = async (browser: Browser) => {
  const { data } = (await (await browser.send('/api/auth/login-url')).json()) as { data: { authorizeUrl: string } }
  return new URL(data.authorizeUrl).searchParams.get('prompt')
}

test('after a sign-out the provider is to ask who it is, until somebody in this browser has signed in', async () => {
  const { browser } = await signInSomebody()
  expect(await promptOf(browser)).toBeNull()
  await signOut(browser)
  expect([await promptOf(browser), await promptOf(browser)]).toEqual(['login', 'login'])
  await signIn(browser, provider)
  expect(await promptOf(browser)).toBeNull()
})

test.each<[who: string, Partial<typeof users.$inferInsert> | undefined]>([
  ['nobody invited', undefined],
  ['was deactivated', { isActive: false }],
  ['has a role that reaches nothing', { role: 'user' }],
])('who %s is asked anew at the next sign-in, and so somebody else can sign in', async (_, changes) => {
  const { browser, user: earlier } = await signInSomebody()
  const refused = changes && (await buildUser(db, changes))
  provider.person = { sub: newId(), email: refused?.email ?? 'nobody@test.test' }
  await exchange(browser, await comeBack(browser, provider))
  expect(await promptOf(browser)).toBe('login')
  expect(await sessionsOf(earlier.id)).toEqual([])

  const other = await buildUser(db)
  provider.person = { sub: newId(), email: other.email }
  await signIn(browser, provider)
  expect(await promptOf(browser)).toBeNull()
})

test('signing out twice, or without having been signed in, is fine', async () => {
  const { browser } = await signInSomebody()
  const statuses = [await signOut(browser), await signOut(browser), await signOut(newBrowser())]
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200])
})

test('a provider that cannot be reached keeps nobody from signing out', async () => {
  const { browser, user } = await signInSomebody()
  const alone = createApp(another())
  provider.failure = 500
  const same = openBrowser((url, init) => alone.request(url, init))
  for (const [name, value] of browser.cookies) same.cookies.set(name, value)
  expect(await (await signOut(same)).json()).toEqual({ data: { logoutUrl: null } })
  expect(await sessionsOf(user.id)).toEqual([])
})

test('another key than the one it was sealed with opens no session', async () => {
  const { browser } = await signInSomebody()
  clock.offsetMs = 20 * MINUTE
  const rekeyed = createApp(another({ sessionKey: new Uint8Array(32) }))
  const same = openBrowser((url, init) => rekeyed.request(url, init))
  for (const [name, value] of browser.cookies) same.cookies.set(name, value)
  expect((await same.send('/api/cognito/token')).status).toBe(401)
})

test('an answer with a token is stored nowhere', async () => {
  const { browser } = await signInSomebody()
  expect((await renew(browser)).headers.get('cache-control')).toBe('no-store')
})
