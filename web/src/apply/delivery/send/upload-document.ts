import { documentContract } from '#shared/document/contract.ts'
import { isAddressRefused } from '#web/apply/delivery/jobs/outcome.ts'
import type { Ports, Requests } from '#web/apply/delivery/jobs/ports.ts'
import { DocumentDamagedError, DocumentUploadError } from '#web/apply/delivery/jobs/send-errors.ts'
import type { LocalDocument, Transfer } from '#web/apply/storage/database.ts'
import { readDocument } from '#web/apply/storage/documents.ts'
import { ApiError, call, reach } from '#web/kit/api/call.ts'
import { type Bytes, sendParts } from '#web/kit/device/send-parts.ts'
import { hashOf } from '#web/kit/device/storage/hash.ts'

/** What is larger goes in parts at once; what is smaller only when it did not get through whole. */
const LARGEST_WHOLE = 512 * 1024

export interface Uploading {
  ports: Ports
  requests: Requests
  applicationId: string
  processId: string
  /** For one that was asked for. */
  linkSecret?: string | undefined
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
  const bytes = await readWhole(document, uploading.ports)
  const state = { wasPresigned: false }
  try {
    return await send(bytes, document, uploading, state).catch((error: unknown) => {
      // It has expired: asked for again, it is another.
      if (state.wasPresigned && isAddressRefused(error)) return send(bytes, document, uploading, state)
      throw error
    })
  } catch (error) {
    throw new DocumentUploadError(document.name, state.wasPresigned, error)
  }
}

/** @throws DocumentDamagedError when what lies on the device is not what was added */
async function readWhole(document: LocalDocument, { db }: Ports): Promise<Bytes> {
  const bytes = await readDocument(document, db)
  const hash = bytes && document.sha256 ? await hashOf(bytes) : undefined
  if (!bytes || (hash && hash !== document.sha256)) throw new DocumentDamagedError(document.name)
  return bytes
}

async function send(
  bytes: Bytes,
  document: LocalDocument,
  uploading: Uploading,
  state: { wasPresigned: boolean },
): Promise<boolean> {
  const { requests, ports, note } = uploading
  const { uploadUrl, resumableUrl, headers } = await presign(document, uploading)
  state.wasPresigned = true
  await ports.reach?.('presigned')
  const inParts = resumableUrl ?? (uploadUrl.startsWith('/') && uploadUrl)
  if (inParts && (document.transfer || bytes.byteLength > LARGEST_WHOLE)) {
    return sendParts(bytes, inParts, document.transfer !== undefined, {
      now: ports.now,
      ask: (url, init) => succeed(requests.json, url, init),
      give: (url, init) => succeed(requests.bytes, url, init),
      note: (progress) => note({ ...progress, type: document.type }),
      reach: ports.reach,
    })
  }
  // Should it be cut off, it goes on in parts: on a slow line it might never get through whole.
  const { type } = document
  if (!(await note({ offset: 0, done: false, type }))) return false
  await succeed(requests.bytes, uploadUrl, { method: 'PUT', headers, body: bytes })
  await ports.reach?.('chunk-sent')
  return note({ offset: bytes.byteLength, done: true, type })
}

const presign = (document: LocalDocument, { applicationId, processId, linkSecret, requests }: Uploading) =>
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
        linkSecret,
      },
    },
    requests.json,
  )

/** One request that stands in no contract: to the address of an upload. @throws ApiError, NoConnectionError */
async function succeed(send: typeof fetch, url: string, init: RequestInit): Promise<Response> {
  const response = await reach(send, url, { ...init, credentials: url.startsWith('/') ? 'include' : 'omit' })
  if (!response.ok) throw new ApiError(response, await response.text())
  return response
}
