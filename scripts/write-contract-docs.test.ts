import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contractDocs, contractDocsFile } from './write-contract-docs.ts'

test('the API is described in the words of its contracts: `node scripts/write-contract-docs.ts` writes them down', () => {
  expect(readFileSync(contractDocsFile, 'utf8')).toBe(contractDocs())
})
