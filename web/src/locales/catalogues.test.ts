import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { msg } from '@lingui/core/macro'

import PO from 'pofile'
import { describe, expect, test } from 'vitest'
import { MAX_TAG_LENGTH, MAX_TAGS } from '#shared/application/manager/marks.ts'
import { MAX_MAIN_RENTERS } from '#shared/application/sections.ts'
import { MAX_DOCUMENTS_PER_RENTER } from '#shared/document/document.ts'
import { completeLanguages, isComplete, type Language, languages } from '#shared/languages.ts'
import { MAX_LIFE_SPANS, MAX_YEARS } from '#shared/life-span/own-table.ts'
import { MAX_AMOUNT } from '#shared/number.ts'
import { readIncome } from '#shared/salary/salary-per-month.ts'
import { swissGerman, swissWords } from '#shared/swiss-german.ts'
import { MAX_COMMENT_LENGTH, MAX_TEXT_LENGTH } from '#shared/text.ts'
import { MAX_VIEWS } from '#shared/view/view.ts'
import { textsIn } from '#web/kit/i18n/catalogues.ts'

const parts = globSync('*/en.po', { cwd: import.meta.dirname }).map((file) => path.dirname(file))
const translations = languages.filter((language) => language !== 'en')
const isWritten = (part: string, language: Language) =>
  existsSync(path.join(import.meta.dirname, part, `${language}.po`))
const cases = parts.flatMap((part) =>
  translations.filter((language) => isWritten(part, language)).map((language) => ({ part, language })),
)

test.each(cases.filter(({ language }) => isComplete(language)))(
  'The catalogue $part has words for every English text in $language',
  ({ part, language }) => {
    const [english, translated] = [readCatalogue(part, 'en'), readCatalogue(part, language)]
    expect(english.size).toBeGreaterThan(0)
    expect([...english.keys()].filter((id) => !translated.get(id))).toEqual([])
  },
)

test.each(cases)(
  'The catalogue $part in $language has the placeholders of the English text in every translation',
  ({ part, language }) => {
    const translated = readCatalogue(part, language)
    const wrong = [...readCatalogue(part, 'en')].filter(([id, text]) => {
      const own = translated.get(id)
      // What is not translated yet is shown in English.
      return own && placeholders(text) !== placeholders(own)
    })
    expect(wrong.map(([id]) => id)).toEqual([])
  },
)

test.each(translations)('In %s a text reads the same whichever catalogue was loaded last', (language) => {
  const words = new Map<string, Set<string>>()
  const written = parts.filter((part) => isWritten(part, language))
  for (const [id, text] of written.flatMap((part) => [...readCatalogue(part, language)])) {
    words.set(id, (words.get(id) ?? new Set()).add(text))
  }
  expect([...words].filter(([, texts]) => texts.size > 1)).toEqual([])
})

/** Their texts stand in the specification to the letter, number and all; where a rule changes its limit, they are changed with it. */
const limits = {
  'issue.text_too_long': MAX_TEXT_LENGTH,
  'issue.comment_too_long': MAX_COMMENT_LENGTH,
  'issue.too_many_main_renters': MAX_MAIN_RENTERS,
  'issue.too_many_documents': MAX_DOCUMENTS_PER_RENTER,
  'issue.amount_too_large': MAX_AMOUNT,
  'issue.tag_too_long': MAX_TAG_LENGTH,
  'issue.too_many_tags': MAX_TAGS,
  'issue.too_many_views': MAX_VIEWS,
  'issue.too_many_life_spans': MAX_LIFE_SPANS,
  'issue.life_span_years_range': MAX_YEARS,
}

test.each(completeLanguages)('In %s each text of a limit names the one that the rule has', (language) => {
  const texts = new Map(parts.flatMap((part) => [...readCatalogue(part, language)]))
  const wrong = Object.entries(limits).filter(([id, limit]) => {
    // However the language groups the digits of a number.
    const digits = (texts.get(id) ?? '').replaceAll(/(?<=\d)\D(?=\d{3})/g, '')
    return !new RegExp(`\\b${limit}\\b`).test(digits)
  })
  expect(wrong).toEqual([])
})

describe('German', () => {
  const texts = [...parts.flatMap((part) => [...readCatalogue(part, 'de').values()]), ...serverTexts()]

  test('is written as in Germany and Austria: with ß, between „ and “, without the words of Switzerland', () => {
    const own = [...swissSpellings.map((word) => new RegExp(word, 'i')), /[«»]/, ...swissWordsAlone()]
    expect(texts.length).toBeGreaterThan(500)
    expect(texts.filter((text) => own.some((swiss) => swiss.test(text)))).toEqual([])
  })

  test('has each of the words that are others in Switzerland', () => {
    expect(Object.keys(swissWords).filter((word) => !texts.some((text) => text.includes(word)))).toEqual([])
  })

  test('is made into Swiss German when the app is built, text by text', async () => {
    const swiss = await textsIn('questionnaire', 'de-CH')
    expect(swiss._('question.profession.grossSalary')).toBe('Bruttolohn')
    expect(swiss._('question.currentAddress.street')).toBe('Strasse')
    const german = readCatalogue('later', 'de')
    const later = await textsIn('later', 'de-CH')
    expect(later._(msg`Profession`)).toBe(german.get('Profession'))
    expect([...german.values()].map(swissGerman).filter((text) => /[ß„“]/.test(text))).toEqual([])
  })
})

