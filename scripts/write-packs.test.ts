import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { everyPack, packsFile } from './write-packs.ts'

test('every pack in its folder can be chosen: `node scripts/write-packs.ts` writes them down', async () => {
  expect(readFileSync(packsFile, 'utf8')).toBe(await everyPack())
})
