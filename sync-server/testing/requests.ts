import * as z from 'zod/mini'
import { currentState } from '#shared/application/manager/application.ts'
import { documentContract } from '#shared/document/contract.ts'
import { newId } from '#shared/ids.ts'

/** The app itself, or whoever reaches one that listens. */
type App = { request: (path: string, init: RequestInit) => Response | Promise<Response> }

export const postJson = async (app: App, path: string, body: unknown, headers: Record<string, string> = {}) =>
  app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

type Bytes = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>

/** A stream is sent in chunks and without saying its length. */
export const putBytes = async (app: App, url: string, headers: Record<string, string>, body: Bytes) =>
  app.request(url, { method: 'PUT', headers, body, duplex: 'half' })

/** One piece of a transfer, as tus 1.0.0 has it; headers that are given win. */
export const patchBytes = async (
  app: App,
  url: string,
  offset: number,
  body: Bytes | null,
  headers: Record<string, string> = {},
) =>
  app.request(url, {
    method: 'PATCH',
    headers: {
      'Tus-Resumable': '1.0.0',
      'Content-Type': 'application/offset+octet-stream',
      'Upload-Offset': String(offset),
      ...headers,
    },
    body,
    duplex: 'half',
  })

export const askProgress = async (app: App, url: string, headers: Record<string, string> = {}) =>
  app.request(url, { method: 'HEAD', headers: { 'Tus-Resumable': '1.0.0', ...headers } })

/** A presign request for a PDF of 200 bytes of a new document of a new application; changes make it another one. */
export const presignRequest = (process: { id: string }, changes: Record<string, unknown> = {}) => ({
  applicationProcessId: process.id,
  applicationId: newId(),
  mainRenterId: newId(),
  documentType: 'proof_of_income',
  documentId: newId(),
  filename: 'Lohnausweis.pdf',
  contentType: 'application/pdf',
  contentLength: 200,
  ...changes,
})

export const PRESIGN = documentContract.presignDocument.path

/** Presigns and expects that to succeed. */
export async function presign(app: App, process: { id: string }, changes: Record<string, unknown> = {}) {
  const response = await postJson(app, PRESIGN, presignRequest(process, changes))
  return z.parse(z.object({ data: documentContract.presignDocument.answer }), await response.json()).data
}

/** What an error answer says to programs: its status, its code and where. */
export async function readError(response: Response) {
  const body = z.parse(failure, await response.json())
  const paths = (body.details ?? []).map(({ path }) => path)
  return { status: response.status, code: body.code, paths, ...(body.current && { current: body.current }) }
}

const failure = z.strictObject({
  code: z.string(),
  message: z.string(),
  details: z.optional(z.array(z.strictObject({ path: z.string(), code: z.string(), message: z.string() }))),
  current: z.optional(currentState),
})
