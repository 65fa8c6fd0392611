import { createHmac, timingSafeEqual } from 'node:crypto'
import type { HeldLink } from '#shared/document-request/request-link.ts'

type Whose = Omit<HeldLink, 'linkSecret'>

/** Proves that its holder was asked: nothing is kept of it, and the same person has the same one however often they are asked. */
export const linkSecretOf = (key: Uint8Array, whose: Whose): string => sign(key, whose).toString('base64url')

export function isLinkSecretOf(key: Uint8Array, { linkSecret, ...whose }: HeldLink): boolean {
  const [expected, given] = [sign(key, whose), Buffer.from(linkSecret, 'base64url')]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** The first line keeps it apart from everything else that is signed with the key. */
const sign = (key: Uint8Array, { applicationId, mainRenterId }: Whose) =>
  createHmac('sha256', key).update(['requested documents', applicationId, mainRenterId].join('\n')).digest()
