import { i18n } from '@lingui/core'
import { chooseLanguage, isLanguage, type Language } from '#shared/languages.ts'
import { activate } from './catalogues.ts'

const storageKey = 'language'

/** The stored preference, else the browser's languages, else English (applicant.md §1). */
export function preferredLanguage(): Language {
  const stored = localStorage.getItem(storageKey)
  return isLanguage(stored) ? stored : chooseLanguage(navigator.languages)
}

/** What is shown now; before the first rendering what will be. */
export const shownLanguage = (): Language => (isLanguage(i18n.locale) ? i18n.locale : preferredLanguage())

/** Shows a language everywhere. */
export async function showLanguage(language: Language) {
  await activate(language)
  document.documentElement.lang = language
}

/** A person's own choice, which is remembered. */
export async function chooseOwnLanguage(language: Language) {
  localStorage.setItem(storageKey, language)
  await showLanguage(language)
}
