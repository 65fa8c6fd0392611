import { median } from '#bench/median.ts'
import type { GeneratedLoad } from '#bench/server/watch-generator.ts'

const ROUNDS = 3
const WARM_UP_SECONDS = 2
/** Of a core's time: from here on the generator may have been what was too slow. */
const BUSY_GENERATOR = 0.85

type Run = (seconds: number) => Promise<GeneratedLoad>

/** Medians of rates per second. All take turns, so that what else this machine does meets every one of them. */
export async function takeTurns<Name extends string>(
  what: string,
  seconds: number,
  runs: Readonly<Record<Name, Run>>,
): Promise<Record<Name, number>> {
  const entries = Object.entries<Run>(runs)
  const rates = new Map<string, number[]>(entries.map(([name]) => [name, []]))
  for (const [, run] of entries) await run(WARM_UP_SECONDS) // the first one is slower: code is compiled
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, run] of round % 2 === 0 ? entries : entries.toReversed()) {
      const load = await run(seconds)
      const rate = load.completed / load.seconds
      rates.get(name)?.push(rate)
      const warning = load.generatorShare > BUSY_GENERATOR ? ' – more than the generator can ask may be possible' : ''
      const share = `generator at ${Math.round(load.generatorShare * 100)} % of a core`
      console.log(`${what}, ${name}: ${rate.toFixed(1)}/s (${share}${warning})`)
    }
  }
  const medians = [...rates].map(([name, values]) => [name, median(values)])
  return Object.fromEntries(medians) as Record<Name, number> // with the names that were given
}
