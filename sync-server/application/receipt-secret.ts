import { createHash, timingSafeEqual } from 'node:crypto'

/** As it is stored: who reads the database cannot ask in the sender's place. */
export const hashOfSecret = (secret: string | undefined): string | null =>
  secret === undefined ? null : sha256(secret).toString('hex')

/** Takes as long for a wrong secret as for the right one. */
export const isSecretOf = (secret: string, stored: string | null): boolean =>
  stored !== null && timingSafeEqual(sha256(secret), Buffer.from(stored, 'hex'))

/** The secret has 256 random bits: nothing slower is needed against guessing. */
const sha256 = (secret: string) => createHash('sha256').update(secret).digest()
