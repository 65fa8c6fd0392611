import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { documentContract } from '#shared/document/contract.ts'
import { MAX_DOCUMENT_BYTES } from '#shared/document/document.ts'
import { newId } from '#shared/ids.ts'
import { pdfBytes } from './build/files.ts'
import { buildPhone, RefusedError } from './phone.ts'

/** How small a disk it is tried on. */
export const DISK_MIB = 260
const ADDRESSES = 200
const AT_ONCE = 8
const HONEST_EVERY_MS = 200
/** Who has no receipt by then has been shut out. */
const LONGEST_WAIT_MS = 60_000

interface Target {
  url: string
  /** What everybody applies for. */
  home: { id: string }
  /** Asked before each. */
  goesOn: () => boolean
}

/** How often each status was answered; 0: the connection ended. */
export type Answered = Record<string, number>

/** Leaves documents that are never submitted, from many addresses. @param answered counted while it goes on */
export async function leaveDocuments({ url, home, goesOn }: Target, answered: Answered = {}): Promise<Answered> {
  const repeat = async (number: number) => {
    for (let turn = 0; goesOn(); turn += 1) {
      const status = await leaveDocument(url, home, `203.0.${number}.${turn % (ADDRESSES / AT_ONCE)}`)
      answered[status] = (answered[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, number) => repeat(number)))
  return answered
}

/** People who apply, one after the other. @returns the id of each application, and how many ms it took until its receipt */
export async function applyHonestly({ url, home, goesOn }: Target): Promise<{ id: string; took: number }[]> {
  const arriving: Promise<{ id: string; took: number }>[] = []
  while (goesOn()) {
    arriving.push(arrive(url, home, `198.51.100.${arriving.length % 250}`))
    await wait(HONEST_EVERY_MS)
  }
  return Promise.all(arriving)
}

const bytes = pdfBytes(MAX_DOCUMENT_BYTES)
const sha256 = createHash('sha256').update(bytes).digest('hex')

/** @returns with which status it ended */
async function leaveDocument(url: string, home: { id: string }, client: string): Promise<number> {
  const headers = { 'x-forwarded-for': client }
  const announced = await fetch(`${url}/api/applications/documents/presign`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      applicationProcessId: home.id,
      applicationId: newId(),
      mainRenterId: newId(),
      documentType: 'proof_of_income',
      documentId: newId(),
      filename: 'Lohnausweis.pdf',
      contentType: 'application/pdf',
      contentLength: bytes.length,
      sha256,
    }),
  })
  if (!announced.ok) {
    await announced.arrayBuffer()
    return announced.status
  }
  const { data } = z.parse(z.object({ data: documentContract.presignDocument.answer }), await announced.json())
  return fetch(url + data.uploadUrl, { method: 'PUT', headers: { ...headers, ...data.headers }, body: bytes })
    .then(async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    })
    .catch(() => 0)
}

/** As a phone does it: again and again, until there is a receipt. @throws when there is none after a minute */
async function arrive(url: string, home: { id: string }, client: string): Promise<{ id: string; took: number }> {
  const phone = buildPhone(home)
  const began = performance.now()
  for (;;) {
    try {
      await phone.deliver((target, init) =>
        fetch(url + target, {
          ...init,
          headers: { ...(init.headers as Record<string, string>), 'x-forwarded-for': client },
        }),
      )
      return { id: phone.submission.id, took: performance.now() - began }
    } catch (error) {
      // What it is told to wait for, shortened.
      if (!(error instanceof RefusedError) || ![503, 409, 403].includes(error.status)) throw error
      if (performance.now() > began + LONGEST_WAIT_MS) throw error
      await wait(500)
    }
  }
}
