import { openPdf, type OpenPdf } from './open-pdf.ts'

/** Opens it in a worker of its own: when it is closed all of its memory is free. @throws PdfError */
export async function openInWorker(file: Blob, password?: string): Promise<OpenPdf> {
  const bytes = await file.arrayBuffer()
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
  return openPdf(bytes, { worker, ...(password !== undefined && { password }) })
}
