import type { Outcome } from './idempotency.ts'
import { reply } from './mount-contract.ts'

/** The endpoint's own status for what was done now, 200 for what had been done before. */
export const answerOutcome = <T>({ data, isReplay }: Outcome<T>) => reply({ data, ...(isReplay && { status: 200 }) })
