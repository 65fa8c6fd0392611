import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type I18n, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import PO from 'pofile'
import { serverDirectory } from '#server/server-directory.ts'
import { type Locale, languageOf } from '#shared/languages.ts'
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
const catalogues: Record<Locale, I18n> = { en: read('en'), de: read('de'), fr: read('fr'), 'de-CH': read('de-CH') }

function read(locale: Locale): I18n {
  const spelt = locale === 'de-CH' ? swissGerman : (text: string) => text
  const { items } = PO.parse(readFileSync(path.join(serverDirectory, 'locales', `${languageOf(locale)}.po`), 'utf8'))
  const messages = Object.fromEntries(items.map(({ msgid, msgstr: [text = ''] }) => [msgid, spelt(text)]))
  const i18n = setupI18n().setMessagesCompiler(compileMessage)
  i18n.loadAndActivate({ locale, messages })
  return i18n
}
