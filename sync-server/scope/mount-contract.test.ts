import { Hono } from 'hono'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { AppError } from '#server/app-error.ts'
import { connectDatabase } from '#server/db/open-database.ts'
import type { FindCaller } from '#server/http/access.ts'
import { answerErrors } from '#server/http/answer-errors.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { createClientBudgets } from '#server/http/client-budgets.ts'
import type { Role } from '#shared/account/role.ts'
import { type Access, defineContract } from '#shared/endpoint.ts'
import { newId } from '#shared/ids.ts'
import { mountContract, reply } from './mount-contract.ts'
import { openScope } from './scope.ts'

const answer = z.object({ seen: z.string() })
const body = z.object({ name: z.string(), again: z.optional(z.boolean()) })
const at = (access: Access) => ({ method: 'GET', path: `/api/test/${access}`, access, answer }) as const

const contract = defineContract({
  anyone: at('anyone'),
  signedIn: at('signed-in'),
  manager: at('manager'),
  owner: at('platform-owner'),
  list: { method: 'GET', path: '/api/test/list', access: 'anyone', answer: z.array(answer) },
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

const person = { username: 'ada', email: 'ada@einzug.test', firstName: 'Ada', lastName: 'Lang' }
const signedIn =
  (role?: Role): FindCaller =>
  () =>
    Promise.resolve(role && { person, user: { id: newId(), role, organizationId: newId() } })

/** Nothing here asks it. */
const { db } = connectDatabase('postgres://nobody@127.0.0.1:1/nothing', () => {})
const surroundings = {
  budgets: createClientBudgets(1),
  trustedProxies: 0,
  openScope: openScope.bind(undefined, { db, now: () => new Date() }),
}

function setup(findCaller: FindCaller = signedIn()) {
  const app = new Hono<AppEnv>()
  app.onError(answerErrors({ log: () => {} }))
  const see = () => Promise.resolve({ seen: 'it' })
  const say = () => Promise.resolve(reply({ headers: { 'Upload-Offset': '7' } }))
  const handlers = {
    anyone: see,
    signedIn: see,
    manager: see,
    owner: see,
    list: () => Promise.resolve(reply({ data: [{ seen: 'it' }], meta: { total: 7, limit: 1, offset: 3 } })),
    managersPost: see,
    create: (call: { params: { place: string }; body: { name: string; again?: boolean | undefined } }) => {
      const data = { seen: `${call.body.name} in ${call.params.place}; ${Object.keys(call.body).join()}` }
      return Promise.resolve(call.body.again ? reply({ status: 200, data }) : data)
    },
    ask: say,
    obey: say,
  }
  mountContract(app, contract, handlers, { ...surroundings, findCaller })
  return app
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
  const app = setup(signedIn(role))
  const paths = ['anyone', 'signed-in', 'manager', 'platform-owner'].map((access) => `/api/test/${access}`)
  const answers = await Promise.all(paths.map(async (path) => app.request(path)))
  expect(answers.map(({ status }) => status)).toEqual(statuses)
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

test('a list says beside its data which part it is, of how many', async () => {
  const response = await setup().request('/api/test/list')
  expect(await response.json()).toEqual({ data: [{ seen: 'it' }], meta: { total: 7, limit: 1, offset: 3 } })
})

test('who calls is not asked where anyone may: a token that is not valid any more keeps no applicant out', async () => {
  const app = setup(() => Promise.reject(new AppError('UNAUTHORIZED')))
  expect((await app.request('/api/test/anyone')).status).toBe(200)
  expect((await app.request('/api/test/signed-in')).status).toBe(401)
})

test.each([undefined, 'manger', 'toString'])('an endpoint whose access is %j stops the start', (access) => {
  const open = { open: { ...at('anyone'), access: access as Access } }
  const handlers = { open: () => Promise.resolve({ seen: 'it' }) }
  const mount = () => mountContract(new Hono<AppEnv>(), open, handlers, { ...surroundings, findCaller: signedIn() })
  expect(mount).toThrow('open does not say who may call it')
})

test('a handler knows what language its caller reads', async () => {
  const app = new Hono<AppEnv>()
  const handlers = { open: ({ language }: { language: string }) => Promise.resolve({ seen: language }) }
  mountContract(app, { open: at('anyone') }, handlers, { ...surroundings, findCaller: signedIn() })
  const read = async (wishes: string) => {
    const response = await app.request('/api/test/anyone', { headers: { 'accept-language': wishes } })
    return z.parse(z.object({ data: answer }), await response.json()).data.seen
  }
  expect(await Promise.all(['rm, fr-CH;q=0.9, en;q=0.8', '*', ''].map(read))).toEqual(['fr', 'en', 'en'])
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
