import type { Me } from '#shared/user/contract.ts'

export interface Account extends Me {
  id: string
  isActive: boolean
}

/** How the server answers: as it should, not at all, or with a failure of its own. */
export type Mood = 'well' | 'unreachable' | 'renewal_fails' | 'sign_out_fails'

interface Seen {
  path: string
  authorization: string | null
  hasCookie: boolean
  header: string | null
}

/** The calls of a session as their contract describes them, with one cookie jar for all tabs of a device. */
export function createFakeServer() {
  const accounts = new Map<string, Account>()
  const tokens = new Map<string, string>()
  const seen: Seen[] = []
  let cookie: string | undefined
  let made = 0
  let mood: Mood = 'well'
  let held: { path: string; until: Promise<void> } | undefined

  const tokenFor = (userId: string) => {
    made += 1
    const token = `token-${made}`
    tokens.set(token, userId)
    return token
  }

  const answer = (path: string, headers: Headers): Response => {
    if (path === '/api/cognito/token') {
      if (mood === 'renewal_fails') return failure(503, 'SIGN_IN_UNAVAILABLE')
      return cookie ? data({ token: tokenFor(cookie), expiresIn: 600 }) : failure(401, 'UNAUTHORIZED')
    }
    if (path === '/api/auth/logout') {
      if (mood === 'sign_out_fails') return failure(503, 'INTERNAL')
      cookie = undefined
      return data({ logoutUrl: 'https://idp.test/logout' })
    }
    const bearer = headers.get('authorization')?.replace('Bearer ', '')
    const account = accounts.get((bearer === undefined ? cookie : tokens.get(bearer)) ?? '')
    if (!account) return failure(401, 'UNAUTHORIZED')
    if (!account.isActive) return failure(403, 'ACCOUNT_DEACTIVATED')
    if (path === '/api/users/me') return data(account)
    return account.role === 'user' ? failure(403, 'ACCESS_DENIED') : data([])
  }

  const send: typeof fetch = (input, init) => {
    if (mood === 'unreachable') return Promise.reject(new TypeError('Failed to fetch'))
    const headers = new Headers(init?.headers)
    const path = (input as string).replace(/\?.*/, '') // the session gives addresses as texts
    seen.push({
      path,
      authorization: headers.get('authorization'),
      hasCookie: cookie !== undefined && init?.credentials === 'include',
      header: headers.get('x-einzug'),
    })
    const answered = answer(path, headers)
    return held?.path === path ? held.until.then(() => answered) : Promise.resolve(answered)
  }

  return {
    send,
    seen,
    accounts,
    be: (next: Mood) => {
      mood = next
    },
    /** What it answers to a path is on its way until the returned function is called. */
    hold: (path: string): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = { path, until: promise }
      return () => {
        held = undefined
        resolve()
      }
    },
    /** Who the cookie of this device belongs to. */
    setCookie: (userId: string | undefined) => {
      cookie = userId
    },
    cookie: () => cookie,
    tokenFor,
    /** No token that was given out does any more. */
    endTokens: () => tokens.clear(),
    count: (path: string) => seen.filter((each) => each.path === path).length,
  }
}

const data = (value: unknown) => Response.json({ data: value }, { headers: { 'x-app': 'einzug' } })

const failure = (status: number, code: string) =>
  Response.json({ code, message: code }, { status, headers: { 'x-app': 'einzug' } })
