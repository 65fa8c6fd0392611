import { type I18n, setupI18n } from '@lingui/core'
import { useEffect, useState } from 'react'
import type { Language } from '#shared/languages.ts'
import { readTexts } from '#web/i18n/catalogues.ts'

/** The desk's texts in the language of the document, whatever the screen's is; undefined while they are read. */
export function useLanguageTexts(language: Language): I18n | undefined {
  const [texts, setTexts] = useState<I18n>()
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const { messages } = await readTexts('desk', language)
      if (isCurrent) setTexts(setupI18n({ locale: language, messages: { [language]: messages } }))
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [language])
  return texts?.locale === language ? texts : undefined
}
