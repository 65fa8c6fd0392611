import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { activities, users } from '#server/db/schema.ts'
import { sessions } from '#server/db/server-schema.ts'
import { readError } from '#server/testing/requests.ts'
import { buildUser, CALLBACK, comeBack, exchange, setupSignIn, signIn } from '#server/testing/sign-in.ts'

const { app, db, provider, clock, newBrowser, close } = await setupSignIn()
afterAll(close)
beforeEach(() => {
  provider.failure = undefined
  provider.idTokenChanges = {}
  clock.offsetMs = 0
})

const loginUrl = (returnUrl: string) => app.request(`/api/auth/login-url?returnUrl=${encodeURIComponent(returnUrl)}`)
const sessionsOf = (userId: string) => db.select().from(sessions).where(eq(sessions.userId, userId))
const subjectOf = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0]?.subject

/** Somebody invited, who signs in next. */
async function invite(changes: Parameters<typeof buildUser>[1] = {}) {
  const user = await buildUser(db, changes)
  provider.person = { sub: `sub-${user.id}`, email: user.email }
  return user
}

test('who was invited signs in, is linked by the verified address, gets a session, and is in the log', async () => {
  const user = await invite()
  const browser = newBrowser()
  const response = await exchange(browser, await comeBack(browser, provider))
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    data: { access_token: expect.any(String), token_type: 'Bearer', expires_in: expect.any(Number) },
  })
  expect(await subjectOf(user.id)).toBe(provider.person.sub)
  expect(await sessionsOf(user.id)).toHaveLength(1)
  const log = await db.select().from(activities).where(eq(activities.actorId, user.id))
  expect(log.map(({ kind, organizationId }) => [kind, organizationId])).toEqual([['signed_in', user.organizationId]])
})

test('the session is in a cookie that no script and no other site can use, and not in the database', async () => {
  const user = await invite()
  const browser = newBrowser()
  const response = await exchange(browser, await comeBack(browser, provider))
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith('einzug_session='))
  expect(cookie).toMatch(/^einzug_session=[\w-]{43}; Max-Age=1209600; Path=\/api; HttpOnly; SameSite=Lax$/)
  const secret = browser.cookies.get('einzug_session') ?? ''
  const [row] = await sessionsOf(user.id)
  expect(JSON.stringify(row)).not.toContain(secret)
  expect(JSON.stringify(row)).not.toContain('eyJhbGciOiJSUzI1NiI')
})

test('over HTTPS every cookie is for HTTPS alone', async () => {
  const secure = await setupSignIn({ publicUrl: 'https://apply.test' })
  const response = await secure.app.request('/api/auth/login-url')
  expect(response.headers.getSetCookie().map((line) => line.includes('; Secure'))).toEqual([true])
  await secure.close()
})

test.each([
  '//evil.test/auth/cognito/callback',
  'https:evil.test',
  '/\\evil.test',
  'https://localhost@evil.test/auth/cognito/callback',
  'http://localhost.evil.test/auth/cognito/callback',
  'http://localhost:8080/auth/cognito/callback',
  'https://localhost/auth/cognito/callback',
  'http://lоcalhost/auth/cognito/callback',
  `${CALLBACK}/../../admin`,
  `${CALLBACK}?next=//evil.test`,
  `${CALLBACK}\r\nLocation: //evil.test`,
  'javascript:alert(1)',
  'data:text/html,hi',
  '',
  CALLBACK + 'a'.repeat(10_000),
])('nobody is sent back to another address than the callback page: %s', async (address) => {
  const refused = { status: 422, code: 'VALIDATION_FAILED' }
  expect(await readError(await loginUrl(address))).toEqual({ ...refused, paths: ['returnUrl'] })
  const browser = newBrowser()
  const callback = await comeBack(browser, provider)
  expect(await readError(await exchange(browser, { ...callback, redirectUri: address }))).toEqual({
    ...refused,
    paths: ['redirectUri'],
  })
})

test('the address of the sign-in page brings state, nonce and the S256 challenge, and leads back here', async () => {
  const response = await loginUrl(CALLBACK)
  const { data } = (await response.json()) as { data: { authorizeUrl: string } }
  const { origin, pathname, searchParams } = new URL(data.authorizeUrl)
  expect(origin + pathname).toBe(new URL('/oauth2/authorize', provider.issuer).href)
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: 'test-client',
    response_type: 'code',
    redirect_uri: CALLBACK,
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  })
})

