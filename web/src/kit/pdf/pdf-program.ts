import { openPdf } from './open-pdf.ts'

/** Opens it in a worker of its own: when it is closed all of its memory is free. */
export async function openInWorker(file: Blob, password?: string): ReturnType<typeof openPdf> {
  const bytes = await file.arrayBuffer()
  return openPdf(bytes, {
    worker: new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' }),
    password,
  })
}
