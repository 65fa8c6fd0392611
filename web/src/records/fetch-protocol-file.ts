import type { Endpoint } from '#shared/endpoint.ts'
import { handoverContract } from '#shared/handover/contract.ts'
import { NoConnectionError } from '#web/api/call.ts'
import { hashOf } from '#web/local/hash.ts'
import { addFile, type Bytes, chunksFor, readKeptFile } from '#web/local/protocol-files.ts'
import type { RecordsPorts } from './ports.ts'
import { readRecord } from './read-folded.ts'

export type FetchPorts = Pick<RecordsPorts, 'desk' | 'actorId' | 'call' | 'now'>

/** The bytes of a file, from the device, else from the server, and then kept. Undefined where nobody has them. @throws ApiError, NoConnectionError */
export const obtainFile = async (ports: FetchPorts, fileId: string): Promise<Bytes | undefined> =>
  (await readKeptFile(ports.desk, fileId)) ?? fetchFile(ports, fileId)

async function fetchFile({ desk, actorId, call, now }: FetchPorts, fileId: string): Promise<Bytes | undefined> {
  const record = await readRecord(desk, 'protocol_file', fileId)
  if (!record || record.storedAt === null) return undefined
  const { id, protocolId, kind, size, sha256, takenAt, drawing } = record
  const answer: unknown = await call<Endpoint>(handoverContract.downloadFile, {
    params: { id: protocolId, fileId: id },
  })
  if (!(answer instanceof Response)) throw new TypeError('This call answers with no file')
  const bytes = new Uint8Array(await answer.arrayBuffer().catch(asNoConnection))
  if ((await hashOf(bytes)) !== sha256) throw new NoConnectionError('What arrived is not the whole file')
  const at = now()
  const times = { keptAt: at, sentAt: at, attempts: 0, nextAttemptAt: at, waitingSetAt: at }
  const described = { id, protocolId, kind, size, sha256, takenAt, drawing }
  await desk
    .transaction('rw', desk.protocolFiles, desk.fileChunks, () =>
      addFile(desk, { ...described, ...times, chunks: chunksFor(size), actorId }, bytes),
    )
    .catch(() => undefined) // there may be no room for it: it can be looked at all the same
  return bytes
}

function asNoConnection(cause: unknown): never {
  throw new NoConnectionError('The connection broke off', { cause })
}
