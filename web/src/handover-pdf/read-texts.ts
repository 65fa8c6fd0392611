import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Language } from '#shared/languages.ts'

/** The words of the paper in its own language, whatever the screen's is. Vite makes one lazy chunk of each language. */
export async function readTexts(language: Language): Promise<I18n> {
  const { messages }: { messages: Messages } = await import(`../locales/handover-pdf/${language}.po`)
  return setupI18n({ locale: language, messages: { [language]: messages } })
}
