import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import * as z from 'zod/mini'
import { type Beginning, beginning, type Ending, ending, type ManifestLine, manifestLine } from './archive-content.ts'
import { BackupError } from './backup-error.ts'
import { compare, hashed } from './manifest.ts'
import { SEALED, unseal } from './sealed-bytes.ts'
import { unpackTar } from './tar.ts'

/** What is done with the content, in its order. Each file's content must be read to its end. */
export interface Reader {
  begin: (begun: Beginning) => Promise<void>
  /** Lines of JSON, a row each. */
  rows: (table: string, lines: string[]) => Promise<void>
  file: (key: string, size: number, content: AsyncIterable<Uint8Array>) => Promise<void>
}

/**
 * Reads a backup from its first byte to its last, and checks all of it. What the reader did must not count before this is through.
 * @throws BackupError when anything is not as it was written
 */
export async function readBackup(file: string, key: string | undefined, reader: Reader): Promise<Ending> {
  let end: Ending | undefined
  const read = async (bytes: AsyncIterable<Uint8Array>) => {
    end = await readEntries(bytes, reader)
  }
  const isSealed = await beginsSealed(file).catch((error: unknown) => {
    throw unreadable(file, error)
  })
  if (isSealed && key === undefined) throw new BackupError('The backup is encrypted: set BACKUP_KEY to its key.')
  try {
    const stored = createReadStream(file)
    if (isSealed && key !== undefined) {
      await pipeline(stored, (bytes: AsyncIterable<Uint8Array>) => unseal(bytes, key), createGunzip(), read)
    } else await pipeline(stored, createGunzip(), read)
  } catch (error) {
    throw isOfZlib(error) ? new BackupError('The backup is damaged, or is not complete.', { cause: error }) : error
  }
  if (!end) throw new BackupError('The backup is not complete: it has no end.')
  return end
}

/** As `npm run verify` does it: reads everything, and keeps nothing. @returns what it holds, and when it was made, as ISO text */
export async function verifyBackup(file: string, key: string | undefined): Promise<Ending & { createdAt: string }> {
  let createdAt = ''
  const ending = await readBackup(file, key, {
    begin: async (begun) => void (createdAt = begun.createdAt),
    rows: async () => {},
    file: async (_, __, content) => drain(content),
  })
  return { ...ending, createdAt }
}

async function readEntries(bytes: AsyncIterable<Uint8Array>, reader: Reader): Promise<Ending | undefined> {
  const found: Ending = { rows: {}, files: 0 }
  let lines: ManifestLine[] = []
  let end: Ending | undefined
  let isProven = false
  for await (const entry of unpackTar(bytes)) {
    if (isProven) throw new BackupError('The backup goes on after its end.')
    const content = hashed(entry, (line) => lines.push(line))
    const [folder, ...rest] = entry.name.split('/')
    if (folder === 'manifest') {
      const said = linesOf(await textOf(entry.content)).map((line) => parseJson(manifestLine, line))
      compare(lines, said)
      lines = []
      isProven = end !== undefined
    } else if (folder === 'begin.json') await reader.begin(parseJson(beginning, await textOf(content)))
    else if (folder === 'end.json') end = parseJson(ending, await textOf(content))
    else if (folder === 'tables' && rest[0] !== undefined) {
      const rows = linesOf(await textOf(content))
      found.rows[rest[0]] = (found.rows[rest[0]] ?? 0) + rows.length
      await reader.rows(rest[0], rows)
    } else if (folder === 'files') {
      found.files += 1
      await reader.file(rest.join('/'), entry.size, content)
    } else throw new BackupError(`The backup holds something unknown: ${entry.name}`)
  }
  const isWhole =
    end &&
    found.files === end.files &&
    Object.entries(end.rows).every(([name, rows]) => rows === (found.rows[name] ?? 0))
  return isProven && isWhole ? end : undefined
}

function parseJson<S extends z.ZodMiniType>(schema: S, text: string): z.output<S> {
  try {
    return z.parse(schema, JSON.parse(text))
  } catch (error) {
    throw new BackupError('The backup is damaged: it says something that cannot be.', { cause: error })
  }
}

async function beginsSealed(file: string): Promise<boolean> {
  await using handle = await open(file, 'r')
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(SEALED.byteLength), 0, SEALED.byteLength, 0)
  return bytesRead === SEALED.byteLength && buffer.equals(SEALED)
}

/** As the system says it, nobody knows which file it was, and what to do. */
function unreadable(file: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
  if (code === undefined) return error
  const place = path.resolve(file)
  return code === 'ENOENT'
    ? new BackupError(`There is no file ${place}. Please give the path of a backup.`, { cause: error })
    : new BackupError(`${place} cannot be read (${code}). Please give the path of a backup that this user may read.`, {
        cause: error,
      })
}

async function textOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '')

async function drain(content: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of content);
}

const isOfZlib = (error: unknown) => error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
