import { inArray } from 'drizzle-orm'
import { figure } from '#bench/figure.ts'
import { findHome } from '#bench/find-home.ts'
import { percentile } from '#bench/median.ts'
import { startBuiltServer } from '#bench/start-built-server.ts'
import type { Bench } from '#bench/suite.ts'
import { connectDatabase } from '#server/db/open-database.ts'
import { applications } from '#server/db/schema.ts'
import { statOf } from '#server/disk/disk-room.ts'
import { applyHonestly, DISK_MIB, leaveDocuments } from '#server/testing/disk-attack.ts'
import { embeddedUrl } from '#server/testing/embedded-url.ts'
import { mountSmallDisk, whyNoSmallDisk } from '#server/testing/outside/small-disk.ts'

const MEASURED_MS = 60_000

/** A minute of people who apply at a server with little room, without and beside clients that fill it with what they never submit. */
export async function measureDisk(bench: Bench): Promise<void> {
  const obstacle = whyNoSmallDisk()
  if (obstacle) {
    console.log(`A small disk is not measured: ${obstacle}`)
    return
  }
  const calm = await measure(bench, false)
  const attacked = await measure(bench, true)
  bench.keep({
    abuse_disk_none_applications: figure(calm.kept, 'receipts'),
    abuse_disk_none_p95: figure(calm.p95, 'ms'),
    abuse_disk_applications: figure(attacked.kept, 'receipts', { name: 'sent', value: attacked.sent }),
    abuse_disk_p95: figure(attacked.p95, 'ms', { name: 'without', value: calm.p95 }),
    abuse_disk_refused_documents: figure(attacked.refused, 'documents'),
    abuse_disk_free: figure(attacked.freeMb, 'MB'),
  })
}

async function measure(bench: Bench, isAttacked: boolean) {
  const disk = mountSmallDisk(DISK_MIB)
  bench.onClose(disk.remove)
  const server = await startBuiltServer(bench, { DATA_DIR: disk.directory, RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' })
  const until = performance.now() + MEASURED_MS
  const goesOn = () => performance.now() < until
  const target = { url: server.address, home: await findHome(server.address), goesOn }
  const [honest, answered] = await Promise.all([
    applyHonestly(target),
    isAttacked ? leaveDocuments(target) : Promise.resolve<Record<string, number>>({}),
  ])
  const { db, close } = connectDatabase(embeddedUrl(disk.directory), () => {})
  const ids = honest.map(({ id }) => id)
  const kept = await db.$count(applications, inArray(applications.id, ids))
  const freeMb = (statOf(disk.directory)?.free ?? 0) / 1_000_000
  await close()
  await server.stop()
  return {
    sent: honest.length,
    kept,
    p95: percentile(
      honest.map(({ took }) => took),
      0.95,
    ),
    refused: Object.entries(answered).reduce((sum, [status, count]) => (status === '200' ? sum : sum + count), 0),
    freeMb,
  }
}
