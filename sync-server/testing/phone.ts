import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { receipt } from '#shared/application/contract.ts'
import { documentContract } from '#shared/document/contract.ts'
import { newId } from '#shared/ids.ts'
import { buildRenter, buildSubmission } from './build/build.ts'
import { pdfBytes } from './build/files.ts'

export type Send = (path: string, init: RequestInit) => Promise<Response>

const SIZE = 1000
const PIECE = 400
const presigned = z.object({ data: documentContract.presignDocument.answer })

/** An application with one document as a phone holds it: everything is there to be sent once more. */
export function buildPhone(process: { id: string }) {
  const id = newId()
  const bytes = ownBytes(id)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const document = { id, type: 'proof_of_income' as const, sha256 }
  const renter = buildRenter({ email: `${newId()}@renter.test`, documents: [document] })
  const submission = buildSubmission(process, { mainRenters: [renter] })
  const announcement = {
    applicationProcessId: process.id,
    applicationId: submission.id,
    mainRenterId: renter.id,
    documentType: document.type,
    documentId: document.id,
    filename: 'Lohnausweis.pdf',
    contentType: 'application/pdf',
    contentLength: bytes.length,
    sha256,
  }
  return {
    submission,
    document,
    announcement,
    bytes,
    email: renter.email,
    deliver: (send: Send) => deliver(send, submission, announcement, bytes),
  }
}

export type Phone = ReturnType<typeof buildPhone>

/** Those of no other document. */
function ownBytes(id: string): Uint8Array<ArrayBuffer> {
  const bytes = pdfBytes(SIZE)
  bytes.set(new TextEncoder().encode(id), SIZE - id.length)
  return bytes
}

/** From the first step, as after any failure. @throws when one of the steps does not succeed */
async function deliver(send: Send, submission: unknown, announcement: unknown, bytes: Uint8Array<ArrayBuffer>) {
  const announced = await post(send, '/api/applications/documents/presign', announcement)
  const { uploadUrl, resumableUrl = uploadUrl } = z.parse(presigned, await announced.json()).data
  const tus = { 'Tus-Resumable': '1.0.0' }
  const progress = await expectOk(send(resumableUrl, { method: 'HEAD', headers: tus }))
  for (let offset = Number(progress.headers.get('upload-offset')); offset < bytes.length; offset += PIECE) {
    const headers = { ...tus, 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(offset) }
    await expectOk(send(resumableUrl, { method: 'PATCH', headers, body: bytes.slice(offset, offset + PIECE) }))
  }
  const response = await post(send, '/api/applications', submission)
  return { status: response.status, receipt: z.parse(z.object({ data: receipt }), await response.json()).data }
}

const post = (send: Send, path: string, body: unknown) =>
  expectOk(send(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }))

/** Of an answer that is none, its status and what it said. */
async function expectOk(answer: Promise<Response>): Promise<Response> {
  const response = await answer
  if (!response.ok) throw new RefusedError(response, await response.text())
  return response
}

export class RefusedError extends Error {
  readonly status: number
  /** In seconds, where the answer says when to try again. */
  readonly retryAfter: string | null

  constructor({ status, headers }: Response, text: string) {
    super(`${status} ${text}`)
    this.status = status
    this.retryAfter = headers.get('retry-after')
  }
}
