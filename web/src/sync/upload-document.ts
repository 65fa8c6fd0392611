import { documentContract } from '#shared/document/contract.ts'
import { ApiError, call, reach } from '#web/api/call.ts'
import type { LocalDocument } from '#web/local/database.ts'
import { readDocument } from '#web/local/documents.ts'
import { DocumentUploadError } from './document-upload-error.ts'

/** Slowest connection a whole document is given time for: 8 kB/s. */
const timeoutFor = (size: number) => Math.max(60_000, size / 8)

/**
 * Asks for a place, then sends the bytes there.
 * @throws DocumentUploadError, or the ApiError APPLICATION_CLOSED as it came
 */
export async function uploadDocument(
  document: LocalDocument,
  { applicationId, processId }: { applicationId: string; processId: string },
  send: typeof fetch,
): Promise<{ key: string; publicUrl: string }> {
  try {
    const bytes = await readDocument(document)
    if (!bytes) throw new Error('A part of this document is missing on the device')
    const { uploadUrl, headers, object } = await call(
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
      send,
    )
    const response = await reach(send, uploadUrl, { method: 'PUT', headers, body: bytes }, timeoutFor(document.size))
    if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText)
    return object
  } catch (error) {
    if (error instanceof ApiError && error.code === 'APPLICATION_CLOSED') throw error
    throw new DocumentUploadError(document.name, error)
  }
}
