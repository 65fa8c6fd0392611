import { randomInt } from 'node:crypto'
import { accessCodes } from '#server/db/schema.ts'
import type { Queryable } from '#server/deps.ts'
import { CODE_ALPHABET, CODE_LENGTH } from '#shared/process/code/code.ts'

/** A code for a property or process that nobody else has or gets; it is free again if the transaction fails. */
export async function newCode(transaction: Queryable): Promise<string> {
  for (;;) {
    const code = randomCode(CODE_LENGTH)
    const claimed = await transaction.insert(accessCodes).values({ code }).onConflictDoNothing().returning()
    if (claimed.length > 0) return code
  }
}

/** Each character equally likely, from the operating system's random numbers. */
export const randomCode = (length: number): string =>
  Array.from({ length }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('')
