import { bytesOfDocuments, openReadyPhone, type Place, submit, uploads } from './place.ts'

const MB = 1024 * 1024
const CUTS = 10

/** Three files of 1 MB over 400 kbit/s with 400 ms to the server; every other part is cut, ten times. */
export async function deliverOverNarrowLine(
  place: Place,
): Promise<{ seconds: number; sentAgain: number; cuts: number }> {
  const { network } = place
  const page = await openReadyPhone(place, [MB, MB, MB])
  const since = network.requests.length
  const narrow = { bytesPerSecond: 50_000, latencyMs: 400 }
  const line = network.arm({ path: /^\/api\//, mode: narrow })
  const faults = Array.from({ length: CUTS }, (_, index) =>
    network.arm({ method: 'PATCH', path: uploads, nth: 2 * index + 2, mode: { ...narrow, breakAt: 100 * 1024 } }),
  )
  const start = performance.now()
  await submit(page)
  await page.waitForURL('**/success', { timeout: 600_000 })
  const seconds = (performance.now() - start) / 1000
  const cuts = faults.filter((fault) => fault.count() > 0).length
  for (const fault of [...faults, line]) fault.disarm()
  await page.context().close()
  return { seconds, sentAgain: bytesOfDocuments(place, since) - 3 * MB, cuts }
}
