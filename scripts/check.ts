// What a change may break at once, in under a minute: types, lint, format, unused code, and the unit tests of what changed.
import path from 'node:path'
import { exitCodeOf } from './run-program.ts'

process.chdir(path.join(import.meta.dirname, '..'))

type Program = [file: string, ...args: string[]]
const all = async (programs: Program[]) =>
  (await Promise.all(programs.map(([file, ...args]) => exitCodeOf(file, args)))).every((code) => code === 0)

const isFine =
  (await all([['tsc', '-b'], ['biome', 'format'], ['knip']])) &&
  (await all([
    ['oxlint', '--type-aware'],
    ['vitest', 'run', '--changed', '--project=rules', '--project=web-rules', '--passWithNoTests'],
  ]))
process.exit(isFine ? 0 : 1)
