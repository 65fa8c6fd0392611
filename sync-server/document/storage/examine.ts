import { Worker } from 'node:worker_threads'
import type { Examined } from './document-storage.ts'

/** A file, or its bytes, which are gone from here until they come back with the answer. */
export type Question = { file: string } | { bytes: Uint8Array<ArrayBuffer> }
export type Answer = { id: number; examined: Examined } | { id: number; failure: { message: string; code?: string } }

let worker: Worker | undefined
let latest = 0
const waiting = new Map<number, { resolve: (examined: Examined) => void; reject: (error: Error) => void }>()

/**
 * Reads, hashes and looks through a document, beside everything else that the server does: ten megabytes would keep it from
 * answering others for a tenth of a second and more. One after the other, so that it takes one core at most.
 * @throws what reading the file throws
 */
export const examine = (question: Question): Promise<Examined> =>
  new Promise((resolve, reject) => {
    worker ??= startWorker()
    latest += 1
    waiting.set(latest, { resolve, reject })
    worker.ref()
    worker.postMessage({ id: latest, question }, 'bytes' in question ? [question.bytes.buffer] : [])
  })

function startWorker(): Worker {
  const isBundled = import.meta.url.endsWith('.js')
  const started = new Worker(new URL(isBundled ? './examine-worker.js' : './examine-worker.ts', import.meta.url))
  started.on('message', (answer: Answer) => {
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('examined' in answer) asked?.resolve(answer.examined)
    else asked?.reject(Object.assign(new Error(answer.failure.message), { code: answer.failure.code }))
    // It keeps no program alive that waits for nothing.
    if (waiting.size === 0) started.unref()
  })
  started.on('error', (error: Error) => {
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  })
  return started
}
