import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { countriesFile, packsFile, sourcesFile, writtenOfPacks } from './write-packs.ts'

test('every pack in its folder can be chosen: `node scripts/write-packs.ts` writes them down', async () => {
  const written = {
    packs: readFileSync(packsFile, 'utf8'),
    countries: readFileSync(countriesFile, 'utf8'),
    sources: readFileSync(sourcesFile, 'utf8'),
  }
  expect(written).toEqual(await writtenOfPacks())
})