test('a name that only somebody else says leads here is not believed', async () => {
  const response = await app.request('http://evil.test/api/auth/login-url')
  expect(await readError(response)).toMatchObject({ status: 503, code: 'SIGN_IN_NOT_SET_UP' })
})

test('the documented call, with code and address alone, is enough', async () => {
  await invite()
  const browser = newBrowser()
  const { code } = await comeBack(browser, provider)
  expect((await exchange(browser, { code })).status).toBe(200)
})

test.each<[string, (callback: Record<string, string>) => Record<string, string>]>([
  ['with a state that nobody began with', (callback) => ({ ...callback, state: 'x'.repeat(43) })],
  ['with a code that the provider never gave', (callback) => ({ ...callback, code: 'guessed' })],
  ['that says it comes from another provider', (callback) => ({ ...callback, iss: 'https://evil.test' })],
])('a callback %s begins no session', async (_, change) => {
  const user = await invite()
  const browser = newBrowser()
  const response = await exchange(browser, change(await comeBack(browser, provider)))
  expect(await readError(response)).toMatchObject({ status: 400, code: 'SIGN_IN_FAILED' })
  expect(await sessionsOf(user.id)).toEqual([])
})

test('a callback is good once', async () => {
  const user = await invite()
  const browser = newBrowser()
  const callback = await comeBack(browser, provider)
  const cookies = new Map(browser.cookies)
  await exchange(browser, callback)
  expect(await readError(await exchange(browser, callback))).toMatchObject({ status: 400, code: 'SIGN_IN_FAILED' })
  // Also for who kept the cookie of the attempt.
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  expect(await readError(await exchange(browser, callback))).toMatchObject({ status: 400, code: 'SIGN_IN_FAILED' })
  expect(await sessionsOf(user.id)).toHaveLength(1)
})

test('the code of another browser is worth nothing, with its state and without', async () => {
  const victim = await invite()
  const stolen = await comeBack(newBrowser(), provider)
  const thief = newBrowser()
  expect((await exchange(thief, stolen)).status).toBe(400)
  await comeBack(thief, provider)
  expect((await exchange(thief, stolen)).status).toBe(400)
  expect((await exchange(thief, { code: stolen['code'] })).status).toBe(400)
  expect(await sessionsOf(victim.id)).toEqual([])
})

test('three tabs may be on their way at once, and come back in any order; a fourth ends the first', async () => {
  await invite()
  const browser = newBrowser()
  const callbacks = []
  for (let tab = 0; tab < 4; tab += 1) {
    clock.offsetMs = tab * 1000
    callbacks.push(await comeBack(browser, provider))
  }
  const statuses = []
  for (const callback of [callbacks[2], callbacks[1], callbacks[3], callbacks[0]]) {
    statuses.push((await exchange(browser, callback ?? {})).status)
  }
  expect(statuses).toEqual([200, 200, 200, 400])
})

test('who takes more than ten minutes to come back starts again, with as much for a clock that is put right', async () => {
  await invite()
  const browser = newBrowser()
  const callback = await comeBack(browser, provider)
  clock.offsetMs = 20 * 60_000 + 1
  expect(await readError(await exchange(browser, callback))).toMatchObject({ status: 400, code: 'SIGN_IN_FAILED' })
})

test.each([
  ['a nonce of another attempt', { nonce: 'other' }],
  ['another client', { aud: 'other' }],
  ['another issuer', { iss: 'https://evil.test' }],
  ['another person than the access token', { sub: 'other' }],
])('an ID token with %s begins no session', async (_, changes) => {
  const user = await invite()
  provider.idTokenChanges = changes
  const browser = newBrowser()
  expect(await readError(await exchange(browser, await comeBack(browser, provider)))).toMatchObject({
    status: 400,
    code: 'SIGN_IN_FAILED',
  })
  expect(await sessionsOf(user.id)).toEqual([])
})

test('the address counts whatever its case, and only when the provider has verified it', async () => {
  const user = await invite()
  provider.person = { sub: `sub-${user.id}`, email: user.email, email_verified: false }
  await signIn(newBrowser(), provider)
  expect(await subjectOf(user.id)).toBeNull()
  provider.person = { sub: `sub-${user.id}`, email: user.email.toUpperCase() }
  await signIn(newBrowser(), provider)
  expect(await subjectOf(user.id)).toBe(provider.person.sub)
})

