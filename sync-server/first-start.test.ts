import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from './db/embedded-postgres.ts'
import { fillDataDirectory } from './testing/fill-data-directory.ts'
import { spawnServer } from './testing/outside/process.ts'

const place = await mkdtemp(path.join(tmpdir(), 'einzug-first-'))
afterAll(() => rm(place, { recursive: true, force: true }))
const killer = ['--import', path.join(import.meta.dirname, 'testing', 'outside', 'die-at-new-write.ts')]

// As many starts as there are kinds of writes, on a machine that may be busy.
test('a kill at each write of the first start leaves nothing that stops the next one', {
  timeout: 240_000,
}, async () => {
  const variables = { DATA_DIR: path.join(place, 'first'), DIES_LIST: path.join(place, 'kills') }
  let server = spawnServer(variables, killer)
  // Each start works with what all before it left, and gets one kind of write further.
  while ((await Promise.race([server.running, server.ended])) === null) server = spawnServer(variables, killer)
  const url = await server.running
  expect(await (await fetch(`${url}/api/external/application-processes/DEMADE`)).json()).toMatchObject({
    data: { code: 'DEMADE' },
  })
  server.child.kill('SIGTERM')
  await server.ended
  const kills = await readFile(variables.DIES_LIST, 'utf8')
  for (const kind of [
    'writeFileSync server.pid',
    'bytes of postgres/password.part',
    'rename postgres/password.part',
    'initdb PG_VERSION',
    'initdb base/5/1259',
    'renameSync postgres/cluster.unfinished-\\*',
    'create table',
    'commit',
    'insert into "applications"',
    'link documents/',
    'bytes of session.key.part',
    'rename signing.key.part',
  ]) {
    expect(kills).toMatch(new RegExp(`^${kind}`, 'm'))
  }
})

test('a password and keys of which half is there, or nothing, are made anew, and the database goes on', async () => {
  const directory = path.join(place, 'damaged')
  fillDataDirectory(directory)
  const [password, session, signing] = ['postgres/password', 'session.key', 'signing.key'].map((name) =>
    path.join(directory, name),
  )
  if (!password || !session || !signing) throw new Error('three names were given')
  for (const left of ['', 'half-of-a-pass', undefined]) {
    await (left === undefined ? rm(password) : writeFile(password, left))
    const { url, stop } = await startEmbeddedPostgres(path.join(directory, 'postgres'))
    const client = new Client({ connectionString: url })
    await client.connect()
    expect((await client.query('select 1 from drizzle.__drizzle_migrations limit 1')).rowCount).toBe(1)
    await client.end()
    await stop()
  }
  await writeFile(password, '')
  await writeFile(session, '')
  await writeFile(signing, 'half of it')
  const server = spawnServer({ DATA_DIR: directory })
  await server.running
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect([(await readFile(session)).length, (await readFile(signing)).length]).toEqual([32, 32])
})
