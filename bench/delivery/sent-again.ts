import { createHash } from 'node:crypto'
import { pdfOfSize } from '#e2e/fixtures/files.ts'
import { newId } from '#shared/ids.ts'
import { bytesOfDocuments, openReadyPhone, type Place, submit, uploads } from './place.ts'

const SIZE = 10 * 1024 * 1024
const CUT_AT = 0.9 * SIZE
/** Parts of 64, 128, then 256 KiB: in this one lies what is cut. */
const CUT_PART = 38

/** Bytes that our app sends a second time when the connection ends at 90 % of a document. */
export async function resendByParts(place: Place): Promise<number> {
  const page = await openReadyPhone(place, [SIZE])
  const since = place.network.requests.length
  const fault = place.network.arm({ method: 'PATCH', path: uploads, nth: CUT_PART, mode: { cutUploadAt: 128 * 1024 } })
  await submit(page)
  await fault.struck
  await page.waitForURL('**/success', { timeout: 120_000 })
  fault.disarm()
  await page.context().close()
  return bytesOfDocuments(place, since) - SIZE
}

/** The same with what the specification has: one PUT, and another one after the cut. */
export async function resendWhole(place: Place): Promise<number> {
  const { network } = place
  const process = await fetch(`${network.address}/api/external/application-processes/DEMADE`)
  const { data }: { data: { id: string } } = await process.json()
  const { buffer } = pdfOfSize(SIZE)
  const announced = await fetch(`${network.address}/api/applications/documents/presign`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      applicationProcessId: data.id,
      applicationId: newId(),
      mainRenterId: newId(),
      documentType: 'other_document',
      documentId: newId(),
      filename: 'Scan.pdf',
      contentType: 'application/pdf',
      contentLength: SIZE,
      sha256: createHash('sha256').update(buffer).digest('hex'),
    }),
  })
  const { data: upload }: { data: { uploadUrl: string; headers: Record<string, string> } } = await announced.json()
  const put = () =>
    fetch(network.address + upload.uploadUrl, { method: 'PUT', headers: upload.headers, body: new Uint8Array(buffer) })
  const since = network.requests.length
  const fault = network.arm({ method: 'PUT', path: uploads, nth: 1, mode: { cutUploadAt: CUT_AT } })
  await put().catch(() => undefined)
  fault.disarm()
  const { ok } = await put()
  if (!ok) throw new Error('the second PUT was refused')
  return bytesOfDocuments(place, since) - SIZE
}
