import * as z from 'zod/mini'
import { documentType, kindOfContentType, MAX_DOCUMENT_BYTES, sha256 } from '#shared/document/document.ts'
import { fileName } from '#shared/document/file-name.ts'
import { defineContract, endpoint } from '#shared/endpoint.ts'
import type { ErrorCode } from '#shared/errors/errors.ts'
import { id } from '#shared/text.ts'
import { linkSecret } from './link-secret.ts'

/** An issue named like an error is answered as that error, with its own status, instead of VALIDATION_FAILED. */
const unsigned = z.string({ error: 'UPLOAD_URL_INVALID' satisfies ErrorCode })

const presignRequest = z.object({
  applicationProcessId: id(),
  applicationId: id(),
  mainRenterId: id(),
  documentType,
  documentId: id(),
  filename: fileName(),
  contentType: z.string().check(
    z.refine((type) => kindOfContentType(type) !== undefined, {
      error: 'UNSUPPORTED_MEDIA_TYPE' satisfies ErrorCode,
    }),
  ),
  contentLength: z
    .int()
    .check(z.minimum(1), z.maximum(MAX_DOCUMENT_BYTES, { error: 'PAYLOAD_TOO_LARGE' satisfies ErrorCode })),
  /** Optional on the wire; our own client always sends it. */
  sha256: z.optional(sha256),
  /** For one that is added to an application that was received, because its manager asked for it. */
  linkSecret: z.optional(linkSecret),
})
export type PresignRequest = z.output<typeof presignRequest>

export const documentContract = defineContract({
  /** Idempotent on `documentId`: asking again gives a fresh URL for the same object. */
  presignDocument: endpoint('POST', '/api/applications/documents/presign', 'anyone', {
    body: presignRequest,
    answer: z.object({
      /** Absolute path on this origin, or a full URL at a storage provider; good for a few minutes. */
      uploadUrl: z.string(),
      /** Where this server takes it in pieces (tus 1.0.0), when that is not what `uploadUrl` leads to. */
      resumableUrl: z.optional(z.string()),
      headers: z.object({ 'Content-Type': z.string() }),
      object: z.object({ key: z.string(), publicUrl: z.string() }),
    }),
  }),
  /**
   * How far a transfer has come (tus 1.0.0): `Upload-Offset` and `Upload-Length` in the headers. Leads to the same
   * address as `uploadUrl`, as PUT and PATCH do.
   */
  uploadProgress: endpoint('HEAD', '/api/documents/{documentId}/content', 'anyone', {
    params: z.object({ documentId: id() }),
    query: z.object({ expires: unsigned, signature: unsigned }),
    answer: z.undefined(),
  }),
  /**
   * The next part of a transfer (tus 1.0.0), as `application/offset+octet-stream` at the offset named by `Upload-Offset`.
   * The last part is answered only when the whole document was checked and stored.
   */
  continueUpload: endpoint('PATCH', '/api/documents/{documentId}/content', 'anyone', {
    params: z.object({ documentId: id() }),
    query: z.object({ expires: unsigned, signature: unsigned }),
    body: 'bytes',
    answer: z.undefined(),
    status: 204,
  }),
  /** The place that `uploadUrl` leads to when documents lie on the server's own disk. The signature is the permission. */
  uploadDocument: endpoint('PUT', '/api/documents/{documentId}/content', 'anyone', {
    params: z.object({ documentId: id() }),
    query: z.object({ expires: unsigned, signature: unsigned }),
    body: 'bytes',
    answer: z.object({ id: z.string(), size: z.number(), sha256: z.string() }),
  }),
})
