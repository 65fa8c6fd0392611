import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runCommand } from '#server/commands/run-command.ts'
import { buildProcess } from '#server/testing/build/build.ts'
import { buildPhone } from '#server/testing/phone.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { DAY_MS } from '#shared/day.ts'
import { BackupError } from './backup-error.ts'
import { verifyBackup } from './read-backup.ts'
import { writeBackup } from './write-backup.ts'

const KEY = 'a key of at least thirty-two letters'
const CANARY = 'kanarienvogel'
const { app, db, deps, databaseUrl, close } = await setupTestApp()
const directory = await mkdtemp(path.join(tmpdir(), 'einzug-backup-'))
afterAll(async () => {
  await close()
  await rm(directory, { recursive: true, force: true })
})
const place = (name: string) => path.join(directory, name)

const made: Record<'plain' | 'sealed', Buffer> = { plain: Buffer.alloc(0), sealed: Buffer.alloc(0) }
const keys = { plain: undefined, sealed: KEY }
beforeAll(async () => {
  const { process } = await buildProcess(db, {}, { name: CANARY })
  await buildPhone(process).deliver(async (target, init) => app.request(target, init))
  for (const kind of ['plain', 'sealed'] as const) {
    await writeBackup({ databaseUrl, storage: deps.storage, key: keys[kind] }, place(kind), new Date())
    made[kind] = await readFile(place(kind))
  }
})

const verifyBytes = async (bytes: Uint8Array, key: string | undefined) => {
  await writeFile(place('changed'), bytes)
  return verifyBackup(place('changed'), key)
}

test.each(['plain', 'sealed'] as const)('a %s backup is found whole, and says how much it holds', async (kind) => {
  const { rows, files } = await verifyBackup(place(kind), keys[kind])
  expect({ applications: rows['applications'], documents: rows['documents'], files }).toEqual({
    applications: 1,
    documents: 1,
    files: 1,
  })
  expect(Object.keys(rows)).not.toContain('sessions')
})

test.each(['plain', 'sealed'] as const)(
  'a %s backup that ends too early is refused, wherever it ends',
  async (kind) => {
    const bytes = made[kind]
    const ends = [0, 1, 20, 60, ...Array.from({ length: 20 }, (_, part) => Math.floor((bytes.length * part) / 20))]
    for (const end of [...ends, bytes.length - 1]) {
      await expect(verifyBytes(bytes.subarray(0, end), keys[kind])).rejects.toThrow(BackupError)
    }
  },
)

test.each([
  // A compressed file has a few bits that mean nothing.
  ['plain', ['refused', 'says the same']],
  ['sealed', ['refused']],
] as const)('a %s backup with one wrong bit is not taken for another one, wherever that is', async (kind, allowed) => {
  const bytes = made[kind]
  const outcomes: string[] = []
  for (let at = 0; at < bytes.length; at += Math.ceil(bytes.length / 60)) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 4
    const outcome = verifyBytes(changed, keys[kind]).then(
      () => (gunzipSync(changed).equals(gunzipSync(bytes)) ? 'says the same' : 'says something else'),
      (error: unknown) => (error instanceof BackupError ? 'refused' : 'fails'),
    )
    outcomes.push(await outcome)
  }
  expect(outcomes.filter((outcome) => !allowed.some((each) => each === outcome))).toEqual([])
  expect(outcomes.filter((outcome) => outcome === 'refused').length).toBeGreaterThan(40)
})

test('bytes after the end are refused', async () => {
  for (const kind of ['plain', 'sealed'] as const) {
    await expect(verifyBytes(Buffer.concat([made[kind], made[kind]]), keys[kind])).rejects.toThrow(BackupError)
  }
})

test('an encrypted backup opens with its own key alone, and holds nothing in clear', async () => {
  await expect(verifyBackup(place('sealed'), undefined)).rejects.toThrow('set BACKUP_KEY')
  await expect(verifyBackup(place('sealed'), 'another key of thirty-two letters')).rejects.toThrow('BACKUP_KEY is not')
  expect(made.sealed.includes(CANARY)).toBe(false)
})

test('a backup never takes the place of a file', async () => {
  const again = writeBackup({ databaseUrl, storage: deps.storage, key: undefined }, place('plain'), new Date())
  await expect(again).rejects.toThrow('exists already')
  expect(await readFile(place('plain'))).toEqual(made.plain)
})

test('a file that is missing or changed is a doubt: nothing is left that looks like a backup', async () => {
  const broken = [
    { read: () => Promise.resolve(undefined) },
    { read: () => Promise.resolve(new Blob(['other bytes']).stream()) },
  ]
  for (const storage of broken) {
    const source = { databaseUrl, storage, key: undefined }
    await expect(writeBackup(source, place('doubtful'), new Date())).rejects.toThrow(BackupError)
    for (const name of ['doubtful', 'doubtful.unfinished'])
      await expect(readFile(place(name))).rejects.toThrow('ENOENT')
  }
})

test.each([
  [34, 0, 'is whole: '],
  [36, 1, 'who was erased since is still in it. Remove it.'],
])('a backup that is %s days old is checked with the exit code %s', async (days, code, said) => {
  const made = new Date(Date.now() - days * DAY_MS - 1000)
  await writeBackup({ databaseUrl, storage: deps.storage, key: KEY }, place(`aged-${days}`), made)
  const spoken: string[] = []
  const hear = (text: unknown) => spoken.push(String(text)) > 0
  const streams = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write').mockImplementation(hear))
  const ended = await runCommand('verify', [place(`aged-${days}`)], { BACKUP_KEY: KEY })
  for (const stream of streams) stream.mockRestore()
  expect({ ended, said: spoken.join('') }).toEqual({ ended: code, said: expect.stringContaining(said) })
  expect(spoken.join('')).toContain(`, ${days} days old`)
})
