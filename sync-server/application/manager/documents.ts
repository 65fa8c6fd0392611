import { AppError } from '#server/app-error.ts'
import { applications } from '#server/db/schema.ts'
import type { AdminDeps } from '#server/deps.ts'
import { type ApplicationRow, publicApplication } from '#server/feed/rows/public-application.ts'
import { attachment } from '#server/http/attachment.ts'
import type { Scope } from '#server/scope/scope.ts'
import { managedApplicationContract } from '#shared/application/manager/contract.ts'
import { documentKey } from '#shared/document/document-key.ts'
import { type AnswerOf, fillPath } from '#shared/endpoint.ts'

type Storage = AdminDeps['storage']

/** What the application lists, and whether the storage still has it. @throws AppError as `find` */
export async function listDocuments(
  scope: Scope,
  storage: Storage,
  id: string,
): Promise<AnswerOf<typeof managedApplicationContract.listDocuments>> {
  const listed = listedIn(await scope.find(applications, id))
  return Promise.all(
    listed.map(async ({ mainRenterId, document }) => {
      const isStored = (await storage.stat(documentKey({ applicationId: id, id: document.id }))) !== undefined
      const path = managedApplicationContract.downloadDocument.path
      return {
        ...document,
        isStored,
        documentType: document.type,
        fileName: document.originalName,
        contentLength: document.size,
        mainRenterId,
        downloadUrl: isStored ? fillPath(path, { id, documentId: document.id }) : null,
      }
    }),
  )
}

/**
 * A document is reached through the application that lists it, and in no other way.
 * @throws AppError as `find`; NOT_FOUND for a document that it does not list, and for one whose file is gone
 */
export async function downloadDocument(
  scope: Scope,
  storage: Storage,
  { id, documentId }: { id: string; documentId: string },
): Promise<Response> {
  const listed = listedIn(await scope.find(applications, id))
  const document = listed.find((candidate) => candidate.document.id === documentId)?.document
  if (!document) throw new AppError('NOT_FOUND')
  const key = documentKey({ applicationId: id, id: documentId })
  const [stored, body] = [await storage.stat(key), await storage.read(key)]
  if (!stored || !body) throw new AppError('NOT_FOUND')
  const { originalName: name, contentType } = document
  return attachment(body, { name, contentType, size: stored.size })
}

const listedIn = (row: ApplicationRow) =>
  publicApplication(row).mainRenters.flatMap(({ id: mainRenterId, documents }) =>
    documents.map((document) => ({ mainRenterId, document })),
  )
