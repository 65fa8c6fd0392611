import type { Deps } from '#server/deps.ts'
import { signUploadUrl } from '#server/document/signed-url.ts'
import { type Handlers, reply } from '#server/scope/mount-contract.ts'
import type { documentContract } from '#shared/document/contract.ts'
import { documentKey, documentUrl } from '#shared/document/document-key.ts'
import { acceptUpload } from './accept-upload.ts'
import { presignDocument } from './presign-document.ts'
import { continueUpload, uploadProgress } from './resume-upload.ts'

export const documentRoutes = (deps: Deps): Handlers<typeof documentContract> => ({
  async presignDocument({ body, client }) {
    const document = await presignDocument(deps, body, client)
    const ownUrl = signUploadUrl(deps.signingKey, document, deps.now())
    const direct = document.storedAt ? undefined : await deps.storage.signUpload?.(documentKey(document), document)
    return {
      ...(direct ? { uploadUrl: direct, resumableUrl: ownUrl } : { uploadUrl: ownUrl }),
      headers: { 'Content-Type': document.contentType },
      // The path is opaque to the applicant: nobody reads a document without permission.
      object: { key: documentKey(document), publicUrl: documentUrl(document.id) },
    }
  },
  async uploadProgress({ params, query }) {
    const { offset, length } = await uploadProgress(deps, params.documentId, query)
    return reply({ headers: { 'Upload-Offset': String(offset), 'Upload-Length': String(length) } })
  },
  async continueUpload({ params, query, body }) {
    const offset = await continueUpload(deps, params.documentId, query, body)
    return reply({ headers: { 'Upload-Offset': String(offset) } })
  },
  uploadDocument: ({ params, query, body }) => acceptUpload(deps, params.documentId, query, body),
})
