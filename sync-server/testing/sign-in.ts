import * as z from 'zod/mini'
import { createSessions } from '#server/account/create-sessions.ts'
import { organizations, users } from '#server/db/schema.ts'
import type { Db, Deps } from '#server/deps.ts'
import { createOidcClient } from '#server/identity/oidc-client.ts'
import { accountContract } from '#shared/account/contract.ts'
import { newId } from '#shared/ids.ts'
import { openBrowser } from './outside/browser.ts'
import { startTestProvider, type TestProvider } from './outside/identity-provider.ts'
import { setupTestApp } from './test-app.ts'

/** The whole server with a provider to sign in at, and a clock that can be put forward. */
export async function setupSignIn(overrides: Partial<Deps> = {}) {
  /** Of the server; the provider goes by it too, unless its own is right. */
  const clock = { offsetMs: 0, isProvidersRight: false }
  const now = () => new Date(Date.now() + clock.offsetMs)
  const provider = await startTestProvider(() => (clock.isProvidersRight ? new Date() : now()))
  const { issuer, settings } = provider
  const identity = createOidcClient({ kind: 'provider', issuer, settings, now, log: () => {} })
  const test = await setupTestApp({ identity, now, ...overrides })
  const close = async () => {
    await provider.close()
    await test.close()
  }
  const newBrowser = () => openBrowser((url, init) => test.app.request(url, init))
  /** What another server on the same database has of its own: it has never reached the provider. */
  const another = (changes: Partial<Deps> = {}): Deps => {
    const fresh = createOidcClient({ kind: 'provider', issuer, settings, now, log: () => {} })
    const others = { ...test.deps, identity: fresh, ...changes }
    return { ...others, sessions: createSessions(others) }
  }
  return { ...test, provider, clock, now, newBrowser, another, close }
}

const ORIGIN = 'http://localhost'
export const CALLBACK = `${ORIGIN}/auth/cognito/callback`

const loginUrl = z.object({ data: accountContract.readLoginUrl.answer })
export const exchanged = z.object({ data: accountContract.exchangeCode.answer })
export const renewed = z.object({ data: accountContract.renewToken.answer })

type Browser = ReturnType<typeof openBrowser>

/** To the provider and back. @returns what the callback's address says */
export async function comeBack(browser: Browser, provider: TestProvider, query = '', edit = (url: string) => url) {
  const { data } = loginUrl.parse(await (await browser.send(`/api/auth/login-url${query}`)).json())
  return provider.authorize(edit(data.authorizeUrl))
}

export const exchange = (browser: Browser, callback: Record<string, unknown>) =>
  browser.postJson('/api/auth/token', { redirectUri: CALLBACK, ...callback })

/** The whole way. @returns the access token @throws when it does not succeed */
export async function signIn(browser: Browser, provider: TestProvider): Promise<string> {
  const response = await exchange(browser, await comeBack(browser, provider))
  return exchanged.parse(await response.json()).data.access_token
}

/** Somebody who was invited and has not signed in yet. */
export async function buildUser(db: Db, changes: Partial<typeof users.$inferInsert> = {}) {
  const id = newId()
  const organizationId = changes.organizationId ?? newId()
  await db.insert(organizations).values({ id: organizationId, name: 'Musterverwaltung' }).onConflictDoNothing()
  const email = `${id}@muster.test`
  const names = { username: email, firstName: 'Mira', lastName: 'Muster' }
  const [user] = await db
    .insert(users)
    .values({ id, email, ...names, role: 'manager', organizationId, ...changes })
    .returning()
  if (!user) throw new Error('the user was not stored')
  return user
}
