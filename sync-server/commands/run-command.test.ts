import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readEnvironment } from '#server/env.ts'
import { serverDirectory } from '#server/server-directory.ts'
import { fillDataDirectory } from '#server/testing/fill-data-directory.ts'
import { spawnServer, startEnvironment } from '#server/testing/outside/process.ts'
import { moveEverything } from './move-everything.ts'

const directory = await mkdtemp(path.join(tmpdir(), 'einzug-commands-'))
const place = (name: string) => path.join(directory, name)
afterAll(() => rm(directory, { recursive: true, force: true }))

/** A command as the operator gives it, in a process of its own. */
async function run(args: string[], variables: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [path.join(serverDirectory, 'main.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...startEnvironment, ...variables },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  }
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, said }
}

const lookUp = async (url: string) => (await fetch(`${url}/api/external/application-processes/DEMADE`)).json()

test('a server that runs is backed up, the backup is checked, restored elsewhere, and a server goes on with it', async () => {
  const key = { BACKUP_KEY: 'a key of at least thirty-two letters' }
  const here = { DATA_DIR: place('here'), ...key }
  const there = { DATA_DIR: place('there'), ...key }
  fillDataDirectory(here.DATA_DIR)
  const server = spawnServer(here)
  const before = await lookUp(await server.running)
  const owner = [await run(['make-owner', 'Olga@Owner.test'], here), await run(['make-owner', 'olga@owner.test'], here)]
  expect(owner).toMatchObject([{ code: 0 }, { code: 0 }])
  expect(owner[0]?.said).toContain('is a platform owner now')
  expect(owner[1]?.said).toContain('is a platform owner already')

  expect(await run(['backup', place('file')], here)).toMatchObject({ code: 0 })
  expect(await run(['restore', place('file')], here)).toMatchObject({ code: 1 }) // its server runs
  server.child.kill('SIGTERM')
  await server.ended
  expect((await run(['verify', place('file')], key)).said).toMatch(/is whole: \d+ rows of \d+ tables and \d+ files/)
  await writeFile(place('cut'), (await readFile(place('file'))).subarray(0, -1))
  expect(await run(['verify', place('cut')], key)).toMatchObject({ code: 1 })

  expect(await run(['restore', place('cut')], there)).toMatchObject({ code: 1 })
  const elses = { ...key, DATA_DIR: place('elses') }
  await mkdir(elses.DATA_DIR)
  await writeFile(path.join(elses.DATA_DIR, 'diary.txt'), '')
  expect(await run(['restore', place('file')], elses)).toMatchObject({
    code: 1,
    said: expect.stringContaining(`${elses.DATA_DIR} is no data directory: it holds diary.txt. Please set DATA_DIR`),
  })
  expect(await readdir(elses.DATA_DIR)).toEqual(['diary.txt'])
  expect(await run(['restore', place('file')], there)).toMatchObject({
    code: 0,
    said: expect.stringContaining(`into the data directory ${there.DATA_DIR}.`),
  })
  const again = await run(['restore', place('file')], there)
  expect([again.code, again.said]).toEqual([1, expect.stringContaining('not empty')])
  const next = spawnServer(there)
  expect(await lookUp(await next.running)).toEqual(before)
  next.child.kill('SIGTERM')
  expect(await next.ended).toBe(0)
})

test('the demo is made as large as it was asked for, where no server was yet and beside one that runs', async () => {
  const here = { DATA_DIR: place('demo') }
  fillDataDirectory(here.DATA_DIR)
  const demo = (applications: string) => run(['demo', '--applications', applications, '--homes', '2'], here)
  const process =
    /Sign in at http:\/\/localhost:3000\/admin-login as manager@demo.test; .*\/application-process\/\S+ \(code \w{6}\)\.\n$/
  const first = await demo('3')
  expect(first).toEqual({ code: 0, said: expect.stringMatching(process) })
  expect(first.said).toContain('Added 2 homes and 3 applications. ')
  const server = spawnServer(here)
  await server.running
  expect((await demo('3')).said).toContain('2 homes and 3 applications were there already. ')
  expect((await demo('4')).said).toContain('Added 0 homes and 1 application to 2 homes and 3 applications. ')
  server.child.kill('SIGTERM')
  await server.ended
  expect(await demo('0')).toMatchObject({ code: 64, said: expect.stringContaining('Please give a whole number') })
})

test('a data directory that was named wrongly is said to be, and nothing is made there', async () => {
  const wrong = { DATA_DIR: place('wrong') }
  for (const args of [
    ['backup', place('wrong.backup')],
    ['make-owner', 'olga@owner.test'],
    ['restore', place('no.backup')],
  ]) {
    expect(await run(args, wrong)).toMatchObject({ code: 1 })
  }
  expect((await run(['backup', place('wrong.backup')], wrong)).said).toContain(`${wrong.DATA_DIR}. Please set DATA_DIR`)
  const { from, to } = { from: readEnvironment(wrong), to: readEnvironment({ DATA_DIR: place('target') }) }
  await expect(moveEverything({ from, to, leavesDamaged: false, say: () => {} })).rejects.toThrow('Please set DATA_DIR')
  expect((await readdir(directory)).filter((name) => /wrong|target/.test(name))).toEqual([])
})

test('a command that does not exist, or lacks what it needs, says what there is', async () => {
  const nonsense = await run(['bakcup'], {})
  expect([nonsense.code, nonsense.said]).toEqual([64, expect.stringContaining('backup, verify, restore, make-owner')])
  expect(await run(['verify'], {})).toMatchObject({ code: 64 })
  for (const command of ['verify', 'restore']) {
    const said = `There is no file ${place('nothing')}. Please give the path of a backup.\n`
    expect(await run([command, place('nothing')], {})).toEqual({ code: 1, said })
  }
  expect((await run(['verify', directory], {})).said).toContain(`${directory} cannot be read (EISDIR).`)
  expect(await run(['make-owner', 'nobody'], {})).toMatchObject({ code: 64 })
})
