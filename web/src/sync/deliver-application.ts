import { applicationContract, type Receipt } from '#shared/application/contract.ts'
import type { Language } from '#shared/languages.ts'
import type { DerivedRentObject } from '#shared/process/process.ts'
import { call } from '#web/api/call.ts'
import type { Answers } from '#web/local/answers.ts'
import type { LocalDocument } from '#web/local/database.ts'
import { uploadDocument } from './upload-document.ts'

export interface Submission {
  applicationId: string
  /** Empty when no process is selected: then a questionnaire is sent. */
  processId: string
  rentObject: DerivedRentObject | undefined
  answers: Answers
  documents: readonly LocalDocument[]
  language: Language
}

/** How far it is: document `done + 1` of `total` is on its way, or all are and the answers follow. */
export type Progress = (done: number, total: number) => void

/**
 * Sends each document, then the application (applicant.md §7). Every step can be repeated: documents and application
 * keep their ids, so that a second delivery is answered with the first one's receipt.
 * @throws ApiError, NoConnectionError, DocumentUploadError
 */
export async function deliverApplication(
  submission: Submission,
  onProgress: Progress,
  send: typeof fetch = fetch,
): Promise<Receipt> {
  const { applicationId, processId, rentObject, answers, documents, language } = submission
  const { mainRenters, generalInfo } = answers
  if (!processId) {
    return call(
      applicationContract.submitQuestionnaire,
      { body: { id: applicationId, rentObject, mainRenters, generalInfo, language } },
      send,
    )
  }
  const filePaths = new Map<string, { filePath: string; url: string }>()
  for (const [done, document] of documents.entries()) {
    onProgress(done, documents.length)
    const { key, publicUrl } = await uploadDocument(document, { applicationId, processId }, send)
    filePaths.set(document.id, { filePath: key, url: publicUrl })
  }
  onProgress(documents.length, documents.length)
  const body = {
    id: applicationId,
    applicationProcessId: processId,
    mainRenters: mainRenters.map((renter) => ({
      ...renter,
      documents: documents
        .filter(({ renterId }) => renterId === renter.id)
        .map(({ id, type, name, size, mimeType, sha256 }) => ({
          id,
          type,
          originalName: name,
          size,
          mimeType,
          sha256,
          ...filePaths.get(id),
        })),
    })),
    generalInfo,
    isCompleted: true,
    status: 'submitted',
    language,
  }
  return call(applicationContract.submitApplication, { body }, send)
}
