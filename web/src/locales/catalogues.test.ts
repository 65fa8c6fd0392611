import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import PO from 'pofile'
import { describe, expect, test } from 'vitest'
import { languages } from '#shared/languages.ts'

const parts = globSync('*/en.po', { cwd: import.meta.dirname }).map((file) => path.dirname(file))
const translations = languages.filter((language) => language !== 'en')
const cases = parts.flatMap((part) => translations.map((language) => ({ part, language })))

describe.each(cases)('The catalogue $part in $language', ({ part, language }) => {
  const english = readCatalogue(part, 'en')
  const translated = readCatalogue(part, language)

  test('has words for every English text', () => {
    expect(english.size).toBeGreaterThan(0)
    expect([...english.keys()].filter((id) => !translated.get(id))).toEqual([])
  })

  test('has the placeholders of the English text in every translation', () => {
    const wrong = [...english].filter(([id, text]) => placeholders(text) !== placeholders(translated.get(id) ?? ''))
    expect(wrong.map(([id]) => id)).toEqual([])
  })
})

/** Text by id. A text without an id of its own is its id. */
function readCatalogue(part: string, language: string): Map<string, string> {
  const { items } = PO.parse(readFileSync(path.join(import.meta.dirname, part, `${language}.po`), 'utf8'))
  return new Map(items.map(({ msgid, msgstr }) => [msgid, msgstr.join('') || (language === 'en' ? msgid : '')]))
}

/** Values such as `{name}`, and tags such as `<0>`, which stand for elements. */
const placeholders = (text: string) => (text.match(/\{\w+\s*[,}]|<\/?\d+\/?>/g) ?? []).toSorted().join(' ')
