import { applications } from '#server/db/schema.ts'
import type { AdminDeps } from '#server/deps.ts'
import { publicApplication } from '#server/feed/rows/public-application.ts'
import type { Scope } from '#server/scope/scope.ts'
import { managedApplicationContract } from '#shared/application/manager/contract.ts'
import { documentKey } from '#shared/document/document-key.ts'
import { type AnswerOf, fillPath } from '#shared/endpoint.ts'

/** What the application lists, and whether the storage still has it. @throws AppError as `find` */
export async function listDocuments(
  scope: Scope,
  storage: AdminDeps['storage'],
  id: string,
): Promise<AnswerOf<typeof managedApplicationContract.listDocuments>> {
  const application = publicApplication(await scope.find(applications, id))
  const listed = application.mainRenters.flatMap(({ id: mainRenterId, documents }) =>
    documents.map((document) => ({ mainRenterId, document })),
  )
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
