import { sql } from 'drizzle-orm'
import { findMissingMigrations } from '#server/db/migration-record.ts'
import type { Deps } from '#server/deps.ts'
import type { Scanner } from '#server/document/storage/scanner.ts'
import { readOutboxState } from '#server/mail/outbox-state.ts'
import { newId } from '#shared/ids.ts'
import type { OnlyDisk } from './only-disk.ts'

export interface Readiness {
  /** Whether requests should be sent here. */
  isReady: boolean
  checks: Record<'database' | 'migrations' | 'storage' | 'outbox', Outcome> & { scanner?: Outcome }
}
/**
 * `late`: mails wait too long, which keeps nobody from applying. `away`: documents wait on the devices until the virus scanner is back,
 * which is no reason to keep everybody from everything else. `elsewhere`: documents lie on the disk of another process.
 */
type Outcome = 'ok' | 'failed' | 'late' | 'away' | 'elsewhere'

/** A load balancer wants to know, not to wait. */
const LONGEST_CHECK_MS = 2_000
/** However many ask, database and storage are asked so seldom. */
const KEPT_MS = 1_000
const STORAGE_KEPT_MS = 15_000
const LATE_AFTER_SECONDS = 15 * 60
const PROBES = 'probes/00000000-0000-0000-0000-000000000000'

/** Looks whether the server can do its work now. */
export function createReadiness(
  { db, storage, now }: Pick<Deps, 'db' | 'storage' | 'now'>,
  scannerInUse?: Pick<Scanner, 'check'>,
  onlyDisk?: Pick<OnlyDisk, 'isOurs'>,
): () => Promise<Readiness> {
  const storageWorks = keptFor(STORAGE_KEPT_MS, () =>
    judge(async () => {
      if (onlyDisk && !(await onlyDisk.isOurs())) return 'elsewhere'
      const key = `${PROBES}/${newId()}`
      await storage.write(key, new Blob(['x']).stream(), 1, () => {})
      await storage.remove(key)
      return 'ok'
    }),
  )
  return keptFor(KEPT_MS, async () => {
    const [database, migrations, stored, outbox, scanned] = await Promise.all([
      judge(async () => void (await db.execute(sql`select 1`))),
      judge(async () => ((await findMissingMigrations(db)).length === 0 ? 'ok' : 'failed')),
      storageWorks(),
      judge(async () => ((await readOutboxState(db, now())).oldestSeconds > LATE_AFTER_SECONDS ? 'late' : 'ok')),
      scannerInUse && judge(() => scannerInUse.check()),
    ])
    const scanner: Outcome | undefined = scanned === 'failed' ? 'away' : scanned
    const checks = { database, migrations, storage: stored, outbox, ...(scanner && { scanner }) }
    const keepsAway = new Set<Outcome>(['failed', 'elsewhere'])
    return { isReady: !Object.values(checks).some((outcome) => keepsAway.has(outcome)), checks }
  })
}

async function judge(check: () => Promise<Outcome | void>): Promise<Outcome> {
  const tooLate = Promise.withResolvers<Outcome>()
  const patience = setTimeout(() => tooLate.resolve('failed'), LONGEST_CHECK_MS)
  try {
    return (await Promise.race([check(), tooLate.promise])) ?? 'ok'
  } catch {
    return 'failed'
  } finally {
    clearTimeout(patience)
  }
}

/** One look for all who ask within this time. */
function keptFor<T>(ms: number, look: () => Promise<T>): () => Promise<T> {
  let kept: { found: Promise<T>; until: number } | undefined
  return () => {
    const at = performance.now()
    if (!kept || at >= kept.until) {
      const own = { found: look(), until: at + ms }
      kept = own
      // Whether what failed is back, is to be known soon.
      void own.found.then(
        (found) => (found === 'failed' || found === 'elsewhere') && (own.until = Math.min(own.until, at + KEPT_MS)),
      )
    }
    return kept.found
  }
}
