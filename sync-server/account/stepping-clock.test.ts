import { afterAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { buildProcess } from '#server/testing/build/build.ts'
import { openBrowser } from '#server/testing/outside/browser.ts'
import { buildPhone } from '#server/testing/phone.ts'
import { buildUser, comeBack, exchange, exchanged, renewed, setupSignIn } from '#server/testing/sign-in.ts'
import { createFindCaller } from './find-caller.ts'

const { db, deps, provider, clock, close } = await setupSignIn()
afterAll(close)
beforeEach(() => {
  Object.assign(clock, { offsetMs: 0, isProvidersRight: false })
})

const MINUTE = 60_000
const app = createApp({ ...deps, findCaller: createFindCaller(deps, deps.sessions) })

/** A life of a manager's app, step by step; refused with its token it renews it once, as the app does. */
async function buildLife() {
  const user = await buildUser(db)
  provider.person = { sub: `sub-${user.id}`, email: user.email }
  const browser = openBrowser((url, init) => app.request(url, init))
  const own = { 'x-einzug': '1' }
  let callback: Record<string, string> = {}
  let token = ''
  const ask = async (url: string) => browser.send(url, { headers: { ...own, authorization: `Bearer ${token}` } })
  const renew = async () => {
    token = renewed.parse(await (await browser.send('/api/cognito/token')).json()).data.token
  }
  const read = (url: string) => async () => {
    if ((await ask(url)).status === 401) await renew()
    expect((await ask(url)).status).toBe(200)
  }
  return [
    async () => {
      callback = await comeBack(browser, provider)
    },
    async () => {
      token = exchanged.parse(await (await exchange(browser, callback)).json()).data.access_token
    },
    read('/api/users/me'),
    renew,
    read('/api/sync/pull'),
    async () => {
      expect((await browser.send('/api/sync/pull', { headers: own })).status).toBe(200)
    },
    renew,
    read('/api/users/me'),
  ]
}

test.each([
  ['back by ten minutes', -10, false],
  ['forward by ten minutes', 10, false],
  ['back by an hour', -60, false],
  ['forward by an hour', 60, false],
  ['back by ten minutes, alone', -10, true],
  ['forward by ten minutes, alone', 10, true],
])('a server whose clock steps %s signs nobody out, at whichever step', async (_, minutes, isProvidersRight) => {
  const { length } = await buildLife()
  // Between the way to the provider and back it may be ten minutes, and not an hour.
  for (let place = Math.abs(minutes) > 10 ? 2 : 0; place < length; place += 1) {
    Object.assign(clock, { offsetMs: 0, isProvidersRight })
    for (const [at, step] of (await buildLife()).entries()) {
      if (at === place) clock.offsetMs = minutes * MINUTE
      await expect(step()).resolves.toBeUndefined()
    }
    // And is put right again.
    clock.offsetMs = 0
  }
})

test('one that steps and is put right again signs nobody out either', async () => {
  for (const minutes of [-10, 10]) {
    const steps = await buildLife()
    for (const [at, step] of [...steps, ...steps.slice(2), ...steps.slice(2)].entries()) {
      if (at >= 2) clock.offsetMs = at % 2 ? minutes * MINUTE : 0
      await expect(step()).resolves.toBeUndefined()
    }
  }
})

test.each([-10, 10])(
  'a delivery arrives though the clock steps by %s minutes, before each of its requests',
  async (minutes) => {
    const { process } = await buildProcess(db)
    let requests = Number.POSITIVE_INFINITY
    for (let place = 0; place < requests; place += 1) {
      clock.offsetMs = 0
      let count = 0
      const { status } = await buildPhone(process).deliver(async (url, init) => {
        if (count === place) clock.offsetMs = minutes * MINUTE
        count += 1
        return app.request(url, init)
      })
      expect(status).toBe(201)
      requests = count
    }
  },
)
