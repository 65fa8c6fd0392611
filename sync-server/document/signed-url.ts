import { createHmac, timingSafeEqual } from 'node:crypto'
import { documentContract } from '#shared/document/contract.ts'
import { fillPath } from '#shared/endpoint.ts'

/** How long an address is good. */
export const LIFETIME_SECONDS = 15 * 60

/** What a signed URL permits: this document, of this type, of exactly this many bytes. */
export interface PermittedUpload {
  id: string
  contentType: string
  size: number
}

/** A path on this origin, good for 15 minutes. */
export function signUploadUrl(key: Uint8Array, upload: PermittedUpload, now: Date): string {
  const expires = String(Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS)
  const signature = sign(key, upload, expires).toString('base64url')
  const path = fillPath(documentContract.uploadDocument.path, { documentId: upload.id })
  return `${path}?expires=${expires}&signature=${signature}`
}

/** Whether we signed this URL for this very upload and it has not expired. */
export function isSigned(
  key: Uint8Array,
  upload: PermittedUpload,
  { expires, signature }: { expires: string; signature: string },
  now: Date,
): boolean {
  const expected = sign(key, upload, expires)
  const given = Buffer.from(signature, 'base64url')
  // Compared first: only then is `expires` our own word.
  return given.length === expected.length && timingSafeEqual(given, expected) && now.getTime() / 1000 < Number(expires)
}

const sign = (key: Uint8Array, { id, contentType, size }: PermittedUpload, expires: string) =>
  createHmac('sha256', key).update([id, contentType, size, expires].join('\n')).digest()
