import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { DataProtection } from '#shared/data-protection/contract.ts'
import type { Language } from '#shared/languages.ts'
import type { SitePage } from '#shared/site/contract.ts'

/** Where what was sent goes, as far as it follows from the configuration. */
type Processing = Omit<DataProtection['site'], 'contactEmail'>

/**
 * What an operator may set about the site itself. Their own texts are files in the data directory: `pages/privacy.de.txt`. They are read anew each time, so
 * that a change needs no restart. Both parts of the name come from fixed lists, never from a request.
 */
export const readSiteSettings = (dataDirectory: string, contactEmail: string | null, processing: Processing) => ({
  contactEmail,
  processing,
  /** The operator's own text for a page, null when there is none. */
  readPage: async (page: SitePage, language: Language) => {
    try {
      return await readFile(path.join(dataDirectory, 'pages', `${page}.${language}.txt`), 'utf8')
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
      throw error
    }
  },
})
export type SiteSettings = ReturnType<typeof readSiteSettings>
