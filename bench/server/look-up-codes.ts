import autocannon from 'autocannon'
import { type GeneratedLoad, watchGenerator } from './watch-generator.ts'

const CONNECTIONS = 32
const SECONDS = 4

/** Asks for one address over and over. @throws when an answer is anything but a success */
export const lookUpCodes = (url: string): Promise<GeneratedLoad> =>
  watchGenerator(async () => {
    const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS })
    const failed = result.non2xx + result.errors + result.timeouts
    if (failed > 0) throw new Error(`${failed} of the look-ups at ${url} failed`)
    return result['2xx']
  })
