import type { Language } from '#shared/languages.ts'
import type { SitePage } from '#shared/site/contract.ts'

/** What an operator may set about the site itself. */
export interface SiteSettings {
  contactEmail: string | null
  /** The operator's own text for a page, null when there is none. */
  readPage: (page: SitePage, language: Language) => Promise<string | null>
}
