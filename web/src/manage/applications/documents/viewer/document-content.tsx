import type { SentDocument } from '#shared/application/sent-answers.ts'
import { kindOfContentType } from '#shared/document/document.ts'
import { NotRead, NotShown } from './failure.tsx'
import { Opening, Pdf } from './pdf-pages.tsx'
import { Picture } from './picture.tsx'
import { useDocumentFile } from './use-document-file.ts'

interface DocumentContentProps {
  applicationId: string
  document: SentDocument
  /** Its kind and its name. */
  label: string
}

/** The document itself, or why it is not shown and what to do. */
export function DocumentContent({ applicationId, document, label }: DocumentContentProps) {
  const { file, error, retry } = useDocumentFile(applicationId, document)
  if (error !== undefined) return <NotRead error={error} onRetry={retry} />
  if (!file) return <Opening />
  const kind = kindOfContentType(document.contentType)
  if (kind === 'pdf') return <Pdf file={file} label={label} />
  if (kind === 'jpeg' || kind === 'png') return <Picture file={file} label={label} />
  return <NotShown why="kind" />
}
