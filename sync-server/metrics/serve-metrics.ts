import { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import type { Environment } from '#server/env.ts'
import { listen } from '#server/http/listen.ts'
import type { Metrics } from './metrics.ts'
import { metricsPage } from './metrics-page.ts'

interface Served {
  /** For the address that everybody uses; empty when the metrics have a port of their own, or when nobody may have them. */
  pages: Hono
  close: () => Promise<void>
}

/** On a port of their own, else behind a token, else nowhere. @throws StartError when the port is taken */
export async function serveMetrics(
  metrics: Metrics,
  { host, operation: { metricsPort, metricsToken } }: Pick<Environment, 'host' | 'operation'>,
  log: Deps['log'],
): Promise<Served> {
  const page = metricsPage(metrics, metricsToken)
  const close = () => Promise.resolve()
  if (metricsPort === undefined) return { pages: metricsToken === undefined ? new Hono() : page, close }
  const listening = await listen(page, { host, port: metricsPort })
  log({ level: 'info', event: 'metrics_ready', port: listening.port })
  return { pages: new Hono(), close: listening.close }
}
