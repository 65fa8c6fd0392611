import { afterAll, beforeEach, expect, test } from 'vitest'
import { buildUser, comeBack, exchange, exchanged, setupSignIn } from '#server/testing/sign-in.ts'

const { db, provider, newBrowser, close } = await setupSignIn()
afterAll(close)
beforeEach(() => {
  provider.askedAt = undefined
  provider.idTokenChanges = {}
})

/** Time enough to choose a code and lock the phone. */
const HALF_A_MINUTE_AGO = () => Math.floor(Date.now() / 1000) - 30

async function signedIn(query: string, edit?: (url: string) => string) {
  const { id, email } = await buildUser(db)
  provider.person = { sub: `sub-${id}`, email }
  const browser = newBrowser()
  const response = await exchange(browser, await comeBack(browser, provider, query, edit))
  return exchanged.parse(await response.json()).data.asked_anew ?? false
}

test('who is to prove who they are is asked by the provider, though it knows them, and has proven it', async () => {
  provider.askedAt = HALF_A_MINUTE_AGO()
  expect(await signedIn('?asksAnew=true')).toBe(true)
})

test('an address from which the wish was taken out brings a sign-in and no proof', async () => {
  provider.askedAt = HALF_A_MINUTE_AGO()
  const without = (url: string) => {
    const edited = new URL(url)
    for (const name of ['prompt', 'max_age']) {
      expect(edited.searchParams.has(name)).toBe(true)
      edited.searchParams.delete(name)
    }
    return edited.href
  }
  expect(await signedIn('?asksAnew=true', without)).toBe(false)
})

test('a provider that does not say when it asked proves nothing', async () => {
  provider.idTokenChanges = { auth_time: undefined }
  expect(await signedIn('?asksAnew=true')).toBe(false)
})

test('a sign-in of which no proof is wanted says nothing of one', async () => {
  expect(await signedIn('')).toBe(false)
})
