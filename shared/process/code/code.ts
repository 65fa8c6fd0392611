import { latinDigits } from '#shared/latin-digits.ts'

export const CODE_LENGTH = 6

/** How long a code from a link stands in the field before it is sent (applicant.md, Code entry). */
export const AUTO_SUBMIT_DELAY_MS = 500

/**
 * Capital letters and digits without the look-alikes 0 O 1 I L (wire.md, Codes of processes). New codes are made of
 * these.
 */
export const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** As typed or scanned: upper-cased, in letters of the usual width, without blanks and what stands between groups, at most six characters. */
export const readTypedCode = (text: string) =>
  latinDigits(text)
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{Pd}._]+/gu, '')
    .toUpperCase()
    .slice(0, CODE_LENGTH)
