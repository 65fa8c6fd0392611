import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type I18n, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import PO from 'pofile'
import { serverDirectory } from '#server/server-directory.ts'
import { isComplete, type Locale, languageOf, locales } from '#shared/languages.ts'
import { swissGerman } from '#shared/swiss-german.ts'

/**
 * A text with its place in the catalogues. Written as `/*i18n*\/ { id, message }`, so that `npm run i18n` finds it:
 * the server runs its sources as they are, and Lingui's macros would have to be compiled.
 */
export interface Message {
  id: string
  message: string
}

export const translate = (locale: Locale, message: Message, values: Record<string, string> = {}): string =>
  catalogues[locale]._(message.id, values, { message: message.message })

/** Read at the start, so that a missing catalogue is noticed then and not by the first mail. */
const catalogues = Object.fromEntries(locales.map((locale) => [locale, read(locale)])) as Record<Locale, I18n>

function read(locale: Locale): I18n {
  const spelt = locale === 'de-CH' ? swissGerman : (text: string) => text
  const { items } = PO.parse(readFileSync(path.join(serverDirectory, 'locales', `${languageOf(locale)}.po`), 'utf8'))
  const written = items.map(({ msgid, msgstr: [text = ''] }) => [msgid, spelt(text)] as const)
  // What a language that may lag lacks is English: every text comes with it.
  const messages = Object.fromEntries(isComplete(locale) ? written : written.filter(([, text]) => text))
  const i18n = setupI18n().setMessagesCompiler(compileMessage)
  i18n.loadAndActivate({ locale, messages })
  return i18n
}
