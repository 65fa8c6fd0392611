import { createHash } from 'node:crypto'
import { Agent } from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { zipOf } from '#server/testing/build/files.ts'
import { documentContract } from '#shared/document/contract.ts'
import { MAX_DOCUMENT_BYTES } from '#shared/document/document.ts'
import { newId } from '#shared/ids.ts'
import { askHonestly } from './abuse/ask-honestly.ts'
import { measureDisk } from './abuse/measure-disk.ts'
import { withPeakMemory } from './engines/peak-memory.ts'
import { figure, goal } from './figure.ts'
import { findHome, lookUpPath } from './find-home.ts'
import { send } from './server/send.ts'
import { postJson } from './server/upload-document.ts'
import { startBuiltServer } from './start-built-server.ts'
import { type Program, startProgram } from './start-program.ts'
import type { Bench } from './suite.ts'

const MEASURED_MS = 15_000
const SETTLES_MS = 1_000
const attacks = ['empty_pieces', 'swamps', 'slow_bodies'] as const

/** What one client that means ill costs everybody else, beside the same without it. With the limits as they are by default. */
export async function measureAbuse(bench: Bench): Promise<void> {
  const server = await startBuiltServer(bench, { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' })
  const lookUp = server.address + lookUpPath
  const upload = await leaveDocument(server)
  const measure = () => withPeakMemory(server.pid, () => askHonestly(lookUp, MEASURED_MS))
  await measure() // the first one is slower: code is compiled
  const calm = await measure()
  bench.keep({
    abuse_none_p95: figure(calm.result, 'ms'),
    abuse_none_memory: figure(calm.peak, 'MB'),
  })
  for (const kind of attacks) {
    const attack = await startProgram(path.join(import.meta.dirname, 'abuse', 'attack.ts'), {
      TARGET: server.address,
      KIND: kind,
      UPLOAD_URL: upload,
      SIZE: String(MAX_DOCUMENT_BYTES),
    })
    bench.onClose(attack.stop)
    await wait(SETTLES_MS)
    const { result, peak } = await measure()
    await attack.stop()
    bench.keep({
      [`abuse_${kind}_p95`]: figure(result, 'ms', goal('point 9', 100)),
      [`abuse_${kind}_memory`]: figure(peak, 'MB', { name: 'without', value: calm.peak }),
    })
  }
  await server.stop()
  await measureDisk(bench)
}

/** @returns where a DOCX as large as may be lies that was never submitted */
async function leaveDocument({ address }: Program): Promise<string> {
  const agent = new Agent()
  const { id: applicationProcessId } = await findHome(address)
  // Not packed, so that all of it has to be looked through.
  const docx = (filler: number) =>
    zipOf(
      { '[Content_Types].xml': '', 'word/document.xml': '', 'word/media/image.bin': Buffer.alloc(filler, '[') },
      { isPacked: false },
    )
  const bytes = Buffer.from(docx(MAX_DOCUMENT_BYTES - docx(0).length))
  const contentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const announced = await postJson(agent, address + documentContract.presignDocument.path, {
    applicationProcessId,
    applicationId: newId(),
    mainRenterId: newId(),
    documentType: 'proof_of_income',
    documentId: newId(),
    filename: 'Lohn.docx',
    contentType,
    contentLength: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  })
  const answer = z.object({ data: documentContract.presignDocument.answer })
  const { uploadUrl } = z.parse(answer, JSON.parse(announced.text)).data
  const stored = await send(agent, 'PUT', new URL(uploadUrl, address), { 'Content-Type': contentType }, bytes)
  if (stored.status !== 200) throw new Error(`answered with ${stored.status}: ${stored.text}`)
  agent.destroy()
  return address + uploadUrl
}
