import { useEffect, useState } from 'react'
import type { SentDocument } from '#shared/application/sent-answers.ts'
import { kindOfContentType } from '#shared/document/document.ts'
import { readDocument } from '#web/manage/applications/documents/kept-files.ts'
import { useManager } from '#web/manage/records/use-manager.ts'

/** The bytes of a document, or why there are none. */
export interface DocumentFile {
  file: Blob | undefined
  /** ApiError, or NoConnectionError. */
  error: unknown
  retry: () => void
}

/** Reads it from this device, else from the server; without a connection again once there is one. */
export function useDocumentFile(applicationId: string, document: SentDocument): DocumentFile {
  const { database } = useManager()
  const [read, setRead] = useState<{ file?: Blob; error?: unknown }>({})
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isOver = false
    readDocument(database, applicationId, document).then(
      (file) => isOver || setRead({ file: asSent(file, document) }),
      (error: unknown) => isOver || setRead({ error }),
    )
    return () => {
      isOver = true
    }
    // By its id: a record that is confirmed meanwhile has another list of the same documents.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [database, applicationId, document.id, attempt])
  const hasFailed = read.error !== undefined
  useEffect(() => {
    if (!hasFailed) return undefined
    const retry = () => setAttempt((before) => before + 1)
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [hasFailed])
  return {
    file: read.file,
    error: read.error,
    retry: () => {
      setRead({})
      setAttempt(attempt + 1)
    },
  }
}

/** As the kind that the server found in it: the browser makes nothing else of it. */
const asSent = (file: Blob, { contentType }: SentDocument) =>
  new Blob([file], { type: kindOfContentType(contentType) ? contentType.toLowerCase() : 'application/octet-stream' })
