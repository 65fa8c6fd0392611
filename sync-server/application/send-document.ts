import { AppError } from '#server/app-error.ts'
import type { DocumentStorage } from '#server/document/storage/document-storage.ts'
import { type ApplicationRow, publicApplication } from '#server/feed/rows/public-application.ts'
import { attachment } from '#server/http/attachment.ts'
import { documentKey } from '#shared/document/document-key.ts'

/**
 * A document is reached through the application that lists it, and in no other way.
 * @throws AppError NOT_FOUND for a document that it does not list, and for one whose file is gone
 */
export async function sendDocument(
  storage: Pick<DocumentStorage, 'stat' | 'read'>,
  application: ApplicationRow,
  id: string,
): Promise<Response> {
  const listed = publicApplication(application).mainRenters.flatMap(({ documents }) => documents)
  const document = listed.find((each) => each.id === id)
  if (!document) throw new AppError('NOT_FOUND')
  const key = documentKey({ applicationId: application.id, id })
  const [stored, body] = [await storage.stat(key), await storage.read(key)]
  if (!stored || !body) throw new AppError('NOT_FOUND')
  return attachment(body, { name: document.originalName, contentType: document.contentType, size: stored.size })
}
