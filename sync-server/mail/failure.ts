import * as z from 'zod/mini'

/** What nodemailer and Node attach to their errors, as far as it decides anything. */
const failure = z.object({ code: z.catch(z.string(), 'UNKNOWN'), responseCode: z.optional(z.number()) })

/** Answers to a wrong or missing password: the operator will mend the settings, and then the mail should go out. */
const settingsAreWrong = new Set([530, 534, 535, 538])

/** Whether sending the same mail again cannot succeed: the server said so for good, or it has no usable address. */
export function isPermanent(error: unknown): boolean {
  const { code, responseCode } = read(error)
  if (responseCode !== undefined) return responseCode >= 500 && !settingsAreWrong.has(responseCode)
  return code === 'EENVELOPE'
}

/** `550`, `ECONNREFUSED`: never the text, which may name people. */
export function failureCode(error: unknown): string {
  const { code, responseCode } = read(error)
  return String(responseCode ?? code)
}

const read = (error: unknown): z.output<typeof failure> => failure.safeParse(error).data ?? { code: 'UNKNOWN' }
