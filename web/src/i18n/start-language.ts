import { i18n, type Messages } from '@lingui/core'
import { chooseLanguage, isLanguage, type Language } from '#shared/languages.ts'

const storageKey = 'language'

/** The stored preference, else the browser's languages, else English (applicant.md §1). */
export function preferredLanguage(): Language {
  const stored = localStorage.getItem(storageKey)
  return isLanguage(stored) ? stored : chooseLanguage(navigator.languages)
}

/** Loads a language's texts and shows them everywhere; a person's own choice is remembered. */
export async function showLanguage(language: Language) {
  // Vite makes one lazy chunk of each catalogue.
  const { messages }: { messages: Messages } = await import(`../locales/${language}.po`)
  i18n.loadAndActivate({ locale: language, messages })
  document.documentElement.lang = language
}

export async function chooseOwnLanguage(language: Language) {
  localStorage.setItem(storageKey, language)
  await showLanguage(language)
}
