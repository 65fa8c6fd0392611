import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { languageOf } from '#shared/languages.ts'
import { type SitePage, siteContract } from '#shared/site/contract.ts'
import { call } from '#web/kit/api/call.ts'

/** What the operator set for a page in the language shown; undefined when there is nothing, or it can't be read just now. */
export function useOperatorText(page: SitePage): string | undefined {
  const { i18n } = useLingui()
  const language = languageOf(i18n.locale)
  const [found, setFound] = useState<{ page: SitePage; language: string; text: string }>()

  useEffect(() => {
    let isCurrent = true
    const keep = ({ text }: { text: string | null }) => {
      if (isCurrent && text !== null) setFound({ page, language, text })
    }
    // Without an answer our own text stays: the page has to be readable with no connection too.
    call(siteContract.readSitePage, { params: { page }, query: { language } }).then(keep, () => undefined)
    return () => {
      isCurrent = false
    }
  }, [page, language])

  return found?.page === page && found.language === language ? found.text : undefined
}
