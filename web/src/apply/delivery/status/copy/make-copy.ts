import { downloadZip } from 'client-zip'

interface InCopy {
  name: string
  /** Undefined for one that can no longer be read. */
  read: () => Promise<ArrayBuffer | Uint8Array<ArrayBuffer> | undefined>
}

/** One ZIP of texts and documents, made on the device, and the names of documents that can no longer be read. */
export async function makeCopy(
  documents: readonly InCopy[],
  texts: Record<string, string> = {},
): Promise<{ file: Blob; missing: string[] }> {
  const missing: string[] = []
  async function* entries() {
    for (const [name, input] of Object.entries(texts)) yield { name, input }
    for (const [index, { name, read }] of documents.entries()) {
      const input = await read()
      // Numbered, because two documents may have one name.
      if (input) yield { name: `documents/${index + 1} ${name.replaceAll(/[/\\]/g, '-')}`, input }
      else missing.push(name)
    }
  }
  return { file: await downloadZip(entries()).blob(), missing }
}
