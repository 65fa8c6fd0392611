import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, rmSync } from 'node:fs'
import { link, mkdir, open, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { AppError } from '#server/http/app-error.ts'
import type { DocumentStorage, StoredObject } from './document-storage.ts'

/**
 * Documents as files below one directory, which this process alone writes to. Bytes arrive in `.partial/` and get
 * their name when they are complete, accepted and on the disk; so a file under a key is always whole, after a power
 * cut too. What an earlier process left unfinished is removed.
 */
export function createDiskStorage(directory: string): DocumentStorage {
  const root = path.resolve(directory)
  const partials = path.join(root, '.partial')
  rmSync(partials, { recursive: true, force: true })
  return {
    async write(key, body, limit, accept) {
      const target = pathOf(root, key)
      const partial = path.join(partials, randomUUID())
      await mkdir(partials, { recursive: true })
      try {
        const object = await receive(partial, body, limit)
        accept({ ...object, bytes: await readFile(partial) })
        await keep(partial, target, object)
        await syncDirectories(root, path.dirname(target))
        return object
      } finally {
        await rm(partial, { force: true })
      }
    },
    async read(key) {
      const file = pathOf(root, key)
      if ((await sizeOf(file)) === undefined) return undefined
      // Node's own type of a web stream differs from the standard's by name only.
      return Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>
    },
    async stat(key) {
      const size = await sizeOf(pathOf(root, key))
      return size === undefined ? undefined : { size }
    },
  }
}

const keyForm = /^[a-z]+(\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}){2}$/

/** The form leaves no room for dots, so that no key climbs out of the directory. */
function pathOf(root: string, key: string): string {
  if (!keyForm.test(key)) throw new TypeError('not a storage key')
  return path.join(root, key)
}

async function receive(partial: string, body: ReadableStream<Uint8Array>, limit: number): Promise<StoredObject> {
  const hash = createHash('sha256')
  let size = 0
  const file = await open(partial, 'wx', 0o600)
  try {
    const reader = body.getReader()
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new AppError('UPLOAD_MISMATCH') // the client went away in the middle
      })
      if (done) break
      size += value.byteLength
      if (size > limit) throw new AppError('PAYLOAD_TOO_LARGE')
      hash.update(value)
      await file.writeFile(value)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { size, sha256: hash.digest('hex') }
}

/** `link` refuses a name that is taken, where `rename` would replace what lies there. */
async function keep(partial: string, target: string, { sha256 }: StoredObject): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
  try {
    await link(partial, target)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
    if (sha256 !== hashOf(await readFile(target))) throw new AppError('DOCUMENT_CONFLICT')
  }
}

/** Without it a power cut may leave the bytes and lose their name. Windows has no such call, and needs none. */
async function syncDirectories(root: string, directory: string): Promise<void> {
  if (process.platform === 'win32') return
  for (let each = directory; each.startsWith(root); each = path.dirname(each)) {
    await using handle = await open(each, 'r')
    await handle.sync()
  }
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

async function sizeOf(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).size
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code
