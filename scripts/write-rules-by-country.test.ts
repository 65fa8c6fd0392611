import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rulesByCountry, rulesFile } from './write-rules-by-country.ts'

test('the rules by country stand in the specification as the packs have them: `node scripts/write-rules-by-country.ts` writes them', async () => {
  expect(readFileSync(rulesFile, 'utf8')).toBe(await rulesByCountry())
})
