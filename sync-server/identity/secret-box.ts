import { hkdfSync } from 'node:crypto'
import { CompactEncrypt, compactDecrypt, errors } from 'jose'

/**
 * Keeps texts that only this server may read, where others could: in cookies, in the database.
 * @param purpose what is sealed for one purpose cannot be opened for another, though the key is the same
 */
export function createSecretBox(key: Uint8Array, purpose: string) {
  const derived = new Uint8Array(hkdfSync('sha256', key, '', purpose, 32))
  return {
    seal: (text: string) =>
      new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader(header).encrypt(derived),
    /** Undefined for what was not sealed by us, for this very purpose. */
    async open(sealed: string) {
      try {
        const { plaintext } = await compactDecrypt(sealed, derived, allowed)
        return new TextDecoder().decode(plaintext)
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined
        throw error
      }
    },
  }
}

const header = { alg: 'dir', enc: 'A256GCM' }
const allowed = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] }
