/** Every text is written in these; the first is the fallback (applicant.md, Languages). */
export const completeLanguages = ['en', 'de', 'fr', 'it'] as const
export type CompleteLanguage = (typeof completeLanguages)[number]

/**
 * In the order in which they are offered. In those that are not complete applicants are spoken to, in pages and mails: what
 * is not translated yet is shown in English, and `npm run i18n` lists it.
 */
export const languages = [...completeLanguages, 'pt', 'tr', 'uk', 'ar'] as const
export type Language = (typeof languages)[number]

/**
 * How a language is written: German is another one for homes in Switzerland. Nobody chooses it, and no answer names it:
 * it follows from the language and the country.
 */
export const locales = [...languages, 'de-CH'] as const
export type Locale = (typeof locales)[number]

/** Each in its own words, because nobody looks for "German" on a page they cannot read. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  pt: 'Português',
  tr: 'Türkçe',
  uk: 'Українська',
  ar: 'العربية',
}

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value)
export const isComplete = (value: unknown): value is CompleteLanguage =>
  completeLanguages.some((language) => language === value)

/** The first of the wishes whose first two letters are a language we speak, else English (applicant.md, Languages). */
export const chooseLanguage = (wishes: readonly (string | null | undefined)[]): Language =>
  codesOf(wishes).find(isLanguage) ?? 'en'
/** The same of those in which everything is written: what people who manage are shown. */
export const chooseComplete = (wishes: readonly (string | null | undefined)[]): CompleteLanguage =>
  codesOf(wishes).find(isComplete) ?? 'en'

const codesOf = (wishes: readonly (string | null | undefined)[]) =>
  wishes.map((wish) => wish?.slice(0, 2).toLowerCase())

/** @param country where the home is, as its ISO 3166 code; undefined where none is known */
export const localeIn = (country: string | undefined, language: Language): Locale =>
  language === 'de' && country === 'CH' ? 'de-CH' : language

/** The same where no home is known: as the first of somebody's wishes that is German names its country. */
export const wishedLocale = (wishes: readonly string[], language: Language): Locale =>
  localeIn(
    wishes
      .find((wish) => /^de\b/i.test(wish))
      ?.slice(3)
      .toUpperCase(),
    language,
  )

export const languageOf = (locale: string): Language => chooseLanguage([locale])

/** As `dir` of an element in it. */
export const directionOf = (locale: string): 'ltr' | 'rtl' => (languageOf(locale) === 'ar' ? 'rtl' : 'ltr')
