import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { faultTitles } from './fault-titles.ts'

const root = path.join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const titles = faultTitles(root)
const rows = z.array(z.object({ id: z.string() })).parse(JSON.parse(read('docs/fault-rows.json')))
const catalogue = existsSync(path.join(root, 'docs', 'fault-catalogue.md')) ? read('docs/fault-catalogue.md') : ''

test('every test that the fault catalogue names is still there, under its title', () => {
  const named = [...catalogue.matchAll(/`([^`]+\.ts)`: (.*?)(?=<br>| \| )/g)]
  const gone = named.filter(([, file = '', title = '']) => !isThere(file, title.replaceAll(String.raw`\|`, '|')))
  expect(gone.map(([, file, title]) => `${file}: ${title}`)).toEqual([])
})

test('every row that a test claims to show is one of the fault catalogue', () => {
  const ids = new Set(rows.map(({ id }) => id))
  const claimed = titles.flatMap(({ ids: own }) => own)
  expect(claimed.length).toBeGreaterThan(50)
  expect([...new Set(claimed.filter((id) => !ids.has(id)))]).toEqual([])
})

const isThere = (file: string, title: string) => titles.some((each) => each.file === file && each.pattern.test(title))
