import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Figures, figure, goal } from './figure.ts'
import { median } from './median.ts'
import { startCountingProxy } from './pages/counting-proxy.ts'
import { countPrecache } from './pages/precache.ts'
import { type Visitor, visitAgain, visitFirst } from './pages/returning-visitor.ts'
import type { Bench } from './suite.ts'

const OFFLINE_STARTS = 20

/** Comes back online and, because nothing answers any more, offline. */
export async function measureReturns(bench: Bench, executablePath: string, server: string): Promise<Figures> {
  const proxy = await startCountingProxy(server)
  bench.onClose(proxy.close)
  const profile = mkdtempSync(path.join(tmpdir(), 'einzug-bench-profile-'))
  bench.removeOnClose(profile)
  const visitor: Visitor = { executablePath, profile, address: proxy.address }

  const first = await visitFirst(visitor)
  const precache = await countPrecache(first, proxy.requests.splice(0), server)
  const { firstPaintAt } = await visitAgain(visitor, { stay: true })
  const warm = proxy.requests.splice(0)
  for (const { path, at } of warm)
    console.log(`A warm start asks for ${path}, ${Math.round(at - firstPaintAt)} ms after its first paint`)
  await proxy.close()
  const starts = await startOffline(visitor)

  return {
    precache_bytes: figure(precache.bytes / 1000, 'kB', goal('P9', 900)),
    precache_requests: figure(precache.files, 'requests', goal('P9', 50)),
    precache_bytes_after_first_page: figure(precache.sentBytes / 1000, 'kB'),
    precache_starts_after_interactive: figure(precache.startsAfterInteractive, 'ms'),
    warm_start_requests_before_first_paint: figure(
      warm.filter(({ at }) => at < firstPaintAt).length,
      'requests',
      goal('P4', 0),
    ),
    warm_start_requests: figure(warm.length, 'requests', goal('P4', 1)),
    offline_starts_opened: figure(starts.length, `of ${OFFLINE_STARTS}`, goal('P7', OFFLINE_STARTS)),
    offline_start_interactive: figure(median(starts), 'ms', goal('P7', 1500)),
  }
}

/** @returns in how many ms each start that opened was interactive */
async function startOffline(visitor: Visitor): Promise<number[]> {
  const starts: number[] = []
  for (let start = 1; start <= OFFLINE_STARTS; start += 1) {
    try {
      starts.push((await visitAgain(visitor)).interactive)
    } catch (error) {
      console.log(`Offline start ${start} did not open: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return starts
}
