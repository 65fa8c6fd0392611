import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A title in the source of a test that names rows of the fault catalogue. */
export interface FaultTitle {
  file: string
  ids: string[]
  /** Finds it in a report, where the places of a title have been filled in. */
  pattern: RegExp
}

/** All that the sources of the tests hold now. */
export const faultTitles = (root: string): FaultTitle[] =>
  globSync('{shared,sync-server,web,scripts}/**/*.{test,e2e}.ts', {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  }).flatMap((file) => titlesIn(readFileSync(path.join(root, file), 'utf8')).map((title) => describe(file, title)))

/** Texts in quotes that begin with a row. */
const titlesIn = (source: string) =>
  [...source.matchAll(/(?<quote>['"`])(?<title>fault:(?:\\.|(?!\k<quote>)[\s\S])*)\k<quote>/g)].flatMap(
    ({ groups }) => groups?.['title'] ?? [],
  )

const describe = (file: string, title: string): FaultTitle => ({
  file,
  ids: [...title.matchAll(/fault:([A-Z]\d+)/g)].map(([, id = '']) => id),
  pattern: new RegExp(title.replaceAll('\\', '').split(placed).map(escape).join('.*')),
})

/** `${value}` of a template, `%s` and `$name` of a table of cases. */
const placed = /\$\{[^}]*\}|%[sdijo]|\$\w+/

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
