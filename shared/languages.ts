/** In the order in which they are offered; the first is the fallback (applicant.md, Languages). */
export const languages = ['en', 'de', 'fr'] as const
export type Language = (typeof languages)[number]

/**
 * How a language is written: German is another one for homes in Switzerland. Nobody chooses it, and no answer names it:
 * it follows from the language and the country.
 */
export const locales = [...languages, 'de-CH'] as const
export type Locale = (typeof locales)[number]

/** Each in its own words, because nobody looks for "German" on a page they cannot read. */
export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français' }

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value)

/** The first of the wishes whose first two letters are a language we speak, else English (applicant.md, Languages). */
export const chooseLanguage = (wishes: readonly (string | null | undefined)[]): Language =>
  wishes.map((wish) => wish?.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'

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
