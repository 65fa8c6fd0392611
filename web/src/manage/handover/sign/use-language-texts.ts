import type { I18n } from '@lingui/core'
import { useEffect, useState } from 'react'
import type { Locale } from '#shared/languages.ts'
import { textsIn } from '#web/kit/i18n/catalogues.ts'

/** The managers' texts in the language of the document, whatever the screen's is; undefined while they are read. */
export function useLanguageTexts(locale: Locale): I18n | undefined {
  const [texts, setTexts] = useState<I18n>()
  useEffect(() => {
    let isCurrent = true
    void textsIn('manage', locale).then((read) => isCurrent && setTexts(read))
    return () => {
      isCurrent = false
    }
  }, [locale])
  return texts?.locale === locale ? texts : undefined
}
