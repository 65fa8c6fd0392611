// node scripts/write-lint-rules.ts: what each folder of the web app may import, for the linter, from scripts/layers.ts.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Layer, layers } from './layers.ts'

const root = path.join(import.meta.dirname, '..')
export const lintFile = path.join(root, '.oxlintrc.json')

interface Override {
  files: string[]
  rules: Record<string, unknown>
}
interface LintConfig {
  overrides: Override[]
}

const always = [
  { group: ['../**'], message: 'Name the other folder by its alias: #shared/, #server/ or #web/.' },
  { regex: '^#server/', message: 'The web app and the server meet only in shared/.' },
]
const noDatabase = { regex: '^dexie$', message: 'Only apply/storage, manage/storage and kit/device open a database.' }
const noScreen = {
  regex: '^(react|react-dom|react-router-dom|@chakra-ui|@lingui|@emotion|#web/kit/(ui|form|frame|theme|i18n|install)/)',
  message: 'This layer runs without a screen: it knows neither React nor words.',
}
const noData = {
  regex: '^(dexie|dexie-react-hooks|#web/kit/api/)',
  message: 'It shows what it is given, and reads no data.',
}

const appOf = (folder: string) => folder.split('/')[0] ?? ''

/** Not below it: what stands further down, or in the other app, or composes both. */
function forbiddenFor({ folder }: Layer): string[] {
  const at = layers.findIndex((each) => each.folder === folder)
  const others = layers.filter((each, place) => {
    const isOfOther = appOf(each.folder) !== 'kit' && appOf(each.folder) !== appOf(folder)
    return each.folder !== folder && (place > at || isOfOther)
  })
  return ['app', 'service-worker', ...others.map((each) => each.folder)]
}

/** A folder is named with what lies in it, but for the folders in it that are named by themselves. */
const filesIn = (folder: string) => `#web/${folder}/[^/]+$`

function overrideOf(layer: Layer): Override {
  const { folder, without, opensDatabase } = layer
  const forbidden = forbiddenFor(layer).map((each) =>
    ['app', 'service-worker'].includes(each) ? `#web/${each}/` : filesIn(each),
  )
  const patterns = [
    ...always,
    ...(opensDatabase ? [] : [noDatabase]),
    ...(without === 'screen' ? [noScreen] : []),
    ...(without === 'data' ? [noData] : []),
    {
      regex: `^(${forbidden.join('|')})`,
      message: 'A folder knows what stands above it in scripts/layers.ts, and nothing else.',
    },
  ]
  return { files: [`web/src/${folder}/*`], rules: { 'no-restricted-imports': ['error', { patterns }] } }
}

const composed: Override[] = [
  {
    files: ['web/src/app/**', 'web/src/main.tsx', 'web/prerender/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [...always, noDatabase] }] },
  },
  {
    files: ['web/src/service-worker/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...always,
            noDatabase,
            noScreen,
            { regex: '^#web/(app|manage)/', message: 'It delivers, and shows nothing.' },
          ],
        },
      ],
    },
  },
]
/** Tests may look across, but for the server. */
const tests: Override = {
  files: ['web/src/**/*.test.ts', 'web/src/**/testing/**', 'web/src/**/fixtures/**'],
  rules: { 'no-restricted-imports': ['error', { patterns: always }] },
}

const isOfLayers = ({ files, rules }: Override) =>
  'no-restricted-imports' in rules && files.some((each) => each.startsWith('web/'))

/** The configuration as it has to be. */
export function withLintRules(config: LintConfig): LintConfig {
  const others = config.overrides.filter((each) => !isOfLayers(each))
  const [servers, rest] = [
    others.filter(({ rules }) => 'no-restricted-imports' in rules),
    others.filter(({ rules }) => !('no-restricted-imports' in rules)),
  ]
  return { ...config, overrides: [...servers, ...composed, ...layers.map(overrideOf), tests, ...rest] }
}

export const readLintConfig = () => JSON.parse(readFileSync(lintFile, 'utf8')) as LintConfig // of the linter

if (process.argv[1] === import.meta.filename) {
  writeFileSync(lintFile, JSON.stringify(withLintRules(readLintConfig())))
  execFileSync('biome', ['format', '--write', lintFile], { stdio: 'inherit' })
}
