import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { composers, type Layer, layers } from './layers.ts'
import { readLintConfig, withLintRules } from './write-lint-rules.ts'

const importing = (what: string) => `import { x } from '${what}'\nexport const y = x\n`

const importingType = (name: string, what: string) =>
  `import type { ${name} } from '${what}'\nexport type Y = ${name}\n`

/** Of a line of the table: what stands below it, the other app, what composes both, and what it does without. */
function violationsOf({ folder, without, opensDatabase }: Layer, at: number): [string, string, string][] {
  const below = layers.slice(at + 1).find((each) => each.folder.split('/')[0] === folder.split('/')[0])
  const other = folder.startsWith('manage') ? 'apply/landing' : 'manage/team'
  const wrong = {
    app: '#web/app/x.ts',
    other: `#web/${other}/x.ts`,
    ...(below && { below: `#web/${below.folder}/x.ts` }),
    ...(!opensDatabase && { database: 'dexie' }),
    ...(without === 'screen' && { screen: 'react' }),
    ...(without === 'data' && { data: '#web/kit/api/call.ts' }),
  }
  return Object.entries(wrong).map(([what, imported]) => [
    `${folder} that imports ${imported}`,
    `web/src/${folder}/planted-${what}.ts`,
    importing(imported),
  ])
}

/** What stands right above it, of the kit or its own app. */
function allowanceOf({ folder, without }: Layer, before: number): [string, string, string][] {
  const apps = new Set(['kit', folder.split('/')[0]])
  const above = layers
    .slice(0, before + 1)
    .findLast(
      (each) => apps.has(each.folder.split('/')[0] ?? '') && (without === undefined || each.without === without),
    )
  return above
    ? [[`${folder} that uses ${above.folder}`, `web/src/${folder}/fine.ts`, `#web/${above.folder}/x.ts`]]
    : []
}

/** Planted in an otherwise empty tree, each with the rule that must object. */
const refused: [meaning: string, file: string, text: string, rule?: string][] = [
  ['shared rules that know the server', 'shared/a1.ts', importing('#server/deps.ts')],
  ['shared rules that know the web app', 'shared/a2.ts', importing('#web/kit/address/paths.ts')],
  ['shared rules that need another library', 'shared/a3.ts', importing('dexie')],
  ['shared rules that need all of zod', 'shared/a4.ts', importing('zod')],
  ['shared rules that need Node', 'shared/a5.ts', importing('node:fs')],
  ['a server that knows the web app', 'sync-server/process/a1.ts', importing('#web/kit/address/paths.ts')],
  [
    'a noun that uses the routes of another',
    'sync-server/process/a2.ts',
    importing('#server/document/upload/routes.ts'),
  ],
  [
    'a noun of the admin area that opens the database',
    'sync-server/user/a1.ts',
    importing('#server/db/open-database.ts'),
  ],
  [
    'what managers do with a noun that opens the database',
    'sync-server/process/manager/a1.ts',
    importing('#server/db/open-database.ts'),
  ],
  ['one that uses its routes', 'sync-server/user/a4.ts', importing('#server/process/manager/routes.ts')],
  ['one that begins transactions', 'sync-server/organization/a1.ts', importing('#server/db/in-transaction.ts')],
  ['one that talks to PostgreSQL', 'sync-server/activity/a1.ts', importing('pg')],
  ['one that makes a database of its own', 'sync-server/activity/a2.ts', importing('drizzle-orm/node-postgres')],
  ['one that asks for every dependency', 'sync-server/user/a2.ts', importingType('Deps', '#server/deps.ts')],
  ['one that asks for a database', 'sync-server/user/a3.ts', importingType('Queryable', '#server/deps.ts')],
  ['a screen that knows the server', 'web/src/apply/landing/a1.tsx', importing('#server/deps.ts')],
  ['a screen that opens the database itself', 'web/src/apply/landing/a2.tsx', importing('dexie')],
  ['a service worker that knows a screen', 'web/src/service-worker/a1.ts', importing('#web/kit/ui/button.ts')],
  ['one that knows managers', 'web/src/service-worker/a2.ts', importing('#web/manage/storage/manager-database.ts')],
  ['a path that climbs out of its folder', 'web/src/apply/storage/a1.ts', importing('../../kit/api/call.ts')],
  ...layers.flatMap(violationsOf),
  ['one half of a circle', 'shared/b1.ts', importing('./b2.ts'), 'no-cycle'],
  ['the other half of it', 'shared/b2.ts', importing('./b1.ts'), 'no-cycle'],
  ['a default export', 'shared/c1.ts', 'export default 1\n', 'no-default-export'],
  [
    'text that no catalogue knows',
    'web/src/kit/ui/d1.tsx',
    'export const A = () => <p>Good day</p>\n',
    'jsx-no-literals',
  ],
  [
    'a style attribute',
    'web/src/kit/ui/d2.tsx',
    'export const A = () => <p style={{ top: 1 }} />\n',
    'forbid-dom-props',
  ],
]

