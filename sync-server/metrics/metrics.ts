import { Counter, Histogram, Registry } from 'prom-client'
import type { RateLimits } from '#server/http/rate-limits.ts'

/** What the server counts about itself while it works. No label ever holds what a client sent. */
export interface Metrics {
  answered: (answer: { method: string; route: string; status: number; seconds: number }) => void
  /** Records of the feed that went to devices. */
  recordsSent: (count: number) => void
  /** Somebody was told to come back later. */
  limited: (rule: keyof RateLimits) => void
  /** A code was looked up that nobody has. */
  codeMissed: () => void
  /** What the virus scanner said of a document; `failed`: nothing. */
  scanned: (result: 'clean' | 'infected' | 'failed') => void
  /** Everything that is known now, as Prometheus reads it. */
  registry: Registry
}

/** From a look-up to ten MB over a slow line. */
const SECONDS = [0.01, 0.05, 0.1, 0.5, 2.5, 30]
/** Those that a route can have; what else somebody may call is one. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Histogram({
    name: 'einzug_http_request_duration_seconds',
    help: 'Time until an answer of the API began, by the pattern of its route; times of all statuses together',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  })
  // Apart: a line for each status, and not for each with each time.
  const answers = new Counter({
    name: 'einzug_http_requests_total',
    help: 'Answers of the API, by the pattern of their route',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const records = new Counter({
    name: 'einzug_sync_records_sent_total',
    help: 'Records of the feed that were sent to devices',
    registers,
  })
  const limited = new Counter({
    name: 'einzug_rate_limited_total',
    help: 'Requests that were answered 429, by the limit that was spent',
    labelNames: ['rule'],
    registers,
  })
  const misses = new Counter({
    name: 'einzug_code_misses_total',
    help: 'Look-ups of codes that nobody has, and of any while too many were guessed',
    registers,
  })
  const scans = new Counter({
    name: 'einzug_document_scans_total',
    help: 'Documents and photos that were given to the virus scanner, by what it said',
    labelNames: ['result'],
    registers,
  })
  return {
    answered({ method, route, status, seconds }) {
      const place = { method: methods.has(method) ? method : 'other', route }
      requests.observe(place, seconds)
      answers.inc({ ...place, status })
    },
    recordsSent: (count) => records.inc(count),
    limited: (rule) => limited.inc({ rule }),
    codeMissed: () => misses.inc(),
    scanned: (result) => scans.inc({ result }),
    registry,
  }
}
