import autocannon from 'autocannon'
import { type GeneratedLoad, watchGenerator } from '#bench/server/watch-generator.ts'
import type { Headers } from '#bench/sync/sign-in-managers.ts'
import { CLIENTS } from './submit-for.ts'

/** The same pull over and over, from each server by its share of the clients. @throws when an answer is anything but a success */
export const pullFor = (seconds: number, urls: readonly string[], headers: Headers): Promise<GeneratedLoad> =>
  watchGenerator(async () => {
    const runs = urls.map((url) => autocannon({ url, headers, connections: CLIENTS / urls.length, duration: seconds }))
    const results = await Promise.all(runs)
    const failed = results.reduce((sum, { non2xx, errors, timeouts }) => sum + non2xx + errors + timeouts, 0)
    if (failed > 0) throw new Error(`${failed} of the pulls failed`)
    return results.reduce((sum, result) => sum + result['2xx'], 0)
  })
