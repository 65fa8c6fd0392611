import { type I18n, i18n, type Messages, setupI18n } from '@lingui/core'
import { chooseComplete, type Locale, languageOf } from '#shared/languages.ts'

/** A part of the texts, loaded with the pages that show it (lingui.config.ts). */
export type TextPart =
  | 'frame'
  | 'landing'
  | 'questionnaire'
  | 'later'
  | 'privacy'
  | 'manage'
  | 'handover-pdf'
  | 'advert'

interface Catalogue {
  messages: Messages
}

/** Vite makes one lazy chunk of each file. */
const written = import.meta.glob<Catalogue>('../../locales/*/*.po')
/** What is written otherwise in Switzerland (web/swiss-german-texts.ts): all that applicants see in one piece. */
const loadSwiss = (part: TextPart): Promise<Catalogue> => {
  if (part === 'manage') return import('virtual:swiss-german/manage')
  if (part === 'handover-pdf') return import('virtual:swiss-german/handover-pdf')
  if (part === 'advert') return import('virtual:swiss-german/advert')
  if (part === 'privacy') return import('virtual:swiss-german/privacy')
  return import('virtual:swiss-german/frame,landing,questionnaire,later')
}

/** A part's words on their own, for what is written in another language than the screen. */
export const textsIn = async (part: TextPart, locale: Locale): Promise<I18n> =>
  setupI18n({ locale, messages: { [locale]: await readTexts(part, locale) } })

async function readTexts(part: TextPart, locale: Locale): Promise<Messages> {
  const swiss = locale === 'de-CH' ? loadSwiss(part) : undefined
  const writtenIn = (language: string) => written[`../../locales/${part}/${language}.po`]
  // What managers read is written in the complete languages alone.
  const texts = await (writtenIn(languageOf(locale)) ?? writtenIn(chooseComplete([locale])))?.()
  return { ...texts?.messages, ...(await swiss)?.messages }
}

const needed = new Set<TextPart>(['frame'])

/** Notes that a part will be shown, from now on in every language that is chosen. */
export const needTexts = (part: TextPart) => void needed.add(part)

/**
 * Loads what is needed in a language, and only then shows it: no screen is ever half in one and half in another.
 * A part that cannot be loaded holds nobody up: whose page it is asks for it again.
 */
export async function activate(locale: Locale) {
  const loading = [...needed].map((part) =>
    readTexts(part, locale).catch((reason: unknown) => {
      if (part === 'frame') throw reason
      needed.delete(part)
    }),
  )
  for (const messages of await Promise.all(loading)) if (messages) i18n.load(locale, messages)
  i18n.activate(locale)
}

export const hasTexts = (part: TextPart) => needed.has(part)

/** Adds a part to the language that is shown. */
export async function addTexts(part: TextPart, locale: Locale) {
  needTexts(part)
  i18n.load(locale, await readTexts(part, locale))
}
