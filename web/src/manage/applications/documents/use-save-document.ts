import type { SentDocument } from '#shared/application/sent-answers.ts'
import { useManager } from '#web/manage/records/use-manager.ts'
import { saveFile } from '#web/manage/ui/save-file.ts'
import { useTask } from '#web/manage/ui/use-task.ts'
import { useDocumentFailureToast } from './document-failure.ts'
import { readDocument } from './kept-files.ts'

/** Saves a document where the browser keeps downloads; says why it cannot. @returns whether it is on its way, and how to begin */
export function useSaveDocument(applicationId: string, document: SentDocument) {
  const { database } = useManager()
  const failed = useDocumentFailureToast()
  const name = document.originalName
  return useTask(
    async () => saveFile(await readDocument(database, applicationId, document), name),
    (error) => failed(error, name),
  )
}
