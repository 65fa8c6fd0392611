import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SiteSettings } from './site-settings.ts'

/**
 * The operator's own texts are files in the data directory: `pages/privacy.de.txt`. They are read anew each time, so
 * that a change needs no restart. Both parts of the name come from fixed lists, never from a request.
 */
export const readSiteSettings = (dataDirectory: string, contactEmail: string | null): SiteSettings => ({
  contactEmail,
  readPage: async (page, language) => {
    try {
      return await readFile(path.join(dataDirectory, 'pages', `${page}.${language}.txt`), 'utf8')
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
      throw error
    }
  },
})
