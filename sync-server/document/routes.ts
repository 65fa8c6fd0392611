import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount-contract.ts'
import type { documentContract } from '#shared/document/contract.ts'
import { acceptUpload } from './accept-upload.ts'
import { documentKey, documentUrl } from '#shared/document/document-key.ts'
import { presignDocument } from './presign-document.ts'
import { signUploadUrl } from './signed-url.ts'

export const documentRoutes = (deps: Deps): Handlers<typeof documentContract> => ({
  async presignDocument({ body, client }) {
    const document = await presignDocument(deps, body, client)
    return {
      uploadUrl: signUploadUrl(deps.signingKey, document, deps.now()),
      headers: { 'Content-Type': document.contentType },
      // The path is opaque to the applicant: nobody reads a document without permission.
      object: { key: documentKey(document), publicUrl: documentUrl(document.id) },
    }
  },
  uploadDocument: ({ params, query, body }) => acceptUpload(deps, params.documentId, query, body),
})
