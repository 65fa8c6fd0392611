import path from 'node:path'
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'
import { swissGerman } from '#shared/swiss-german.ts'

const module = /^\0virtual:swiss-german\/([\w,-]+)$/

/**
 * `virtual:swiss-german/frame,landing`: of the German catalogues that it names the texts that are written otherwise in
 * Switzerland, made of the German ones. They are few: one piece for several parts is smaller than the request of each.
 */
export const swissGermanTexts: Plugin = {
  name: 'swiss-german-texts',
  resolveId: { filter: { id: /^virtual:swiss-german\// }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: module },
    async handler(id) {
      const parts = module.exec(id)?.[1]?.split(',') ?? []
      const messages = Object.assign({}, ...(await Promise.all(parts.map(changedTexts)))) as Record<string, string>
      for (const part of parts) this.addWatchFile(catalogueOf(part))
      const { source, errors } = createCompiledCatalog('de-CH', messages, { namespace: 'es' })
      if (errors.length > 0) throw new Error(errors.map(({ error }) => error.message).join(', '))
      return { code: source, map: null, moduleType: 'js' }
    },
  },
}

const catalogueOf = (part: string) => path.join(import.meta.dirname, 'src/locales', part, 'de.po')

async function changedTexts(part: string): Promise<Record<string, string>> {
  const config = getConfig()
  const found = getCatalogForFile(path.relative(config.rootDir, catalogueOf(part)), await getCatalogs(config))
  if (!found) throw new Error(`lingui.config.ts has no catalogue ${part}`)
  const { messages } = await found.catalog.getTranslations('de', { sourceLocale: 'en', fallbackLocales: {} })
  const swiss = Object.entries(messages).map(([key, text]) => [key, text, swissGerman(text)] as const)
  return Object.fromEntries(swiss.filter(([, text, own]) => text !== own).map(([key, , own]) => [key, own]))
}
