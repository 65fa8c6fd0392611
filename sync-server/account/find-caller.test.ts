import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createApp } from '#server/app.ts'
import { users } from '#server/db/schema.ts'
import { sessions } from '#server/db/server-schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/access.ts'
import { answerErrors } from '#server/http/answer-errors.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { mountContract } from '#server/scope/mount-contract.ts'
import { openScope } from '#server/scope/scope.ts'
import { buildProcess, buildSubmission } from '#server/testing/build/build.ts'
import { postJson, readError } from '#server/testing/requests.ts'
import { buildUser, renewed, setupSignIn, signIn } from '#server/testing/sign-in.ts'
import { defineContract } from '#shared/endpoint.ts'
import { createFindCaller } from './find-caller.ts'

const { db, deps, provider, clock, newBrowser, another, close } = await setupSignIn()
afterAll(close)
beforeEach(() => {
  provider.failure = undefined
  clock.offsetMs = 0
})

const contract = defineContract({
  who: {
    method: 'POST',
    path: '/api/who',
    access: 'signed-in',
    answer: z.object({ username: z.string(), id: z.nullable(z.string()), role: z.nullable(z.string()) }),
  },
})

function mount(sees: Deps) {
  const probe = new Hono<AppEnv>()
  probe.onError(answerErrors(deps))
  const who = ({ caller }: { caller: Caller }) => Promise.resolve(describe(caller))
  const findCaller = createFindCaller(sees, sees.sessions)
  mountContract(probe, contract, { who }, { ...sees, findCaller, openScope: (caller) => openScope(sees, caller) })
  return probe
}

const describe = ({ person, user }: Caller) => ({
  username: person.username,
  id: user?.id ?? null,
  role: user?.role ?? null,
})

const probe = mount(deps)
const ask = async (headers: Record<string, string>, at = probe) => at.request('/api/who', { method: 'POST', headers })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const UNAUTHORIZED = { code: 'UNAUTHORIZED', message: 'Please sign in to continue.' }

async function signInSomebody() {
  const user = await buildUser(db)
  provider.person = { sub: `sub-${user.id}`, email: user.email }
  const browser = newBrowser()
  const token = await signIn(browser, provider)
  const cookie = { cookie: `einzug_session=${browser.cookies.get('einzug_session')}` }
  return { user, browser, token, cookie, own: { ...cookie, 'x-einzug': '1' } }
}

test('who works by a token alone has come as well', async () => {
  const { user, token } = await signInSomebody()
  await db.update(users).set({ firstSignInAt: null }).where(eq(users.id, user.id))
  expect((await ask(bearer(token))).status).toBe(200)
  const [row] = await db.select().from(users).where(eq(users.id, user.id))
  expect(row?.firstSignInAt).not.toBeNull()
})

test('a token brings the user whom it is about, with the role of the users table', async () => {
  const { user, token } = await signInSomebody()
  const response = await ask(bearer(token))
  expect(await response.json()).toEqual({ data: { username: user.username, id: user.id, role: 'manager' } })
})

test('a role that the token claims decides nothing', async () => {
  const { user } = await signInSomebody()
  const token = await provider.accessToken(`sub-${user.id}`, {
    role: 'platform_owner',
    'cognito:groups': ['platform_owner'],
  })
  expect(await (await ask(bearer(token))).json()).toMatchObject({ data: { role: 'manager' } })
})

test('somebody whom only the provider knows is signed in without a role', async () => {
  const token = await provider.accessToken('stranger')
  expect(await (await ask(bearer(token))).json()).toEqual({ data: { username: 'stranger', id: null, role: null } })
})

test('a deactivation works with the next call, by token and by cookie', async () => {
  const { user, token, own } = await signInSomebody()
  await db.update(users).set({ isActive: false }).where(eq(users.id, user.id))
  for (const headers of [bearer(token), own]) {
    expect(await readError(await ask(headers))).toMatchObject({ status: 403, code: 'ACCOUNT_DEACTIVATED' })
  }
})

test('who is locked out is told so also when the session has ended with it', async () => {
  const { user, token } = await signInSomebody()
  await db.update(users).set({ isActive: false }).where(eq(users.id, user.id))
  await db.delete(sessions).where(eq(sessions.userId, user.id))
  expect(await readError(await ask(bearer(token)))).toMatchObject({ status: 403, code: 'ACCOUNT_DEACTIVATED' })
})

test('whatever is wrong with a token, the answer is the same', async () => {
  const { token } = await signInSomebody()
  const expired = await provider.accessToken('somebody', { exp: Math.floor(Date.now() / 1000) - 61 })
  const idToken = await provider.accessToken('somebody', { token_use: 'id' })
  for (const authorization of [
    '',
    'Bearer',
    'Bearer ',
    `bearer ${token}`,
    `Basic ${token}`,
    token,
    `Bearer  ${token}`,
    `Bearer ${token}, Bearer ${token}`,
    `Bearer ${token}x`,
    `Bearer ${expired}`,
    `Bearer ${idToken}`,
    `Bearer ${'a'.repeat(100_000)}`,
  ]) {
    const response = await ask({ authorization })
    expect([response.status, await response.json()]).toEqual([401, UNAUTHORIZED])
  }
  const nothing = await ask({})
  expect([nothing.status, await nothing.json()]).toEqual([401, UNAUTHORIZED])
})

