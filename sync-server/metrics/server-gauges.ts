import { count, isNull } from 'drizzle-orm'
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client'
import { protocolFiles } from '#server/db/handover-schema.ts'
import type { OpenDatabase } from '#server/db/open-database.ts'
import { propertyPhotos } from '#server/db/photo-schema.ts'
import { documents } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { readOutboxState } from '#server/mail/outbox-state.ts'

interface Sources extends Pick<Deps, 'db' | 'now' | 'changeStreams'>, Pick<OpenDatabase, 'connections'> {}

/**
 * What is looked up each time somebody asks. What the database does not tell is missing from that answer, rather than being as it
 * was once.
 */
export function addServerGauges(registry: Registry, { db, now, changeStreams, connections }: Sources): void {
  const pool = new Gauge({
    name: 'einzug_database_connections',
    help: 'Connections of the pool, and requests that wait for one',
    labelNames: ['state'],
    registers: [],
    collect() {
      for (const [state, value] of Object.entries(connections())) this.set({ state }, value)
    },
  })
  registry.registerMetric(pool)
  addGauge('einzug_live_signals', 'Managers who hear of changes at once', async () => changeStreams.count())
  const uploads = async () => {
    const [document] = await db.select({ pending: count() }).from(documents).where(isNull(documents.storedAt))
    const [file] = await db.select({ pending: count() }).from(protocolFiles).where(isNull(protocolFiles.storedAt))
    const [photo] = await db.select({ pending: count() }).from(propertyPhotos).where(isNull(propertyPhotos.storedAt))
    return (document?.pending ?? 0) + (file?.pending ?? 0) + (photo?.pending ?? 0)
  }
  addGauge('einzug_uploads_pending', 'Documents and photos that were announced and have not arrived', uploads)
  addGauge('einzug_outbox_mails', 'Mails that wait', async () => (await readOutboxState(db, now())).waiting)
  addGauge(
    'einzug_outbox_oldest_seconds',
    'How long the oldest of them waits',
    async () => (await readOutboxState(db, now())).oldestSeconds,
  )
  // Memory, processor, and how long the event loop is held up.
  collectDefaultMetrics({ register: registry })

  function addGauge(name: string, help: string, read: () => Promise<number>): void {
    const gauge = new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        this.remove()
        try {
          this.set(await read())
        } catch {
          // Its absence is what an alarm is set on.
        }
      },
    })
    registry.registerMetric(gauge)
  }
}
