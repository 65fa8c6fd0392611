import type { ManagedApplication } from '#shared/application/managed-application.ts'
import type { SentDocument } from '#shared/application/sent-answers.ts'
import { managedApplicationContract } from '#shared/application/managed-contract.ts'
import { readFile } from '#web/desk/read-file.ts'
import type { DeskDatabase } from '#web/local/desk-database.ts'

/** A document from this device, or from the server. @throws ApiError, NoConnectionError */
export async function readDocument(desk: DeskDatabase, applicationId: string, { id }: SentDocument): Promise<Blob> {
  const kept = await desk.files.get(id)
  if (kept) return new Blob([kept.bytes], { type: kept.contentType })
  return readFile(managedApplicationContract.downloadDocument, { id: applicationId, documentId: id })
}

/** Keeps every document of an application on this device. What was read before a failure stays. @throws ApiError, NoConnectionError */
export async function keepDocuments(desk: DeskDatabase, application: ManagedApplication): Promise<void> {
  const documents = application.mainRenters.flatMap((renter) => renter.documents).filter(({ isStored }) => isStored)
  for (const document of documents) {
    const file = await readDocument(desk, application.id, document)
    await desk.files.put({
      id: document.id,
      applicationId: application.id,
      processId: application.processId,
      contentType: document.contentType,
      bytes: await file.arrayBuffer(),
    })
  }
}

export const forgetDocuments = (desk: DeskDatabase, applicationId: string): Promise<number> =>
  desk.files.where('applicationId').equals(applicationId).delete()
