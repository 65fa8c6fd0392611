import { readFileSync } from 'node:fs'
import path from 'node:path'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import PO from 'pofile'
import { completeLanguages, isComplete, languages } from '#shared/languages.ts'
import { managersCatalogues } from './layers.ts'

const isForManagers = (catalogue: string) => managersCatalogues.some((each) => catalogue.includes(`/${each}/`))

/**
 * Writes the texts of the sources into the catalogues: new ones without a translation, and none that is gone.
 *
 * @returns whether every source could be read
 */
export async function extractTexts(): Promise<boolean> {
  const config = getConfig()
  const made = await Promise.all(
    (await getCatalogs(config)).map((catalogue) =>
      catalogue.make({
        locale: [...(isForManagers(catalogue.path) ? completeLanguages : languages)],
        clean: true,
        overwrite: true,
        orderBy: config.orderBy,
      }),
    ),
  )
  return made.every(Boolean)
}

/** How many texts each language that may lag lacks, and which. */
async function listMissing(): Promise<void> {
  const catalogues = (await getCatalogs(getConfig())).filter((catalogue) => !isForManagers(catalogue.path))
  for (const language of languages.filter((each) => !isComplete(each))) {
    const missing = catalogues.flatMap(({ path: place }) =>
      PO.parse(readFileSync(place.replace('{locale}', language) + '.po', 'utf8'))
        .items.filter(({ msgstr }) => msgstr.join('') === '')
        .map(({ msgid }) => `  ${path.basename(path.dirname(place))}: ${msgid}`),
    )
    console.log([`${language}: ${missing.length} texts are shown in English`, ...missing].join('\n'))
  }
}

if (import.meta.main) {
  if (!(await extractTexts())) process.exitCode = 1
  await listMissing()
}