test('French is written as in print: ’ in words, and before : ; ! ? and within « » a space that no line ends at', () => {
  const texts = [...parts.flatMap((part) => [...readCatalogue(part, 'fr').values()]), ...serverTexts('fr')]
  expect(texts.length).toBeGreaterThan(500)
  const wrong = /\p{L}'\p{L}|[ \p{L}\p{N}}][;!?]|[ \p{L}}]:(?!\S)|«(?!\u00A0)|(?<!\u00A0)»/u
  expect(texts.filter((text) => wrong.test(text.replaceAll(/\{\w+, plural,|[-\w]+: [\d.]+/g, '')))).toEqual([])
})

test('French never says de or que before a name, which may begin with a vowel', () => {
  const texts = [...parts.flatMap((part) => [...readCatalogue(part, 'fr').values()]), ...serverTexts('fr')]
  // What a device is called is one of ours, and a limit is a number.
  const elided = /(?<!\p{L})(?:de|que|lorsque|puisque|jusque) (?:\{(?!thisDevice\b|MAX_)|<\d)/iu
  expect(texts.filter((text) => elided.test(text))).toEqual([])
})

/** Where ß follows a long vowel; whoever writes for Switzerland knows it as ss. */
const swissSpellings =
  String.raw`strasse gross gröss grüss schliess weiss \bliess gemäss ausser äusser draussen heiss mässig
  dreissig stoss stöss bloss spass fliess giess \bfuss süss massnahm`.split(/\s+/)

const swissWordsAlone = () => Object.values(swissWords).map((word) => new RegExp(`\\b${word}`))

function serverTexts(language = 'de'): string[] {
  const file = path.join(import.meta.dirname, `../../../sync-server/locales/${language}.po`)
  return PO.parse(readFileSync(file, 'utf8')).items.map(({ msgstr }) => msgstr.join(''))
}

test.each(languages)('In %s a salary that was said to be for a year is read as one', (language) => {
  const said = readCatalogue('later', language).get('{salary} per year') ?? ''
  expect(readIncome(said.replace('{salary}', '96000'))).toBe(8000)
})

test('In Arabic what stands in a place of a text is kept apart from the letters around it, which run the other way', () => {
  const written = parts.filter((part) => isWritten(part, 'ar')).flatMap((part) => [...readCatalogue(part, 'ar')])
  const texts = [...written.filter(([id]) => id !== '{salary} per year').map(([, text]) => text), ...serverTexts('ar')]
  expect(texts.length).toBeGreaterThan(500)
  // An address that is pressed ends where it ends.
  expect(texts.filter((text) => /(?<!\u2068)\{(?!link\})\w+\}|\{(?!link\})\w+\}(?!\u2069)/.test(text))).toEqual([])
})

/** WCAG 2.5.3: whoever speaks to the screen says what they see. */
test.each(completeLanguages)('In %s what is read out of a button holds the words that it shows', (language) => {
  const words = new Map(parts.flatMap((part) => [...readCatalogue(part, language)]))
  const inLanguage = (source = '') => {
    const id = source.replaceAll(/\$(\{\w+\})/g, '$1').replaceAll(/\s+/g, ' ')
    return (words.get(id) ?? `no words for ${id}`).toLowerCase()
  }
  const buttons = globSync('../**/*.tsx', { cwd: import.meta.dirname }).flatMap((file) => {
    const source = readFileSync(path.join(import.meta.dirname, file), 'utf8')
    return [...source.matchAll(/<(Button|Link)\b.*?<\/\1>/gs)].flatMap(([button]) => {
      const label = /aria-label=\{t`([^`]*)`\}/.exec(button)?.[1]
      const shown = /<Trans>\s*([^<]*?)\s*<\/Trans>/.exec(button)?.[1]
      return label && shown ? [{ label: inLanguage(label), shown: inLanguage(shown) }] : []
    })
  })
  expect(buttons.length).toBeGreaterThan(10)
  expect(buttons.filter(({ label, shown }) => !label.includes(shown))).toEqual([])
})

/** Text by id. A text without an id of its own is its id. */
function readCatalogue(part: string, language: string): Map<string, string> {
  const { items } = PO.parse(readFileSync(path.join(import.meta.dirname, part, `${language}.po`), 'utf8'))
  return new Map(items.map(({ msgid, msgstr }) => [msgid, msgstr.join('') || (language === 'en' ? msgid : '')]))
}

/** Values such as `{name}`, and tags such as `<0>`, which stand for elements. */
const placeholders = (text: string) => {
  const all = (text.match(/\{\w+\s*[,}]|<\/?\d+\/?>/g) ?? []).toSorted()
  // Languages have different numbers of plural forms, and each has them.
  return (/, plural,/.test(text) ? [...new Set(all)] : all).join(' ')
}
