import type { Endpoint } from '#shared/endpoint.ts'
import { NoConnectionError } from '#web/kit/api/call.ts'
import { hashOf } from '#web/kit/device/storage/hash.ts'
import { addFile, type Bytes, chunksFor, deleteFiles, readKeptFile } from '#web/manage/storage/protocol-files.ts'
import type { RecordsPorts } from '#web/manage/sync/feed/ports.ts'
import { downloadOf } from './file-calls.ts'
import { readFileRecord } from './read-protocol-files.ts'

export type FetchPorts = Pick<RecordsPorts, 'database' | 'actorId' | 'call' | 'now'>

/** The bytes of a file, from the device, else from the server, and then kept. Undefined where nobody has them. @throws ApiError, NoConnectionError */
export const obtainFile = async (ports: FetchPorts, fileId: string): Promise<Bytes | undefined> =>
  (await readKeptFile(ports.database, fileId)) ?? fetchFile(ports, fileId)

async function fetchFile({ database, actorId, call, now }: FetchPorts, fileId: string): Promise<Bytes | undefined> {
  const record = await readFileRecord(database, fileId)
  if (!record || record.storedAt === null) return undefined
  const { storedAt: _, ...described } = record
  const { id, size, sha256 } = described
  const { endpoint, params } = downloadOf(described)
  const answer: unknown = await call<Endpoint>(endpoint, { params })
  if (!(answer instanceof Response)) throw new TypeError('This call answers with no file')
  const bytes = new Uint8Array(await answer.arrayBuffer().catch(asNoConnection))
  if ((await hashOf(bytes)) !== sha256) throw new NoConnectionError('What arrived is not the whole file')
  const at = now()
  const times = { keptAt: at, sentAt: at, attempts: 0, nextAttemptAt: at, waitingSetAt: at }
  await database
    .transaction('rw', database.fileTables, async () => {
      // What lay here could not be read: it was damaged, and the server has all of it.
      await deleteFiles(database, [id])
      await addFile(database, { ...described, ...times, chunks: chunksFor(size), actorId }, bytes)
    })
    .catch(() => undefined) // there may be no room for it: it can be looked at all the same
  return bytes
}

function asNoConnection(cause: unknown): never {
  throw new NoConnectionError('The connection broke off', { cause })
}
