import type { Page, Route } from '@playwright/test'
import { newId } from '#shared/ids.ts'
import type { Activity } from '#shared/activity/activity.ts'
import type { Organization } from '#shared/organization/organization.ts'
import type { Me } from '#shared/user/contract.ts'
import type { User } from '#shared/user/user.ts'

export const muster: Organization = {
  id: '0190f3a0-0000-7000-8000-000000000001',
  name: 'Musterverwaltung',
  description: 'Homes in Berlin and Zürich',
  country: 'DE',
  retentionDays: null,
  policyPack: null,
  createdAt: '2027-01-05T09:00:00.000Z',
}

const person = (id: string, more: Partial<Me>): Me & { id: string } => ({
  username: `${more.firstName}@demo.test`.toLowerCase(),
  firstName: '',
  lastName: '',
  email: `${more.firstName}@demo.test`.toLowerCase(),
  role: 'manager',
  organizationId: muster.id,
  organization: { id: muster.id, name: muster.name },
  ...more,
  id,
})

const nobodysOrganization = { organizationId: null, organization: null } as const
export const people = {
  manager: person('0190f3a0-0000-7000-8000-00000000000a', { firstName: 'Manfred', lastName: 'Mustermann' }),
  owner: person('0190f3a0-0000-7000-8000-00000000000b', {
    firstName: 'Olga',
    lastName: 'Owner',
    role: 'platform_owner',
    ...nobodysOrganization,
  }),
  user: person('0190f3a0-0000-7000-8000-00000000000c', { firstName: 'Ursula', lastName: 'User', role: 'user' }),
}

const asUser = ({ role, organizationId, ...names }: Me & { id: string }): User => ({
  id: names.id,
  username: names.username,
  firstName: names.firstName,
  lastName: names.lastName,
  email: names.email,
  organizationId,
  role: role ?? 'user',
  isActive: true,
  createdAt: muster.createdAt,
})

type Answer = { status: number; body: unknown }

/** The calls of the admin area, answered in the browser: for what a real server does only when something is wrong. */
export async function answerDesk(page: Page, signedIn?: Me) {
  const state = {
    me: signedIn,
    organizations: [muster],
    users: [asUser(people.manager), asUser(people.user)],
    activities: [] as Activity[],
    /** Answers that stand in for the usual ones, by `POST /api/users`. */
    instead: new Map<string, (route: Route) => Promise<void>>(),
    /** Bodies that were sent, by `POST /api/users`. */
    sent: [] as { call: string; body: unknown }[],
  }

  const answer = (method: string, path: string, body: Record<string, unknown>): Answer => {
    const { me } = state
    if (path === '/api/auth/login-url') return data({ authorizeUrl: '/auth/cognito/callback?code=c0de&state=st4te' })
    if (path === '/api/auth/token') return data({ access_token: 'token', token_type: 'Bearer', expires_in: 600 })
    if (path === '/api/auth/logout') {
      state.me = undefined
      return data({ logoutUrl: null })
    }
    if (!me) return failure(401, 'UNAUTHORIZED')
    if (path === '/api/cognito/token') return data({ token: 'token', expiresIn: 600 })
    if (path === '/api/users/me') return data(me)
    if (path === '/api/organizations') return method === 'POST' ? create(body) : data(state.organizations)
    if (path === '/api/users') return method === 'POST' ? invite(body) : data(state.users)
    if (path === '/api/activities') return data(state.activities)
    if (path === '/api/sync/pull') return data(nothingNew)
    const [, noun, id] = /^\/api\/(organizations|users)\/(.+)$/.exec(path) ?? []
    if (noun === 'organizations') {
      const found = state.organizations.find((each) => each.id === id)
      return found ? data(found) : failure(404, 'NOT_FOUND')
    }
    state.users = state.users.map((user) => (user.id === id ? { ...user, isActive: body['isActive'] === true } : user))
    return data(state.users.find((user) => user.id === id))
  }
  const create = (body: Record<string, unknown>) => {
    const made: Organization = { ...muster, ...body }
    if (!state.organizations.some(({ id }) => id === made.id)) state.organizations.push(made)
    return data(made)
  }
  const invite = (body: Record<string, unknown>) => {
    const made = { ...asUser(people.user), username: body['email'], ...body } as User
    if (!state.users.some(({ id }) => id === made.id)) state.users.push(made)
    return data(made)
  }

  await page.context().route(/\/api\/(auth|cognito|users|organizations|activities|sync)\b/, async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    const call = `${request.method()} ${pathname}`
    const body = (request.postDataJSON() ?? {}) as Record<string, unknown>
    if (request.method() !== 'GET') state.sent.push({ call, body })
    const instead = state.instead.get(call)
    if (instead) return instead(route)
    // A live signal that never comes: the page looks by itself.
    if (pathname === '/api/sync/stream') return route.abort()
    const { status, body: answered } = answer(request.method(), pathname, body)
    await route.fulfill({ status, json: answered, headers: { 'x-app': 'einzug' } })
  })
  return state
}

export type DeskServer = Awaited<ReturnType<typeof answerDesk>>

const nothingNew = {
  reset: false,
  changes: [],
  cursor: 'c',
  more: false,
  serverTime: muster.createdAt,
}

const data = (value: unknown): Answer => ({ status: 200, body: { data: value } })
const failure = (status: number, code: string): Answer => ({ status, body: { code, message: code } })

export const happened = (kind: Activity['kind'], at: string, name: string | null = null): Activity => ({
  id: newId(),
  organizationId: muster.id,
  kind,
  at,
  actor: { id: people.manager.id, name: 'Manfred Mustermann' },
  record: name === null ? null : { type: 'user', id: newId(), name },
})

/** Comes in as somebody for whom the session's cookie is there. */
export async function openAs(page: Page, who: keyof typeof people, path: string): Promise<DeskServer> {
  const server = await answerDesk(page, people[who])
  await page.goto(path)
  return server
}
