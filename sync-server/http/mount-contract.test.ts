import { Hono } from 'hono'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Role } from '#shared/account/role.ts'
import { type Access, defineContract } from '#shared/endpoint.ts'
import { newId } from '#shared/ids.ts'
import { type FindCaller, nobody } from './access.ts'
import { answerErrors } from './answer-errors.ts'
import type { AppEnv } from './app-env.ts'
import { AppError } from './app-error.ts'
import { mountContract, reply } from './mount-contract.ts'

const answer = z.object({ seen: z.string() })
const body = z.object({ name: z.string(), again: z.optional(z.boolean()) })
const at = (access: Access) => ({ method: 'GET', path: `/api/test/${access}`, access, answer }) as const

const contract = defineContract({
  anyone: at('anyone'),
  signedIn: at('signed-in'),
  manager: at('manager'),
  owner: at('platform-owner'),
  managersPost: { method: 'POST', path: '/api/test/managers', access: 'manager', body, answer },
  create: {
    method: 'POST',
    path: '/api/test/{place}',
    access: 'anyone',
    params: z.object({ place: z.string() }),
    body,
    answer,
    status: 201,
  },
  ask: { method: 'HEAD', path: '/api/test/silent', access: 'anyone', answer: z.undefined() },
  obey: { method: 'PATCH', path: '/api/test/silent', access: 'anyone', answer: z.undefined(), status: 204 },
})

function setup(role?: Role, findCaller = callerWith(role)) {
  const app = new Hono<AppEnv>()
  app.onError(answerErrors({ log: () => {} }))
  const see = () => Promise.resolve({ seen: 'it' })
  const say = () => Promise.resolve(reply({ headers: { 'Upload-Offset': '7' } }))
  const handlers = {
    anyone: see,
    signedIn: see,
    manager: see,
    owner: see,
    managersPost: see,
    create: (call: { params: { place: string }; body: { name: string; again?: boolean | undefined } }) => {
      const data = { seen: `${call.body.name} in ${call.params.place}; ${Object.keys(call.body).join()}` }
      return Promise.resolve(call.body.again ? reply({ status: 200, data }) : data)
    },
    ask: say,
    obey: say,
  }
  mountContract(app, contract, handlers, { trustedProxies: 0, findCaller })
  return app
}

function callerWith(role: Role | undefined): FindCaller {
  if (!role) return nobody
  const person = { username: 'ada', email: 'ada@test.test', firstName: 'Ada', lastName: 'Test' }
  return () => Promise.resolve({ person, user: { id: newId(), role, organizationId: null } })
}

const post = (path: string, value: unknown) =>
  setup().request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(value),
  })

test.each([
  [undefined, [200, 401, 401, 401]],
  ['user', [200, 200, 403, 403]],
  ['manager', [200, 200, 200, 403]],
  ['platform_owner', [200, 200, 200, 200]],
] as const)('a caller with the role %s gets what the access levels say', async (role, statuses) => {
  const app = setup(role)
  const paths = ['anyone', 'signed-in', 'manager', 'platform-owner'].map((access) => `/api/test/${access}`)
  const answers = await Promise.all(paths.map(async (path) => app.request(path)))
  expect(answers.map(({ status }) => status)).toEqual(statuses)
})

test('a call for anyone is answered without asking who calls, so that a stale sign-in cannot spoil it', async () => {
  const refuse = () => Promise.reject(new AppError('UNAUTHORIZED'))
  const ask = async (access: Access) => (await setup(undefined, refuse).request(`/api/test/${access}`)).status
  expect([await ask('anyone'), await ask('signed-in')]).toEqual([200, 401])
})

test('who may not call learns nothing about what would be a valid request', async () => {
  const response = await post('/api/test/managers', 'no object')
  expect(response.status).toBe(401)
})

test('an answer stands under data, with the status of its endpoint and the parameters of its path', async () => {
  const response = await post('/api/test/Bern', { name: 'Ada' })
  expect(response.status).toBe(201)
  expect(await response.json()).toEqual({ data: { seen: 'Ada in Bern; name' } })
})

test('a replay answers 200 where the first answer was 201', async () => {
  expect((await post('/api/test/Bern', { name: 'Ada', again: true })).status).toBe(200)
})

test.each([
  ['HEAD', 200],
  ['PATCH', 204],
])('an answer without a body speaks by its headers: %s answers %i', async (method, status) => {
  const response = await setup().request('/api/test/silent', { method })
  expect([response.status, response.headers.get('upload-offset'), await response.text()]).toEqual([status, '7', ''])
})

test('a HEAD endpoint answers no GET, and every GET endpoint answers HEAD', async () => {
  expect((await setup().request('/api/test/silent')).status).toBe(404)
  const response = await setup().request('/api/test/anyone', { method: 'HEAD' })
  expect([response.status, response.headers.get('upload-offset')]).toEqual([200, null])
})

test('fields the schema does not know never reach a handler', async () => {
  const response = await post('/api/test/Bern', { name: 'Ada', role: 'platform_owner' })
  expect(await response.json()).toEqual({ data: { seen: 'Ada in Bern; name' } })
})
