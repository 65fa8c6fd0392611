import { createHash } from 'node:crypto'
import { type Ending, MANIFEST_EVERY, type ManifestLine, numbered } from './archive-content.ts'
import { BackupError } from './backup-error.ts'
import type { Entry } from './tar.ts'

/** Adds the hash of every entry, some at a time, and the end that says how much there was. */
export async function* withManifest(entries: AsyncIterable<Entry>, ending: Ending): AsyncGenerator<Entry> {
  let lines: ManifestLine[] = []
  let part = 0
  const manifest = () => {
    part += 1
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
    lines = []
    return textEntry(numbered('manifest', part), text)
  }
  for await (const entry of entries) {
    yield { ...entry, content: hashed(entry, (line) => lines.push(line)) }
    if (lines.length >= MANIFEST_EVERY) yield manifest()
  }
  const end = textEntry('end.json', JSON.stringify(ending))
  yield { ...end, content: hashed(end, (line) => lines.push(line)) }
  yield manifest()
}

export function textEntry(name: string, text: string): Entry {
  const bytes = Buffer.from(text)
  return { name, size: bytes.byteLength, content: only(bytes) }
}

/** The same bytes; says what they were when they have passed. */
export async function* hashed(
  { name, size, content }: Entry,
  onRead: (line: ManifestLine) => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  for await (const chunk of content) {
    hash.update(chunk)
    yield chunk
  }
  onRead({ name, size, sha256: hash.digest('hex') })
}

/** @throws BackupError when the entries that were read are not those of the manifest */
export function compare(read: readonly ManifestLine[], said: readonly ManifestLine[]): void {
  const isSame = (line: ManifestLine, other: ManifestLine | undefined) =>
    line.name === other?.name && line.size === other.size && line.sha256 === other.sha256
  if (read.length === said.length && read.every((line, place) => isSame(line, said[place]))) return
  throw new BackupError('The backup is damaged: its content is not what its manifest says.')
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
