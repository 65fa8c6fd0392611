import { Counter, Histogram, Registry } from 'prom-client'
import type { RateLimits } from '#server/http/rate-limits.ts'

/** From a look-up to ten MB over a slow line. */
const SECONDS = [0.01, 0.05, 0.1, 0.5, 2.5, 30]
/** Those that a route can have; what else somebody may call is one. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** What the server counts about itself while it works. No label ever holds what a client sent. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  const counter = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name, help, labelNames, registers })
  const requests = new Histogram({
    name: 'einzug_http_request_duration_seconds',
    help: 'Time until an answer of the API began, by the pattern of its route; times of all statuses together',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  })
  // Apart: a line for each status, and not for each with each time.
  const answers = counter('einzug_http_requests_total', 'Answers of the API, by the pattern of their route', [
    'method',
    'route',
    'status',
  ])
  const records = counter('einzug_sync_records_sent_total', 'Records of the feed that were sent to devices')
  const limited = counter('einzug_rate_limited_total', 'Requests that were answered 429, by the limit that was spent', [
    'rule',
  ])
  const misses = counter(
    'einzug_code_misses_total',
    'Look-ups of codes that nobody has, and of any while too many were guessed',
  )
  const scans = counter(
    'einzug_document_scans_total',
    'Documents and photos that were given to the virus scanner, by what it said',
    ['result'],
  )
  return {
    answered({ method, route, status, seconds }: { method: string; route: string; status: number; seconds: number }) {
      const place = { method: methods.has(method) ? method : 'other', route }
      requests.observe(place, seconds)
      answers.inc({ ...place, status })
    },
    /** Records of the feed that went to devices. */
    recordsSent: (count: number) => records.inc(count),
    /** Somebody was told to come back later. */
    limited: (rule: keyof RateLimits) => limited.inc({ rule }),
    /** A code was looked up that nobody has. */
    codeMissed: () => misses.inc(),
    /** What the virus scanner said of a document; `failed`: nothing. */
    scanned: (result: 'clean' | 'infected' | 'failed') => scans.inc({ result }),
    /** Everything that is known now, as Prometheus reads it. */
    registry,
  }
}
export type Metrics = ReturnType<typeof createMetrics>
