import { downloadZip } from 'client-zip'
import type { LocalDocument } from '#web/apply/storage/database.ts'
import { readDocument } from '#web/apply/storage/documents.ts'

/** One ZIP of texts and documents, and the names of documents that can no longer be read. */
export async function makeCopy(
  documents: readonly LocalDocument[],
  texts: Record<string, string> = {},
): Promise<{ file: Blob; missing: string[] }> {
  const missing: string[] = []
  const files: { name: string; input: string | Uint8Array<ArrayBuffer> }[] = Object.entries(texts).map(
    ([name, input]) => ({ name, input }),
  )
  for (const [index, document] of documents.entries()) {
    const bytes = await readDocument(document)
    // Numbered, because two documents may have one name.
    if (bytes) files.push({ name: `documents/${index + 1} ${document.name.replaceAll(/[/\\]/g, '-')}`, input: bytes })
    else missing.push(document.name)
  }
  return { file: await downloadZip(files).blob(), missing }
}
