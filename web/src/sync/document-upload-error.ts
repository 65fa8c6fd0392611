import { ApiError } from '#web/api/call.ts'

/** A document could not be sent; the reason is the cause. */
export class DocumentUploadError extends Error {
  readonly documentName: string
  constructor(documentName: string, cause: unknown) {
    super(cause instanceof ApiError ? cause.message : `Upload failed`, { cause })
    this.documentName = documentName
  }
}
