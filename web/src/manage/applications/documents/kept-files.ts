import type { ManagedApplication } from '#shared/application/manager/application.ts'
import { managedApplicationContract } from '#shared/application/manager/contract.ts'
import type { SentDocument } from '#shared/application/sent-answers.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { readFile } from '#web/manage/ui/read-file.ts'

/** A document from this device, or from the server. @throws ApiError, NoConnectionError */
export async function readDocument(
  database: ManagerDatabase,
  applicationId: string,
  { id }: SentDocument,
): Promise<Blob> {
  const kept = await database.files.get(id)
  if (kept) return new Blob([kept.bytes], { type: kept.contentType })
  return readFile(managedApplicationContract.downloadDocument, { id: applicationId, documentId: id })
}

/** Keeps every document of an application on this device. What was read before a failure stays. @throws ApiError, NoConnectionError */
export async function keepDocuments(database: ManagerDatabase, application: ManagedApplication): Promise<void> {
  const documents = application.mainRenters.flatMap((renter) => renter.documents).filter(({ isStored }) => isStored)
  for (const document of documents) {
    const file = await readDocument(database, application.id, document)
    await database.files.put({
      id: document.id,
      applicationId: application.id,
      processId: application.processId,
      contentType: document.contentType,
      bytes: await file.arrayBuffer(),
    })
  }
}

export const forgetDocuments = (database: ManagerDatabase, applicationId: string): Promise<number> =>
  database.files.where('applicationId').equals(applicationId).delete()
