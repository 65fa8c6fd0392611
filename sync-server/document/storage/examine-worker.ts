import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { mayRunMacros } from '#shared/document/macros.ts'
import { sniffFile } from '#shared/document/sniff.ts'
import type { Examined } from './document-storage.ts'
import type { Answer, Question } from './examine.ts'
import { inflate } from './inflate.ts'

parentPort?.on('message', (asked: { id: number; question: Question }) => void answer(asked))

async function answer({ id, question }: { id: number; question: Question }): Promise<void> {
  try {
    const examined = await look('file' in question ? readFileSync(question.file) : question.bytes)
    parentPort?.postMessage({ id, examined } satisfies Answer, [examined.bytes.buffer])
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const code = error instanceof Error && 'code' in error ? { code: String(error.code) } : {}
    parentPort?.postMessage({ id, failure: { message, ...code } } satisfies Answer, [])
  }
}

async function look(given: Uint8Array): Promise<Examined> {
  // A small file lies in memory that Node shares between buffers, which cannot be handed over.
  const bytes =
    given.byteLength === given.buffer.byteLength ? (given as Uint8Array<ArrayBuffer>) : new Uint8Array(given)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const kind = sniffFile(bytes)
  const isWord = kind === 'doc' || kind === 'docx'
  const macros = isWord && (await mayRunMacros(bytes, kind, inflate))
  return { bytes: new Uint8Array(bytes.buffer), size: bytes.byteLength, sha256, kind, mayRunMacros: macros }
}
