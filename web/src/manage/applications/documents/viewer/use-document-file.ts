import { useEffect, useRef, useState } from 'react'
import type { SentDocument } from '#shared/application/sent-answers.ts'
import { kindOfContentType } from '#shared/document/document.ts'
import { NoConnectionError } from '#web/kit/api/call.ts'
import { readDocument } from '#web/manage/applications/documents/kept-files.ts'
import { useManager } from '#web/manage/records/use-manager.ts'
import { useOffline } from '#web/manage/records/use-offline.ts'
import { useFeed } from '#web/manage/records/use-records.ts'

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
  const isCut = read.error instanceof NoConnectionError
  const { pullNow } = useFeed()
  useEffect(() => {
    if (isCut) pullNow()
  }, [isCut, pullNow])
  const isOffline = useOffline()
  const wasOffline = useRef(isOffline)
  useEffect(() => {
    if (isCut && wasOffline.current && !isOffline) setAttempt((before) => before + 1)
    wasOffline.current = isOffline
  }, [isCut, isOffline])
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
