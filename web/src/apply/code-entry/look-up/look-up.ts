import type { ErrorCode } from '#shared/errors/errors.ts'
import { accessCode } from '#shared/process/code/access-code.ts'
import { readPastedCode } from '#shared/process/code/pasted-code.ts'
import { processContract } from '#shared/process/contract.ts'
import { acceptsApplications } from '#shared/process/process.ts'
import { choosePendingCode, selectProcess } from '#web/apply/selection/selection.ts'
import { ApiError, call } from '#web/kit/api/call.ts'
import { timeAfter } from '#web/kit/ui/moment.ts'

/** What became of a code. An open process is stored as the chosen one. */
export type LookUpResult =
  | { kind: 'open' | 'closed' | 'unknown' | 'unreachable' }
  /** The code never left the device. */
  | { kind: 'refused'; issue: string }
  /** `time`: of the clock, when the server takes it again. */
  | { kind: 'failed'; code: ErrorCode; time?: string }

/** @param onWork called when the device has to work for the answer, which takes seconds */
export async function lookUp(typed: string, onWork: () => void): Promise<LookUpResult> {
  const parsed = accessCode.safeParse(typed)
  if (!parsed.success) return { kind: 'refused', issue: parsed.error.issues[0]?.message ?? 'code_length' }
  try {
    const process = await ask(parsed.data).catch(async (error: unknown) => {
      if (!(error instanceof ApiError) || error.challenge === undefined) throw error
      onWork()
      const { prove } = await import('./prove.ts')
      return ask(parsed.data, await prove(error.challenge))
    })
    if (!acceptsApplications(process)) return { kind: 'closed' }
    selectProcess(process)
    return { kind: 'open' }
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'unreachable' }
    const code = passing.get(error.status)
    if (!code) return { kind: error.isOurs ? 'unknown' : 'unreachable' }
    const { retryAfterMs } = error
    return { kind: 'failed', code, ...(retryAfterMs !== undefined && { time: timeAfter(Date.now() + retryAfterMs) }) }
  }
}

/** Whoever says it, the server or what stands before it: it says nothing about the code. */
const passing = new Map<number, ErrorCode>([
  [429, 'RATE_LIMITED'],
  [502, 'UNAVAILABLE'],
  [503, 'UNAVAILABLE'],
  [504, 'UNAVAILABLE'],
])

const ask = (code: string, proof?: string) =>
  call(processContract.lookUpProcess, { params: { code } }, (url, init) =>
    fetch(url, proof === undefined ? init : { ...init, headers: { ...(init?.headers as object), 'x-proof': proof } }),
  )

/** Chooses a home by its code alone, to be looked up once there is a connection. */
export const chooseUnchecked = (code: string) => choosePendingCode(code)

/** The code in what was pasted, or what may be the beginning of one. */
export const readPasted = (text: string) => readPastedCode(text)
