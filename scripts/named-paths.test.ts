import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const inRoot = (pattern: string) => globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' })

const sources = inRoot('{*.md,docs/**/*.md,*.ts,{scripts,bench}/**/*.{ts,mjs}}').filter(
  (name) => !/\.test\./.test(name),
)

/** Also with stars and braces, as a tool is told which files are meant. */
const namedPath = /["'`(]((?:web|sync-server|shared|scripts|bench|docs)\/[\w./*{},-]*[\w*}/])/g

test('every path that a document, a setting or a script names is there: a tool passes over what is not', () => {
  const named = sources.flatMap((source) =>
    [...readFileSync(path.join(root, source), 'utf8').matchAll(namedPath)].map(([, name = '']) => ({ source, name })),
  )
  expect(named.length).toBeGreaterThan(300)
  expect(named.filter(({ name }) => inRoot(name).length === 0)).toEqual([])
})
