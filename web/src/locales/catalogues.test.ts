import { readFileSync } from 'node:fs'
import path from 'node:path'
import PO from 'pofile'
import { describe, expect, test } from 'vitest'
import { languages } from '#shared/languages.ts'

const english = readCatalogue('en')

describe.each(languages.filter((language) => language !== 'en'))('The catalogue %s', (language) => {
  const translated = readCatalogue(language)

  test('has words for every English text', () => {
    const missing = [...english.keys()].filter((id) => !translated.get(id))
    expect(missing).toEqual([])
  })

  test('has the placeholders of the English text in every translation', () => {
    const wrong = [...english].filter(
      ([id, text]) => !sameList(placeholders(text), placeholders(translated.get(id) ?? '')),
    )
    expect(wrong.map(([id]) => id)).toEqual([])
  })
})

/** Text by id. An English text that is its own id has no second copy in its catalogue. */
function readCatalogue(language: string): Map<string, string> {
  const { items } = PO.parse(readFileSync(path.join(import.meta.dirname, `${language}.po`), 'utf8'))
  return new Map(items.map(({ msgid, msgstr }) => [msgid, msgstr.join('') || (language === 'en' ? msgid : '')]))
}

/** Values such as `{name}`, and tags such as `<0>`, which stand for elements. */
const placeholders = (text: string) => (text.match(/\{\w+|<\/?\d+\/?>/g) ?? []).toSorted()

const sameList = (one: string[], other: string[]) => one.join(' ') === other.join(' ')
