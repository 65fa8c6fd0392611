import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { askToScan, type ClamdAddress, ping } from './clamd.ts'

export interface Scanner {
  /** @throws AppError DOCUMENT_INFECTED; UNAVAILABLE when nobody can say: what was not looked at is not clean */
  scan: (bytes: Uint8Array) => Promise<void>
  /** @throws when it is not there */
  check: () => Promise<void>
}

/** Less than whoever sends a document waits for the answer. */
const LONGEST_SCAN_MS = 15_000
const LONGEST_PING_MS = 2_000

/** The scanner that an operator has. It need not be there yet: until it is, documents wait on the devices. */
export function createScanner(
  address: ClamdAddress,
  { metrics, log }: Pick<Deps, 'metrics' | 'log'>,
  longestScanMs = LONGEST_SCAN_MS,
): Scanner {
  return {
    async scan(bytes) {
      const answer = await askToScan(address, bytes, longestScanMs).catch(reasonOf)
      if (answer === 'stream: OK') return metrics.scanned('clean')
      if (/^stream: .+ FOUND$/.test(answer)) {
        metrics.scanned('infected')
        // The name is the scanner's own word for what it found.
        log({ level: 'warn', event: 'document_infected', reason: answer })
        throw new AppError('DOCUMENT_INFECTED')
      }
      metrics.scanned('failed')
      log({ level: 'error', event: 'scan_failed', reason: answer })
      throw new AppError('UNAVAILABLE')
    },
    async check() {
      const answer = await ping(address, LONGEST_PING_MS).catch(reasonOf)
      if (answer !== 'PONG') throw new Error(`No scanner: ${answer}`)
    },
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  return reasons[code] ?? code
}

/** What it says before it closes is lost while bytes are still on their way to it. */
const TOOK_NOT_ALL = 'closed before it had every byte: its StreamMaxLength may be too small'
const reasons: Readonly<Record<string, string>> = {
  ABORT_ERR: 'no answer in time',
  EPIPE: TOOK_NOT_ALL,
  ECONNRESET: TOOK_NOT_ALL,
}