const allowed: [meaning: string, file: string, imported: string][] = [
  ['a noun of the admin area that names tables', 'sync-server/user/ok1.ts', '#server/db/schema.ts'],
  ['one that needs what is no database', 'sync-server/user/ok2.ts', '#server/deps.ts'],
  ['a screen that reads data', 'web/src/apply/landing/ok1.tsx', '#web/apply/storage/drafts.ts'],
  ...layers.slice(1).flatMap(allowanceOf),
  ['a server that uses rules', 'sync-server/process/ok1.ts', '#shared/money.ts'],
  ['a noun that uses the store of another', 'sync-server/process/ok2.ts', '#server/document/store.ts'],
  ['the app that mounts every route', 'sync-server/app.ts', '#server/document/upload/routes.ts'],
  ['rules that use zod', 'shared/ok1.ts', 'zod/mini'],
  ['rules that use other rules', 'shared/ok2.ts', '#shared/money.ts'],
  ['rules that make ids', 'shared/ok3.ts', 'uuid'],
]

const tree = mkdtempSync(path.join(tmpdir(), 'einzug-import-rules-'))
afterAll(() => rmSync(tree, { recursive: true }))
const findings = lintPlantedTree()

test('the rules of the linter are those of the table: else run node scripts/write-lint-rules.ts', () => {
  expect(readLintConfig()).toEqual(withLintRules(readLintConfig()))
})

test('every folder of the web app is in the table', () => {
  const folders = globSync('web/src/*/**/*.{ts,tsx}', { cwd: path.join(import.meta.dirname, '..') })
    .filter((file) => !/\.test\.ts|\/(testing|fixtures)\//.test(file))
    .map((file) => path.dirname(file).replace('web/src/', ''))
  expect([...new Set(folders)].toSorted()).toEqual([...layers, ...composers].map(({ folder }) => folder).toSorted())
})

test('no folder holds more than 25 files of source: more of them are several nouns', () => {
  const sources = globSync('{web/src,sync-server,shared,scripts,bench}/**/*.{ts,tsx}', {
    cwd: path.join(import.meta.dirname, '..'),
    exclude: ['**/node_modules/**'],
  }).filter((file) => !/\.test\.tsx?$/.test(file))
  const inFolder = Map.groupBy(sources, (file) => path.dirname(file))
  expect([...inFolder].filter(([, files]) => files.length > 25).map(([folder]) => folder)).toEqual([])
})

describe('the linter refuses', () => {
  test.each(refused)('%s', (_, file, __, rule = 'no-restricted-imports') => {
    expect(findings.filter((line) => line.startsWith(`${file}:`)).join('\n')).toContain(rule)
  })
})

describe('the linter allows', () => {
  test.each(allowed)('%s', (_, file) => {
    expect(findings.filter((line) => line.startsWith(`${file}:`) && line.includes('no-restricted-imports'))).toEqual([])
  })
})

/** A line `file:line:column: message [rule]` for each finding. */
function lintPlantedTree(): string[] {
  const root = path.join(import.meta.dirname, '..')
  cpSync(path.join(root, '.oxlintrc.json'), path.join(tree, '.oxlintrc.json'))
  symlinkSync(path.join(root, 'node_modules'), path.join(tree, 'node_modules'))
  const files = [
    ...refused.map(([, file, text]) => [file, text] as const),
    ...allowed.map(([, file, what]) => [file, importing(what)] as const),
  ]
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true })
    writeFileSync(path.join(tree, file), text)
  }
  try {
    return execFileSync('oxlint', ['--format', 'unix', '.'], { cwd: tree, encoding: 'utf8' }).split('\n')
  } catch (error) {
    return (error as { stdout: string }).stdout.split('\n') // it ends with 1 because it found something
  }
}
