import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { newId } from '#shared/ids.ts'
import { externalProcess } from '#shared/process/process.ts'
import { createTestDatabase } from './testing/database.ts'
import { fillDataDirectory } from './testing/fill-data-directory.ts'
import { production, type ServerProcess, spawnServer } from './testing/outside/process.ts'

let directory: string
const started: ServerProcess[] = []
const start = (variables: Record<string, string> = {}) => {
  const server = spawnServer({ DATA_DIR: directory, ...variables })
  started.push(server)
  return server
}
/** Where the first start is over already, which is the longest part. */
const startAgain = (variables: Record<string, string> = {}) => {
  fillDataDirectory(directory)
  return start(variables)
}
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'einzug-main-'))
})
afterEach(async () => {
  for (const server of started.splice(0)) {
    server.child.kill('SIGTERM')
    await server.ended
  }
  await rm(directory, { recursive: true, force: true })
})

test('a first start answers, names the demo codes, and ends in good order on SIGTERM', async () => {
  const server = start()
  const url = await server.running
  expect(await (await fetch(`${url}/api/health`)).json()).toEqual({ data: { status: 'ok' } })
  for (const code of ['DEMADE', 'DEMACH', 'DEMZUX']) expect(server.output()).toContain(code)

  const postgres = await postgresPid()
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(isAlive(postgres)).toBe(false)
})

test('a signal that comes twice at once, as to a whole process group, still ends in good order', async () => {
  const server = startAgain()
  await server.running
  const postgres = await postgresPid()
  server.child.kill('SIGTERM')
  server.child.kill('SIGHUP') // another one, because the system merges two of a kind that wait
  expect(await server.ended).toBe(0)
  expect(isAlive(postgres)).toBe(false)
})

test('fault:V18 a second server on the same data directory is refused, and the first goes on', async () => {
  const first = startAgain()
  const url = await first.running
  const second = start()
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(`(process ${first.child.pid})`)
  expect(second.output()).toContain('DATA_DIR')
  expect((await fetch(`${url}/api/health`)).status).toBe(200)
})

test('after a kill the next start finds everything that was there', async () => {
  const killed = startAgain()
  const before = await lookUp(await killed.running)
  killed.child.kill('SIGKILL')
  await killed.ended

  const next = start()
  expect(await lookUp(await next.running)).toEqual(before)
})

test('when PostgreSQL ends by itself the server says so and ends too, so that it can be started again', async () => {
  const server = startAgain()
  await server.running
  process.kill(await postgresPid(), 'SIGQUIT')
  expect(await server.ended).toBe(1)
  expect(server.output()).toContain('"event":"database_ended"')
})

test('a wrong variable is named, and nothing is started', async () => {
  const server = start({ PORT: 'three', TRUST_PROXY: 'yes' })
  expect(await server.ended).toBe(78)
  expect(server.output()).toContain('PORT must be')
  expect(server.output()).toContain('TRUST_PROXY must be')
})

test('a port that is taken is named, and PostgreSQL is stopped again', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const address = other.address()
  const port = typeof address === 'object' ? String(address?.port) : ''
  const server = startAgain({ PORT: port })
  expect(await server.ended).toBe(1)
  expect(server.output()).toContain(`Port ${port} is already in use`)
  await expect(postgresPid()).rejects.toThrow('ENOENT')
  other.close()
})

test('in production an empty database stays empty', async () => {
  const server = startAgain(production)
  const url = await server.running
  expect((await fetch(`${url}/api/external/application-processes/DEMADE`)).status).toBe(404)
  expect(server.output()).not.toContain('DEMADE')
  expect((await fetch(`${url}/idp/.well-known/openid-configuration`)).status).toBe(404)
})

test('production does not start with the sign-in that asks for no password', async () => {
  const server = start({ ...production, OIDC_ISSUER: '', OIDC_CLIENT_ID: '' })
  expect(await server.ended).toBe(78)
  expect(server.output()).toContain('OIDC_ISSUER')
  expect(server.output()).toContain('COGNITO_')
})

test('with DATABASE_URL no PostgreSQL of our own is started', async () => {
  const database = await createTestDatabase()
  const server = start({ DATABASE_URL: database.url })
  expect(await lookUp(await server.running)).toMatchObject({ code: 'DEMADE' })
  await expect(postgresPid()).rejects.toThrow('ENOENT')
  server.child.kill('SIGTERM')
  await server.ended
  await database.close()
})

test('a database that does not answer is named by its variable, without its password', async () => {
  const server = start({ DATABASE_URL: 'postgres://einzug:secret@127.0.0.1:1/einzug' })
  expect(await server.ended).toBe(1)
  expect(server.output()).toContain('DATABASE_URL')
  expect(server.output()).not.toContain('secret')
})

test('an upload address from before a restart is still good after it', async () => {
  const first = startAgain()
  const body = new Blob(['%PDF-1.4 short'], { type: 'application/pdf' })
  const uploadUrl = await presign(await first.running, body)
  first.child.kill('SIGTERM')
  await first.ended

  const url = await start().running
  const answer = await fetch(url + uploadUrl, { method: 'PUT', body, headers: { 'Content-Type': body.type } })
  expect(answer.status).toBe(200)
})

async function lookUp(url: string) {
  const answer = await fetch(`${url}/api/external/application-processes/DEMADE`)
  return z.parse(z.object({ data: externalProcess }), await answer.json()).data
}

async function presign(url: string, file: Blob): Promise<string> {
  const { id } = await lookUp(url)
  const answer = await fetch(`${url}/api/applications/documents/presign`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      applicationProcessId: id,
      applicationId: newId(),
      mainRenterId: newId(),
      documentId: newId(),
      documentType: 'other_document',
      filename: 'short.pdf',
      contentType: file.type,
      contentLength: file.size,
    }),
  })
  const uploadUrl = z.object({ data: z.object({ uploadUrl: z.string() }) })
  return z.parse(uploadUrl, await answer.json()).data.uploadUrl
}

const postgresPid = async () =>
  Number((await readFile(path.join(directory, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0])

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
