import type { I18n } from '@lingui/core'
import { useEffect, useState } from 'react'
import type { Locale } from '#shared/languages.ts'
import { textsIn } from '#web/kit/i18n/catalogues.ts'

const read = new Map<Locale, I18n>()

/** Before they are needed: what shows them stands as it is until then. */
export async function readLanguageTexts(locale: Locale): Promise<I18n> {
  const texts = read.get(locale) ?? (await textsIn('manage', locale))
  read.set(locale, texts)
  return texts
}

/** The managers' texts in the language of the document, whatever the screen's is; undefined while they are read. */
export function useLanguageTexts(locale: Locale): I18n | undefined {
  const [, setArrived] = useState<Locale>()
  useEffect(() => void readLanguageTexts(locale).then(() => setArrived(locale)), [locale])
  return read.get(locale)
}
