import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashSources } from './source-hash.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'einzug-hash-'))
  write('web/src/main.tsx', 'a')
})
afterEach(() => rmSync(root, { recursive: true }))

test.each([
  ['a change', () => write('web/src/main.tsx', 'b')],
  ['a new file', () => write('sync-server/new.ts', '')],
  ['a file under another name', () => rename('web/src/main.tsx', 'web/src/other.tsx')],
  ['another version of a dependency', () => write('package-lock.json', '{}')],
])('%s asks for a new build', (_, change) => {
  const before = hashSources(root)
  change()
  expect(hashSources(root)).not.toBe(before)
})

test.each([
  ['a new date', () => utimesSync(path.join(root, 'web/src/main.tsx'), 1, 1)],
  ['a test', () => write('web/src/main.test.tsx', '')],
  ['a browser test', () => write('web/e2e/journey.spec.ts', '')],
  ['what the build made itself', () => write('dist/web/index.html', '')],
])('%s asks for none', (_, change) => {
  const before = hashSources(root)
  change()
  expect(hashSources(root)).toBe(before)
})

function write(name: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
  writeFileSync(path.join(root, name), content)
}

function rename(from: string, to: string): void {
  rmSync(path.join(root, from))
  write(to, 'a')
}
