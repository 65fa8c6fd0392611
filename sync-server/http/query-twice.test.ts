import { afterAll, expect, test } from 'vitest'
import { buildProcess } from '#server/testing/build/build.ts'
import { buildUser } from '#server/testing/build/build-people.ts'
import { as } from '#server/testing/caller-in-header.ts'
import { readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { fillPath } from '#shared/endpoint.ts'
import { everyEndpoint } from '#shared/every-endpoint.ts'
import { newId } from '#shared/ids.ts'

const { app, db, close } = await setupTestApp()
afterAll(close)
const { process } = await buildProcess(db)
const owner = await buildUser(db, { role: 'platform_owner', organizationId: null })
const manager = await buildUser(db, { organizationId: process.organizationId })

const withQuery = Object.entries(everyEndpoint).filter(([, endpoint]) => 'query' in endpoint)

test.each(withQuery)('what is said twice in the address of %s is refused, and named', async (_, endpoint) => {
  const params = Object.fromEntries(
    [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, name === 'page' ? 'privacy' : newId()]),
  )
  const caller = endpoint.access === 'platform-owner' ? owner : manager
  const address = `${fillPath(endpoint.path, params)}?limit=1&expires=1&limit=2&other=a&expires=2`
  const response = await app.request(address, {
    method: endpoint.method,
    headers: { ...as(caller), 'tus-resumable': '1.0.0' },
  })
  expect(response.status).toBe(400)
  if (endpoint.method === 'HEAD') return
  expect(await readError(response)).toMatchObject({ code: 'QUERY_AMBIGUOUS', paths: ['limit', 'expires'] })
})
