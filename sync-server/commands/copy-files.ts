import { createHash } from 'node:crypto'
import { isNotNull } from 'drizzle-orm'
import { protocolFiles } from '#server/db/handover-schema.ts'
import { propertyPhotos } from '#server/db/photo-schema.ts'
import { documents } from '#server/db/schema.ts'
import type { Db } from '#server/deps.ts'
import type { DocumentStorage } from '#server/document/storage/document-storage.ts'
import { fileKey } from '#server/handover/protocol-files.ts'
import { photoKey } from '#server/property/photo-files.ts'
import { StartError } from '#server/start-error.ts'
import { documentKey } from '#shared/document/document-key.ts'

interface Copying {
  db: Db
  from: DocumentStorage
  to: DocumentStorage
  leavesDamaged: boolean
  say: (line: string) => void
}

interface File {
  key: string
  size: number
  sha256: string | null
}

const SAY_EVERY = 500
/** Mostly they wait for the network. */
const AT_ONCE = 4
const SHOWN = 20

/**
 * Every document that has arrived, byte for byte as it did. What is on its way is not among them: its sender has it
 * until the receipt, and asks how far it is.
 * @throws StartError when some are missing or damaged, after all the others were copied
 */
export async function copyFiles({ db, from, to, leavesDamaged, say }: Copying): Promise<void> {
  const files = await listFiles(db)
  const damaged: string[] = []
  const left = files.values()
  let done = 0
  const work = async () => {
    for (const file of left) {
      if (!(await copyFile(file, from, to))) damaged.push(file.key)
      done += 1
      if (done % SAY_EVERY === 0) say(`${done} of ${files.length} documents`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  say(`${files.length - damaged.length} documents were copied and checked.`)
  if (damaged.length === 0) return
  const list = damaged.slice(0, SHOWN).join('\n')
  const report = `${damaged.length} documents are missing at the old place, or are not what they were:\n${list}`
  if (!leavesDamaged) throw new StartError(`${report}\nRestore them, or leave them behind with --leave-damaged.`)
  say(report)
}

async function listFiles(db: Db): Promise<File[]> {
  const arrived = await db.select().from(documents).where(isNotNull(documents.storedAt))
  const ofProtocols = await db.select().from(protocolFiles).where(isNotNull(protocolFiles.storedAt))
  const ofProperties = await db.select().from(propertyPhotos).where(isNotNull(propertyPhotos.storedAt))
  return [
    ...arrived.map((row) => ({ key: documentKey(row), size: row.size, sha256: row.sha256 })),
    ...ofProtocols.map((row) => ({ key: fileKey(row), size: row.size, sha256: row.sha256 })),
    ...ofProperties.map((row) => ({ key: photoKey(row), size: row.size, sha256: row.sha256 })),
  ]
}

/** False when the old place does not have it as it should be. One that is at the new place already is checked there. */
async function copyFile({ key, size, sha256 }: File, from: DocumentStorage, to: DocumentStorage): Promise<boolean> {
  const isSame = (object: { size: number; sha256: string }) =>
    object.size === size && (sha256 === null || object.sha256 === sha256)
  const there = await to.read(key)
  if (there && isSame(await describe(there))) return true
  const body = await from.read(key)
  if (!body) return false
  try {
    await to.write(key, body, size, (object) => {
      if (!isSame(object)) throw new DamagedError()
    })
    return true
  } catch (error) {
    // Longer than it should be, or of other bytes.
    if (error instanceof DamagedError || (error instanceof Error && error.message === 'PAYLOAD_TOO_LARGE')) return false
    throw error
  }
}

class DamagedError extends Error {}

async function describe(body: ReadableStream<Uint8Array>): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of body) {
    hash.update(chunk)
    size += chunk.byteLength
  }
  return { size, sha256: hash.digest('hex') }
}
