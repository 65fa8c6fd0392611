import { type PhotoTask, type PreparedPhoto, preparePhoto } from './prepare-photo.ts'

/** Prepares a photo beside the page where the browser can draw there, else in the page. */
export async function workOnPhoto(task: PhotoTask): Promise<PreparedPhoto> {
  if (typeof OffscreenCanvas === 'undefined') return preparePhoto(task)
  return (await inWorker(task)) ?? preparePhoto(task)
}

/** One worker for each photo: when it ends, all of its memory is free. Undefined when it could not be started. */
async function inWorker(task: PhotoTask): Promise<PreparedPhoto | undefined> {
  const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<PreparedPhoto>) => resolve(data))
      worker.addEventListener('error', () => resolve(undefined))
      // A copy: the page still needs the bytes when the worker cannot be started.
      worker.postMessage(task, { transfer: [] })
    })
  } finally {
    worker.terminate()
  }
}
