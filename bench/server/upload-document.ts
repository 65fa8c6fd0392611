import { createHash } from 'node:crypto'
import type { Agent } from 'node:http'
import * as z from 'zod/mini'
import { pdfBytes } from '#server/testing/build/files.ts'
import { documentContract, type PresignRequest } from '#shared/document/contract.ts'
import { newId } from '#shared/ids.ts'
import { type Answer, send } from './send.ts'

export interface UploadedFile {
  bytes: Buffer
  sha256: string
}

export function makeFile(size: number): UploadedFile {
  const bytes = Buffer.from(pdfBytes(size))
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** Announces a document of a person who is new, and uploads it. @returns what was announced. @throws when it is refused */
export async function uploadDocument(
  agent: Agent,
  address: string,
  processId: string,
  { bytes, sha256 }: UploadedFile,
): Promise<PresignRequest> {
  const announced: PresignRequest = {
    applicationProcessId: processId,
    applicationId: newId(),
    mainRenterId: newId(),
    documentType: 'proof_of_income',
    documentId: newId(),
    filename: 'Lohnausweis.pdf',
    contentType: 'application/pdf',
    contentLength: bytes.length,
    sha256,
  }
  const presigned = await postJson(agent, address + documentContract.presignDocument.path, announced)
  const { uploadUrl, headers } = presign.parse(JSON.parse(presigned.text)).data
  expectSuccess(await send(agent, 'PUT', new URL(uploadUrl, address), headers, bytes))
  return announced
}

/** The part of the answer that a client goes on with. */
const presign = z.object({ data: z.object({ uploadUrl: z.string(), headers: z.record(z.string(), z.string()) }) })

export async function postJson(agent: Agent, url: string, body: unknown): Promise<Answer> {
  const bytes = Buffer.from(JSON.stringify(body))
  return expectSuccess(await send(agent, 'POST', new URL(url), { 'Content-Type': 'application/json' }, bytes))
}

function expectSuccess(answer: Answer): Answer {
  if (answer.status !== 200 && answer.status !== 201) throw new Error(`answered with ${answer.status}: ${answer.text}`)
  return answer
}
