// node scripts/write-packs.ts: the countries in which homes are let, by the files in shared/policy/packs, and why they ask as they do.
import { globSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Pack, Sources } from '#shared/policy/pack.ts'

const root = path.join(import.meta.dirname, '..')
export const packsFile = path.join(root, 'shared/policy/every-pack.ts')
export const countriesFile = path.join(root, 'shared/home-countries.ts')
export const sourcesFile = path.join(root, 'shared/data-protection/every-source.ts')

/** The files as they have to be: what runs in a browser cannot read a folder. */
export async function writtenOfPacks(): Promise<Record<'packs' | 'countries' | 'sources', string>> {
  const found = globSync('shared/policy/packs/*.ts', { cwd: root }).map(async (file) => {
    const { pack, sources }: { pack: Pack; sources: Sources } = await import(path.join(root, file))
    return { country: path.basename(file, '.ts').toUpperCase(), pack, sources }
  })
  const inOrder = (await Promise.all(found)).toSorted((a, b) => a.pack.place - b.pack.place)
  const countries = inOrder.map(({ country }) => country)
  return {
    packs: [
      ...countries
        .toSorted()
        .map((country) => `import { pack as ${country} } from './packs/${country.toLowerCase()}.ts'`),
      '',
      '/** Written by scripts/write-packs.ts: a pack is a file in packs/, called like its country. */',
      `export const packs = { ${countries.join(', ')} }`,
      '',
    ].join('\n'),
    countries: [
      '/** Written by scripts/write-packs.ts: where homes are let, in the order in which it is offered. What is known of a country is its pack. */',
      `export const homeCountries = [${countries.map((country) => `'${country}'`).join(', ')}] as const`,
      'export type HomeCountry = (typeof homeCountries)[number]',
      '',
      '/** The money of each, apart from the packs: many pages need it that need no pack. */',
      `export const currencies = { ${inOrder.map(({ country, pack }) => `${country}: '${pack.currency}'`).join(', ')} } as const`,
      '',
    ].join('\n'),
    sources: [
      "import type { HomeCountry } from '#shared/home-countries.ts'",
      "import type { Sources } from '#shared/policy/pack.ts'",
      '',
      '/** Written by scripts/write-packs.ts: the `sources` of each pack, apart from them, for the one page that shows them. */',
      '// biome-ignore format: a line for each',
      'export const sources: Readonly<Record<HomeCountry, Sources>> = {',
      ...inOrder.map(({ country, sources }) => `  ${country}: ${JSON.stringify(sources)},`),
      '}',
      '',
    ].join('\n'),
  }
}

if (process.argv[1] === import.meta.filename) {
  const { packs, countries, sources } = await writtenOfPacks()
  writeFileSync(packsFile, packs)
  writeFileSync(countriesFile, countries)
  writeFileSync(sourcesFile, sources)
}
