import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#shared/endpoint.ts'
import { fillPath } from '#shared/endpoint.ts'
import { type EndpointName, everyEndpoint } from '#shared/every-endpoint.ts'
import { organizations } from './db/schema.ts'
import { mails } from './db/server-schema.ts'
import { logLine } from './log-line.ts'
import { deliverNextMail } from './mail/delivery.ts'
import { smtpTransport } from './mail/transports.ts'
import { buildProcess } from './testing/build/build.ts'
import { buildManagedRecords } from './testing/build/build-managed-records.ts'
import { buildUser } from './testing/build/build-people.ts'
import { as } from './testing/caller-in-header.ts'
import { receiveMails } from './testing/outside/mail-server.ts'
import { setupSignIn, signIn } from './testing/sign-in.ts'
import { type Records, type ValidRequest, validRequests } from './testing/valid-requests.ts'

/** Stands in every value that a person could write, so that it is easy to find again. */
const CANARY = 'kanarienvogel'

const { app, db, deps, log, provider, newBrowser, close } = await setupSignIn()
afterAll(close)
const endpoints: Record<EndpointName, Endpoint> = everyEndpoint
const names = Object.keys(everyEndpoint) as EndpointName[] // a literal object's own keys

let records: Records
let caller: Record<string, string>
beforeAll(async () => {
  const person = { firstName: CANARY, lastName: CANARY, email: `${CANARY}@canary.test`, username: CANARY }
  const said = { notes: CANARY, applicantName: CANARY, applicantEmail: `vor@${CANARY}.test`, name: CANARY }
  const { process, property } = await buildProcess(db, said, { name: CANARY, address: CANARY })
  const { organizationId } = process
  await db.update(organizations).set({ name: CANARY, description: CANARY })
  const manager = await buildUser(db, { organizationId, ...person })
  const database = await buildManagedRecords(deps, { process, property, authorId: manager.id })
  const invited = await Promise.all([1, 2].map(() => buildUser(db, { organizationId, firstName: CANARY })))
  const invitedIds = invited.map(({ id }) => id)
  records = { organizationId, userId: manager.id, invitedIds, process, propertyId: property.id, ...database }
  caller = as(await buildUser(db, { role: 'platform_owner', firstName: CANARY, email: `o@${CANARY}.test` }))
})

/** What each refusal said, without what stands there now, which is for the eyes of who may see it. */
const refusals: string[] = []
const statuses: number[] = []

async function send(name: EndpointName, request: ValidRequest): Promise<void> {
  const { method, path } = endpoints[name]
  const { params, query, body, headers, bytes, url } = request
  const content = body === undefined ? bytes : JSON.stringify(body)
  const response = await app.request(url ?? `${fillPath(path, params)}?${new URLSearchParams(query).toString()}`, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers, ...caller },
    ...(content !== undefined && { body: content }),
  })
  statuses.push(response.status)
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) return response.body?.cancel()
  const text = await response.text()
  if (response.status < 400 || text === '') return
  const { current: _, ...said } = JSON.parse(text)
  refusals.push(JSON.stringify(said), JSON.stringify([...response.headers]))
}

/** The request as it is, and then once for every text in it, which is replaced. */
function variantsOf(request: ValidRequest): ValidRequest[] {
  const odd = {
    'X-Request-Id': CANARY,
    'Accept-Language': CANARY,
    'User-Agent': CANARY,
    'If-Match': CANARY,
    'Idempotency-Key': CANARY,
    'X-Acting-User': CANARY,
  }
  const inHeaders = Object.entries(odd).map(([name, value]) => ({ headers: { ...request.headers, [name]: value } }))
  const changes = [
    ...replaced(request.body).map((body) => ({ body })),
    ...replaced(request.params).map((params) => ({ params: params as Record<string, string> })),
    ...replaced(request.query).map((query) => ({ query: query as Record<string, string> })),
    ...inHeaders,
    { query: { ...request.query, [CANARY]: CANARY } },
  ]
  return [request, ...changes.map((change) => ({ ...request, ...change }))]
}

function replaced(value: unknown): unknown[] {
  if (typeof value === 'string') return [canaryLike(value)]
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  return entries.flatMap(([key, inner]) =>
    replaced(inner).map((variant) =>
      Array.isArray(value) ? value.with(Number(key), variant) : { ...value, [key]: variant },
    ),
  )
}

/** Of the same kind, so that some of them are accepted. */
function canaryLike(text: string): string {
  if (text.includes('@')) return `${CANARY}@canary.test`
  return text.endsWith('.pdf') ? `${CANARY}.pdf` : CANARY
}

async function sendEverything(): Promise<void> {
  for (const name of names) {
    const request = await validRequests[name].build(records, app)
    for (const variant of variantsOf(request)) await send(name, variant)
  }
}

test('whatever people write and whatever goes wrong, it stands in no log line, no refusal, no metric and no mail error', async () => {
  provider.person = { sub: CANARY, email: `${CANARY}@canary.test` }
  await signIn(newBrowser(), provider)
  await app.request(`/api/auth/token`, { method: 'POST', body: CANARY })
  await app.request(`/api/users/me`, { headers: { Authorization: `Bearer ${CANARY}` } })
  await sendEverything()
  for (const status of [200, 201, 204, 404, 422]) expect(statuses).toContain(status)

  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  for (const { name } of rows) {
    await db.execute(sql`alter table ${sql.identifier(name)} add constraint broken check (false) not valid`)
  }
  await sendEverything()
  expect(statuses.filter((status) => status === 500).length).toBeGreaterThan(50)
  for (const { name } of rows) await db.execute(sql`alter table ${sql.identifier(name)} drop constraint broken`)

  const refusing = await receiveMails(550)
  const transport = smtpTransport(refusing.url, 'Einzug <a@example.org>')
  await db.update(mails).set({ nextAttemptAt: new Date(0), sentAt: null })
  const send = async (mail: Parameters<typeof transport.send>[0]) => transport.send(mail)
  let tried = 0
  while (await deliverNextMail({ ...deps, send })) tried += 1
  expect(tried).toBeGreaterThan(0)
  transport.close()
  await refusing.close()
  const kept = await db.select({ lastError: mails.lastError }).from(mails)

  const written = log.map((entry) => logLine(entry, new Date())).join('')
  expect(log.length).toBeGreaterThan(500)
  const heaps = { written, refusals: refusals.join('\n'), metrics: await deps.metrics.registry.metrics() }
  for (const [heap, text] of Object.entries(heaps)) {
    const lines = text.split('\n')
    const leaks = lines.filter((line) => line.toLowerCase().includes(CANARY))
    expect({ heap, isEmpty: lines.length < 10, leaks }).toEqual({ heap, isEmpty: false, leaks: [] })
  }
  expect(JSON.stringify(kept)).not.toContain(CANARY)
})
