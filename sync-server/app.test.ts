import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { fillPath } from '#shared/endpoint.ts'
import { everyEndpoint } from '#shared/every-endpoint.ts'
import { newId } from '#shared/ids.ts'
import { connectDatabase } from './db/open-database.ts'
import { buildProcess, buildRenter, buildSubmission } from './testing/build/build.ts'
import { postJson, readError } from './testing/requests.ts'
import { setupTestApp } from './testing/test-app.ts'

const { app, db, databaseUrl, log, close } = await setupTestApp({
  site: {
    contactEmail: 'kontakt@muster.test',
    processing: { sendsMails: false, storage: null, backupDays: 35, abandonedHours: 48 },
    readPage: (page, language) => Promise.resolve(page === 'terms' && language === 'de' ? 'Unsere Bedingungen' : null),
  },
})
afterAll(close)

const data = async (path: string) => ((await (await app.request(path)).json()) as { data: unknown }).data

test('the server is healthy when its database answers', async () => {
  expect(await data('/api/health')).toEqual({ status: 'ok' })
})

test('every endpoint of the contract answers as itself, never as an unknown path', async () => {
  for (const { method, path } of Object.values(everyEndpoint)) {
    const ids = {
      id: newId(),
      documentId: newId(),
      applicationId: newId(),
      mainRenterId: newId(),
      noteId: newId(),
      roomId: newId(),
      fileId: newId(),
      photoId: newId(),
      of: 'ZZZZZZ',
    }
    const params = {
      ...ids,
      propertyId: newId(),
      residentId: newId(),
      code: 'ABCDEF',
      page: 'terms',
      status: 'accepted',
    }
    const response = await app.request(fillPath(path, params), { method })
    // An answer to HEAD has no body to say its code in.
    const { code } = method === 'HEAD' ? { code: response.status } : ((await response.json()) as { code?: string })
    expect([404, 'NOT_FOUND'], `${method} ${path}`).not.toContain(code)
  }
})

test.each([
  ['GET', '/api'],
  ['GET', '/api/'],
  ['GET', '/api/nothing'],
  ['DELETE', '/api/applications'],
  ['GET', '/api/documents/018f0000-0000-7000-8000-000000000000'],
  ['GET', '/api/site/pages/secrets'],
  ['PUT', '/api/documents/..%2F..%2Fetc%2Fpasswd/content?expires=1&signature=x'],
  ['PUT', '/api/documents/%2e%2e/content?expires=1&signature=x'],
])('%s %s is answered as JSON 404', async (method, path) => {
  expect(await readError(await app.request(path, { method }))).toEqual({ status: 404, code: 'NOT_FOUND', paths: [] })
})

test.each(['/api/health', '/api/nothing', '/api/external/application-processes/ZZZZZZ'])(
  'an answer of %s says whose it is, has an id, is not cached and may do nothing in a browser',
  async (path) => {
    const { headers } = await app.request(path)
    expect(headers.get('x-app')).toBe('einzug')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  },
)

test('an answer bears the id under which a proxy logs the request, and so does the log', async () => {
  const before = log.length
  const id = '4bf92f3577b34da6a3ce929d0e0e4736'
  const { headers } = await app.request('/api/health', { headers: { 'X-Request-Id': id } })
  expect(headers.get('x-request-id')).toBe(id)
  expect(log.slice(before)).toMatchObject([{ requestId: id }])
})

test('the operator may set the contact and the texts of the pages, per language', async () => {
  expect(await data('/api/site')).toMatchObject({ contactEmail: 'kontakt@muster.test' })
  expect(await data('/api/site/pages/terms?language=de')).toEqual({ text: 'Unsere Bedingungen' })
  expect(await data('/api/site/pages/terms?language=xx')).toEqual({ text: null })
})

test('the site says how people sign in', async () => {
  expect(await data('/api/site')).toMatchObject({ signIn: 'provider', acceptsImplicit: false })
})

test('an identity provider that cannot be reached is named as the reason, and when to try again', async () => {
  const response = await app.request('/api/auth/login-url')
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await readError(response)).toMatchObject({ status: 503, code: 'SIGN_IN_UNAVAILABLE' })
})

test('without its database the server says so and when to try again, and comes back with it', async () => {
  const unreachable = connectDatabase('postgres://nobody@127.0.0.1:1/nothing', () => {})
  const alone = await setupTestApp({ db: unreachable.db })
  const answers = [
    await alone.app.request('/api/health'),
    await alone.app.request('/api/external/application-processes/ABCDEF'),
    await postJson(alone.app, '/api/applications', buildSubmission({ id: newId() })),
  ]
  for (const response of answers) {
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await readError(response)).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
  }
  await alone.close()

  const other = connectDatabase(databaseUrl, () => {})
  await other.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  await other.close()
  await expect.poll(async () => (await app.request('/api/health')).status, { timeout: 10_000 }).toBe(200)
})

test('a bug is answered INTERNAL, and logged once with its place and without what a person wrote', async () => {
  const before = log.length
  const { process } = await buildProcess(db)
  await db.execute(sql`alter table applications add constraint broken check (main_renters::text not like '%Kanari%')`)
  const submission = buildSubmission(process, { mainRenters: [buildRenter({ firstName: 'Kanari' })] })
  const response = await postJson(app, '/api/applications', submission)
  await db.execute(sql`alter table applications drop constraint broken`)
  const text = await response.clone().text()
  expect(await readError(response)).toEqual({ status: 500, code: 'INTERNAL', paths: [] })
  const errors = log.slice(before).filter(({ level }) => level === 'error')
  expect(errors).toMatchObject([
    { event: 'unexpected', code: '23514', requestId: response.headers.get('x-request-id') ?? 'none' },
  ])
  expect(errors[0]?.['stack']).toContain('submit-application.ts')
  expect(text + JSON.stringify(log)).not.toContain('Kanari')
})

test('each request is one line of the log, named by its pattern and not by its address', async () => {
  const before = log.length
  await app.request('/api/external/application-processes/SECRET?code=SECRET')
  expect(log.slice(before)).toMatchObject([
    { event: 'request', method: 'GET', route: '/api/external/application-processes/{code}', status: 404 },
  ])
  expect(JSON.stringify(log.slice(before))).not.toContain('SECRET')
})
