import { countries, firstCountries, withoutCountry } from '#shared/countries.ts'
import { completeLanguages, type Language } from '#shared/languages.ts'
import { folded } from '#shared/search/folded.ts'
import { isPeopleBegun, isPeopleOf } from './peoples.ts'

export interface FoundCountry {
  code: string
  /** Countries have one in the language of the screen; other answers are named where they are shown. */
  name: string
}

/**
 * The countries whose name in their language or any complete one, or code, has a word that begins like the text, in the order of a person's
 * language; without a text all of them, neighbours first.
 */
export function findCountries(typed: string, language: Language, isOpenToAll: boolean): FoundCountry[] {
  const text = plain(typed)
  const all = inOrder(language)
  const others = isOpenToAll ? withoutCountry.map((code) => ({ code, name: code })) : []
  if (!text) return [...all, ...others]
  const ranked = all.flatMap((country) => {
    const rank = rankOf(country.code, text, language)
    return rank === undefined ? [] : [{ country, rank }]
  })
  return [...ranked.toSorted((a, b) => a.rank - b.rank).map(({ country }) => country), ...others]
}

/** With fewer letters somebody means a code or a short name, and not the only country that happens to begin so. */
const LEAST_LETTERS = 3

/** The country that a text means: its name or code, what it or its people are also called, or as much of the name as no other has. */
export function readCountry(typed: string, language: Language): string | undefined {
  const text = plain(typed)
  if (!text) return undefined
  const exact =
    exactCountry(typed, language) ??
    countries.find((code) => alsoCalled[code]?.includes(text) || isPeopleOf(code, text))
  if (exact || text.length < LEAST_LETTERS) return exact ?? firstCountries.find((code) => code === text.toUpperCase())
  const [first, ...more] = countries.filter((code) => names(code, language).some((name) => name.startsWith(text)))
  return more.length === 0 ? first : undefined
}

/** The country of which this is the whole name, or the code. */
export function exactCountry(typed: string, language: Language): string | undefined {
  const text = plain(typed)
  return countries.find((code) => code === typed.trim() || names(code, language).includes(text))
}

/** How people call some beside their names. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  US: ['us', 'usa', 'america', 'amerika', 'amerique'],
  GB: [
    'uk',
    'england',
    'scotland',
    'schottland',
    'wales',
    'angleterre',
    'great britain',
    'britain',
    'grossbritannien',
    'grande bretagne',
  ],
  NL: ['holland', 'hollande'],
  CZ: ['tschechien', 'czech republic'],
  MM: ['burma', 'birmanie'],
  CI: ['elfenbeinkuste', 'ivory coast'],
  BY: ['weissrussland', 'belarus', 'bielorussie'],
  TR: ['turkey', 'turquie', 'turkei'],
  XK: ['kosova'],
  AE: ['uae', 'vae', 'eau', 'emirates', 'emirate'],
  KR: ['korea', 'coree'],
  DE: ['brd'],
}

/** What is called just so, then whose people are, then the own language, then the others; what merely has a word that begins so comes last. */
function rankOf(code: string, text: string, language: Language): number | undefined {
  const own = plain(nameOf(code, language))
  const others = [...names(code, language), ...(alsoCalled[code] ?? [])]
  if (code.toLowerCase() === text || others.includes(text) || isPeopleOf(code, text)) return 0
  // “Franz” begins Französisch, and no Guiana is meant by it.
  if (isPeopleBegun(code, text)) return 1
  if (own.startsWith(text)) return 2
  if (` ${own}`.includes(` ${text}`)) return 3
  return others.some((name) => ` ${name}`.includes(` ${text}`)) ? 4 : undefined
}

const nameOf = (code: string, language: Language) => displayNames(language).of(code) ?? code

const displayNames = remembered((language: Language) => new Intl.DisplayNames([language], { type: 'region' }))

/** In the language of the screen, and in those that are spoken where homes are let. */
const names = (code: string, language: Language) => namesIn(language)(code)
const namesIn = remembered((language: Language) =>
  remembered((code: string) => [...new Set([...completeLanguages, language])].map((each) => plain(nameOf(code, each)))),
)

const inOrder = remembered((language: Language): FoundCountry[] => {
  const named = countries.map((code) => ({ code, name: nameOf(code, language) }))
  const [first, rest] = [named.slice(0, firstCountries.length), named.slice(firstCountries.length)]
  return [...first, ...rest.toSorted((a, b) => a.name.localeCompare(b.name, language))]
})

/** `Côte d’Ivoire` is found by `cote d ivoire`. */
const plain = (text: string) => withoutSigns(folded(text))
const withoutSigns = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()

function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}