test('a user belongs to the first who signs in with the address, also when two do at once', async () => {
  const user = await invite()
  const people = ['one', 'two'].map((name) => ({ sub: `${name}-${user.id}`, email: user.email }))
  const arrivals = []
  for (const person of people) {
    const browser = newBrowser()
    provider.person = person
    arrivals.push({ browser, callback: await comeBack(browser, provider) })
  }
  await Promise.all(arrivals.map(async ({ browser, callback }) => exchange(browser, callback)))
  expect(await sessionsOf(user.id)).toHaveLength(1)
  const linked = await subjectOf(user.id)
  expect(people.map(({ sub }) => sub)).toContain(linked)

  provider.person = { sub: 'a third', email: user.email }
  await signIn(newBrowser(), provider)
  expect(await subjectOf(user.id)).toBe(linked)
})

test('the same person may sign in twice at once for the first time', async () => {
  const user = await invite()
  const arrivals = []
  for (const browser of [newBrowser(), newBrowser()]) {
    arrivals.push({ browser, callback: await comeBack(browser, provider) })
  }
  await Promise.all(arrivals.map(async ({ browser, callback }) => exchange(browser, callback)))
  expect(await sessionsOf(user.id)).toHaveLength(2)
})

test('somebody whom nobody invited gets a token and no session, and ends the one that was there', async () => {
  const user = await invite()
  const browser = newBrowser()
  await signIn(browser, provider)
  provider.person = { sub: 'stranger', email: 'stranger@test.test' }
  expect(await signIn(browser, provider)).toMatch(/^ey/)
  expect(browser.cookies.has('einzug_session')).toBe(false)
  expect(await sessionsOf(user.id)).toEqual([])
})

test('a deactivated user is told so, and begins no session', async () => {
  const user = await invite({ isActive: false })
  const browser = newBrowser()
  const response = await exchange(browser, await comeBack(browser, provider))
  expect(await readError(response)).toMatchObject({ status: 403, code: 'ACCOUNT_DEACTIVATED' })
  expect(browser.cookies.has('einzug_session')).toBe(false)
  expect(await sessionsOf(user.id)).toEqual([])
})

test.each([500, 'hangs up'] as const)(
  'a provider that fails (%s) at the exchange is named as the reason',
  async (failure) => {
    await invite()
    const browser = newBrowser()
    const callback = await comeBack(browser, provider)
    provider.failure = failure
    const response = await exchange(browser, callback)
    expect(await readError(response)).toMatchObject({ status: 503, code: 'SIGN_IN_UNAVAILABLE' })
  },
)

test('a provider that cannot be reached when a sign-in begins is asked again by the next', async () => {
  const fresh = await setupSignIn()
  fresh.provider.failure = 500
  const response = await fresh.app.request('/api/auth/login-url')
  expect(await readError(response)).toMatchObject({ status: 503, code: 'SIGN_IN_UNAVAILABLE' })
  fresh.provider.failure = undefined
  expect((await fresh.app.request('/api/auth/login-url')).status).toBe(200)
  await fresh.close()
})

test.each([
  ['GET', '/api/auth/login-url'],
  ['POST', '/api/auth/token'],
  ['GET', '/api/cognito/token'],
  ['POST', '/api/auth/logout'],
])('another site cannot make a browser call %s %s', async (method, path) => {
  const body = method === 'POST' ? { body: JSON.stringify({ code: 'c', redirectUri: CALLBACK }) } : {}
  for (const headers of [
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { origin: 'http://localhost:8080' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://localhost' },
  ]) {
    const init = { method, ...body, headers: { ...headers, 'content-type': 'application/json' } }
    expect(await readError(await app.request(path, init))).toMatchObject({ status: 403, code: 'FOREIGN_ORIGIN' })
  }
})

test('the token of a session is for code alone: whoever opens its address as a page reads nothing', async () => {
  for (const dest of ['document', 'iframe']) {
    const opened = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': dest }
    const answer = await app.request('/api/cognito/token', { headers: opened })
    expect(await readError(answer)).toMatchObject({ status: 403, code: 'FOREIGN_ORIGIN' })
  }
})
