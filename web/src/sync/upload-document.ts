import { documentContract } from '#shared/document/contract.ts'
import { ApiError, call, NoConnectionError, reach } from '#web/api/call.ts'
import type { LocalDocument, Transfer } from '#web/local/database.ts'
import { readDocument } from '#web/local/documents.ts'
import { hashOf } from '#web/local/hash.ts'
import { DocumentDamagedError, DocumentUploadError } from './send-errors.ts'
import type { Ports } from './ports.ts'
import type { Requests } from './requests.ts'

const SMALLEST_PART = 64 * 1024
const LARGEST_PART = 512 * 1024
/** A part that takes longer is made smaller: what a cut costs stays small on a slow line, too. */
const SLOW_MS = 20_000
const FAST_MS = 5_000
const MOST_DETOURS = 3

export interface Uploading {
  ports: Ports
  requests: Requests
  applicationId: string
  processId: string
  /** Writes down how far it is. False when the document or its job is no longer this holder's to send. */
  note: (transfer: Transfer) => Promise<boolean>
}

/**
 * Announces a document and sends what the server lacks of it; everything is asked of the server, nothing remembered.
 * @throws DocumentUploadError, DocumentDamagedError
 * @returns false when it was told to stop
 */
export async function uploadDocument(document: LocalDocument, uploading: Uploading): Promise<boolean> {
  const { transfer, type } = document
  if (transfer?.done && transfer.type === type) return true
  const bytes = await readDocument(document)
  if (!bytes || (document.sha256 && (await hashOf(bytes)) !== document.sha256)) {
    throw new DocumentDamagedError(document.name)
  }
  let wasPresigned = false
  try {
    const { uploadUrl, headers } = await presign(document, uploading)
    wasPresigned = true
    await uploading.ports.reach?.('presigned')
    const isResumable = uploadUrl.startsWith('/')
    if (isResumable && (transfer || bytes.byteLength > LARGEST_PART)) {
      return await sendParts(bytes, uploadUrl, document, uploading)
    }
    await succeed(uploading.requests.bytes, uploadUrl, { method: 'PUT', headers, body: bytes })
    await uploading.ports.reach?.('chunk-sent')
    return await uploading.note({ offset: bytes.byteLength, done: true, type })
  } catch (error) {
    throw new DocumentUploadError(document.name, wasPresigned, error)
  }
}

const presign = (document: LocalDocument, { applicationId, processId, requests }: Uploading) =>
  call(
    documentContract.presignDocument,
    {
      body: {
        applicationProcessId: processId,
        applicationId,
        mainRenterId: document.renterId,
        documentType: document.type,
        documentId: document.id,
        filename: document.name,
        contentType: document.mimeType,
        contentLength: document.size,
        sha256: document.sha256,
      },
    },
    requests.json,
  )

/** The core of tus 1.0.0: ask for the offset, send a part there, write the new offset down. */
async function sendParts(
  bytes: Uint8Array<ArrayBuffer>,
  url: string,
  { type }: LocalDocument,
  { ports, requests, note }: Uploading,
): Promise<boolean> {
  let part = LARGEST_PART / 4
  let offset = await askOffset(requests, url)
  for (let detours = 0; ; ) {
    const end = Math.min(offset + part, bytes.byteLength)
    const start = ports.now()
    const answered = await patch(requests, url, offset, bytes.subarray(offset, end))
    await ports.reach?.('chunk-sent')
    if (answered === 'elsewhere') {
      detours += 1
      if (detours > MOST_DETOURS) throw new NoConnectionError('The offset is never the expected one')
      offset = await askOffset(requests, url)
      continue
    }
    // The empty last part of a complete transfer is answered when the whole document was checked.
    const done = answered === bytes.byteLength
    offset = answered
    if (!(await note({ offset, done, type }))) return false
    await ports.reach?.('chunk-noted')
    if (done) return true
    const took = ports.now() - start
    if (took > SLOW_MS) part = Math.max(SMALLEST_PART, part / 2)
    if (took < FAST_MS) part = Math.min(LARGEST_PART, part * 2)
  }
}

async function askOffset(requests: Requests, url: string): Promise<number> {
  const response = await succeed(requests.json, url, { method: 'HEAD', headers: tus })
  return offsetIn(response)
}

async function patch(
  requests: Requests,
  url: string,
  offset: number,
  body: Uint8Array<ArrayBuffer>,
): Promise<number | 'elsewhere'> {
  const headers = { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) }
  try {
    return offsetIn(await succeed(requests.bytes, url, { method: 'PATCH', headers, body }))
  } catch (error) {
    if (error instanceof ApiError && error.isOurs && error.code === 'UPLOAD_OFFSET_MISMATCH') return 'elsewhere'
    throw error
  }
}

const tus = { 'tus-resumable': '1.0.0' }

function offsetIn({ headers }: Response): number {
  const offset = Number(headers.get('upload-offset') ?? Number.NaN)
  // Without it somebody else answered: a network that wants a login says yes to everything.
  if (!Number.isSafeInteger(offset) || offset < 0) throw new NoConnectionError('The answer is not one of this API')
  return offset
}

async function succeed(send: typeof fetch, url: string, init: RequestInit): Promise<Response> {
  const response = await reach(send, url, { ...init, credentials: 'include' })
  if (!response.ok) throw new ApiError(response, await response.text())
  if (url.startsWith('/') && response.headers.get('x-app') !== 'einzug') throw new NoConnectionError('Not our answer')
  return response
}
