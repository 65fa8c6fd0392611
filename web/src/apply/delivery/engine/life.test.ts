import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginLife, letTimePass } from '#web/apply/delivery/testing/life.ts'
import { anyLife, type Command } from '#web/apply/delivery/testing/life-commands.ts'
import { brokenPromises, stillWaiting } from '#web/apply/delivery/testing/life-promises.ts'
import { live } from '#web/apply/delivery/testing/live.ts'

/** A short run with every test; `MODEL_RUNS=20000` and a `MODEL_SEED` for a long one. */
const runs = Number(process.env['MODEL_RUNS'] ?? 100)
const LONGEST = 40

test(
  'whatever happens to a phone, nothing is lost, doubled or claimed falsely, and in the end all is sent or somebody is told',
  async () => {
    const property = fc.asyncProperty(anyLife(LONGEST), fc.nat(), async (commands, seed) => {
      expect(await brokenIn(commands, seed)).toEqual([])
    })
    await fc.assert(property, { numRuns: runs, endOnFailure: runs > 1_000 })
  },
  60_000 + runs * 2_000,
)

async function brokenIn(commands: readonly Command[], seed: number): Promise<string[]> {
  const life = await beginLife(seed)
  try {
    for (const [i, command] of commands.entries()) {
      await live(life, command)
      await letTimePass(life)
      const broken = await brokenPromises(life)
      if (broken.length > 0) return [`after ${i + 1}. ${command.do}`, ...broken]
    }
    const waiting = await stillWaiting(life)
    return [...waiting, ...(await brokenPromises(life))]
  } finally {
    await life.world.end()
  }
}
