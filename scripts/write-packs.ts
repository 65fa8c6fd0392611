// node scripts/write-packs.ts: the packs of countries, by the files in shared/policy/packs.
import { globSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Pack } from '#shared/policy/pack.ts'

const root = path.join(import.meta.dirname, '..')
export const packsFile = path.join(root, 'shared/policy/every-pack.ts')

/** The file as it has to be: what runs in a browser cannot read a folder. */
export async function everyPack(): Promise<string> {
  const found = globSync('shared/policy/packs/*.ts', { cwd: root }).map(async (file) => {
    const { pack }: { pack: Pack } = await import(path.join(root, file))
    return { country: path.basename(file, '.ts').toUpperCase(), place: pack.place }
  })
  const countries = (await Promise.all(found)).toSorted((a, b) => a.place - b.place).map(({ country }) => country)
  return [
    ...countries
      .toSorted()
      .map((country) => `import { pack as ${country} } from './packs/${country.toLowerCase()}.ts'`),
    '',
    '/** Written by scripts/write-packs.ts: a pack is a file in packs/, called like its country. */',
    `export const policyPacks = [${countries.map((country) => `'${country}'`).join(', ')}] as const`,
    `export const packs = { ${countries.join(', ')} }`,
    '',
  ].join('\n')
}

if (process.argv[1] === import.meta.filename) writeFileSync(packsFile, await everyPack())
