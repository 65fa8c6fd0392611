import { i18n } from '@lingui/core'
import {
  type CompleteLanguage,
  chooseComplete,
  chooseLanguage,
  directionOf,
  type Language,
  type Locale,
  languageOf,
  localeIn,
  locales,
  wishedLocale,
} from '#shared/languages.ts'
import { isManaged } from '#web/kit/address/paths.ts'
import { activate } from './catalogues.ts'

const storageKey = 'language'

/**
 * The stored preference, else the browser's languages, else English (applicant.md, Languages); of those in which everything is
 * written where somebody manages.
 */
export function preferredLanguage(pathname = location.pathname): Language {
  const wishes = [localStorage.getItem(storageKey), ...navigator.languages]
  return isManaged(pathname) ? chooseComplete(wishes) : chooseLanguage(wishes)
}

/** What is shown now; before the first rendering what will be. */
export const shownLocale = (): Locale =>
  locales.find((locale) => locale === i18n.locale) ?? localeHere(preferredLanguage())
export const shownLanguage = (): Language => languageOf(shownLocale())
/** For what people who manage read, and what they write for others. */
export const shownComplete = (): CompleteLanguage => chooseComplete([shownLocale()])

/** Shows a language everywhere, as it is written where the home is. */
export async function showLanguage(language: Language) {
  const locale = localeHere(language)
  await activate(locale)
  document.documentElement.lang = locale
  document.documentElement.dir = directionOf(locale)
}

/** Where a page is reached that is spoken in other languages than the one before. */
export async function speakAsHere(pathname: string) {
  const language = preferredLanguage(pathname)
  if (language !== shownLanguage()) await showLanguage(language)
}

/** Once a home was chosen, or another one, what is shown may be written otherwise. */
export async function writeAsAtHome() {
  const language = shownLanguage()
  if (localeHere(language) !== i18n.locale) await showLanguage(language)
}

/** A person's own choice, which is remembered. */
export async function chooseOwnLanguage(language: Language) {
  localStorage.setItem(storageKey, language)
  await showLanguage(language)
}

/** The home that somebody applies for decides; without one, their browser. */
function localeHere(language: Language): Locale {
  const country = homeCountry()
  return country ? localeIn(country, language) : wishedLocale(navigator.languages, language)
}

/**
 * Of the chosen process (applicant.md, Browser storage), read by itself: its whole schema would be in the way of every
 * first screen.
 */
function homeCountry(): string | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem('selectedProcess') ?? 'null')
    return stored && typeof stored === 'object' && 'country' in stored ? String(stored.country) : undefined
  } catch {
    return undefined
  }
}