test('a token goes on being read while the provider cannot be reached', async () => {
  const { token } = await signInSomebody()
  provider.failure = 500
  expect((await ask(bearer(token))).status).toBe(200)
})

test('a server that never reached the provider says so, and does not sign anybody out', async () => {
  const { token } = await signInSomebody()
  const fresh = mount(another())
  provider.failure = 'hangs up'
  expect(await readError(await ask(bearer(token), fresh))).toMatchObject({ status: 503, code: 'SIGN_IN_UNAVAILABLE' })
  provider.failure = undefined
  expect((await ask(bearer(token), fresh)).status).toBe(200)
})

test('the cookie of a session stands for its user, when our own page or worker sends it', async () => {
  const { user, own } = await signInSomebody()
  for (const headers of [own, { ...own, origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }]) {
    expect(await (await ask(headers)).json()).toMatchObject({ data: { id: user.id } })
  }
})

test('the cookie alone, or from another site, does nothing', async () => {
  const { cookie, own } = await signInSomebody()
  for (const headers of [
    cookie,
    { ...cookie, 'x-einzug': '0' },
    { ...own, origin: 'https://evil.test' },
    { ...own, origin: 'null' },
    { ...own, 'sec-fetch-site': 'cross-site' },
    { ...own, 'sec-fetch-site': 'same-site' },
  ]) {
    expect(await readError(await ask(headers))).toMatchObject({ status: 403, code: 'FOREIGN_ORIGIN' })
  }
})

test('a token that is not good is not mended by a cookie that is', async () => {
  const { own } = await signInSomebody()
  expect((await ask({ ...own, ...bearer('wrong') })).status).toBe(401)
})

test('a stolen cookie ends with the sign-out', async () => {
  const { browser, own } = await signInSomebody()
  await browser.send('/api/auth/logout', { method: 'POST' })
  expect((await ask(own)).status).toBe(401)
})

test.each<[string, (who: Awaited<ReturnType<typeof signInSomebody>>) => Promise<unknown>]>([
  ['a sign-out', ({ browser }) => browser.send('/api/auth/logout', { method: 'POST' })],
  ['a sign-out by the documented call, which brings the token alone', ({ token }) => signOutBy(token)],
  ['the next person who signs in there', ({ browser }) => signIn(browser, provider)],
  ['an end that a manager puts to the sessions', ({ user }) => db.delete(sessions).where(eq(sessions.userId, user.id))],
])('every token of a session ends with %s, at every server', async (_, end) => {
  const who = await signInSomebody()
  clock.offsetMs = 9 * 60_000
  const [first, renewedOne] = [who.token, renewed.parse(await (await who.browser.send('/api/cognito/token')).json())]
  const tokens = [first, renewedOne.data.token]
  for (const token of tokens) expect((await ask(bearer(token))).status).toBe(200)
  await end(who)
  for (const token of tokens) {
    for (const server of [probe, mount(another())]) expect((await ask(bearer(token), server)).status).toBe(401)
  }
  const again = await signIn(newBrowser(), provider)
  expect((await ask(bearer(again))).status).toBe(200)
})

const signOutBy = async (token: string) =>
  createApp(deps).request('/api/auth/logout', { method: 'POST', headers: bearer(token) })

test('one that belongs to no session of ours ends by the documented call too; one that is not good ends nothing', async () => {
  const token = await provider.accessToken(`sub-${(await signInSomebody()).user.id}`)
  expect((await signOutBy(`${token}x`)).status).toBe(200)
  expect((await ask(bearer(token))).status).toBe(200)
  expect((await signOutBy(token)).status).toBe(200)
  expect((await ask(bearer(token))).status).toBe(401)
})

test('a session that the provider has ended is found out within ten minutes', async () => {
  const { own } = await signInSomebody()
  provider.revoke()
  clock.offsetMs = 9 * 60_000
  expect((await ask(own)).status).toBe(200)
  clock.offsetMs = 11 * 60_000
  expect((await ask(own)).status).toBe(401)
})

test('while the provider cannot be reached a session counts for a day since it was confirmed', async () => {
  const { own } = await signInSomebody()
  provider.failure = 500
  clock.offsetMs = 23 * 60 * 60_000
  expect((await ask(own)).status).toBe(200)
  clock.offsetMs = 25 * 60 * 60_000
  expect(await readError(await ask(own))).toMatchObject({ status: 503, code: 'SIGN_IN_UNAVAILABLE' })
  provider.failure = undefined
  clock.offsetMs += 10_000
  expect((await ask(own)).status).toBe(200)
})

test('an applicant who sends from a browser with a stale sign-in is not asked who they are', async () => {
  const { process } = await buildProcess(db)
  const headers = { ...bearer('stale'), cookie: 'einzug_session=stale' }
  const real = createApp({ ...deps, findCaller: createFindCaller(deps, deps.sessions) })
  expect((await postJson(real, '/api/applications', buildSubmission(process), headers)).status).toBe(201)
})
