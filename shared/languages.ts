/** In the order in which they are offered; the first is the fallback (applicant.md §9). */
export const languages = ['en', 'de', 'fr'] as const
export type Language = (typeof languages)[number]

/** Each in its own words, because nobody looks for "German" on a page they cannot read. */
export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français' }

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value)

/** The first of the wishes whose first two letters are a language we speak, else English (applicant.md §1). */
export const chooseLanguage = (wishes: readonly (string | null | undefined)[]): Language =>
  wishes.map((wish) => wish?.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'
