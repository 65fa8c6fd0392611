import { i18n, type Messages } from '@lingui/core'
import type { Language } from '#shared/languages.ts'

/** A part of the texts, loaded with the pages that show it (lingui.config.ts). */
export type TextPart = 'frame' | 'landing' | 'questionnaire' | 'later' | 'desk'

/** Vite makes one lazy chunk of each file. */
const load: Record<TextPart, (language: Language) => Promise<{ messages: Messages }>> = {
  frame: (language) => import(`../locales/frame/${language}.po`),
  landing: (language) => import(`../locales/landing/${language}.po`),
  questionnaire: (language) => import(`../locales/questionnaire/${language}.po`),
  later: (language) => import(`../locales/later/${language}.po`),
  desk: (language) => import(`../locales/desk/${language}.po`),
}

/** A part's words in any language, for what is written in another one than the screen. */
export const readTexts = (part: TextPart, language: Language): Promise<{ messages: Messages }> => load[part](language)

const needed = new Set<TextPart>(['frame'])

/** Notes that a part will be shown, from now on in every language that is chosen. */
export const needTexts = (part: TextPart) => void needed.add(part)

/**
 * Loads what is needed in a language, and only then shows it: no screen is ever half in one and half in another.
 * A part that cannot be loaded holds nobody up: whose page it is asks for it again.
 */
export async function activate(language: Language) {
  const loading = [...needed].map((part) =>
    load[part](language).catch((reason: unknown) => {
      if (part === 'frame') throw reason
      needed.delete(part)
    }),
  )
  for (const texts of await Promise.all(loading)) if (texts) i18n.load(language, texts.messages)
  i18n.activate(language)
}

export const hasTexts = (part: TextPart) => needed.has(part)

/** Adds a part to the language that is shown. */
export async function addTexts(part: TextPart, language: Language) {
  needTexts(part)
  i18n.load(language, (await load[part](language)).messages)
}
