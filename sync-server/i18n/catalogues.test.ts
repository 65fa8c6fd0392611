import { readFileSync } from 'node:fs'
import path from 'node:path'
import PO from 'pofile'
import { expect, test } from 'vitest'
import { serverDirectory } from '#server/server-directory.ts'
import { completeLanguages, languages } from '#shared/languages.ts'
import { translate } from './catalogues.ts'

const readItems = (language: string) =>
  PO.parse(readFileSync(path.join(serverDirectory, 'locales', `${language}.po`), 'utf8')).items

test.each(completeLanguages)('every text that the server writes has a translation in %s', (language) => {
  const untranslated = readItems(language).filter(({ msgstr }) => !msgstr[0])
  expect(untranslated.map(({ msgid }) => msgid)).toEqual([])
})

test.each(languages)('a text in %s has the same placeholders as the English one', (language) => {
  const placeholders = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted()
  const english = new Map(readItems('en').map(({ msgid, msgstr }) => [msgid, placeholders(msgstr[0])]))
  expect(english.size).toBeGreaterThan(0)
  for (const { msgid, msgstr } of readItems(language).filter(({ msgstr: [text] }) => text)) {
    expect([msgid, placeholders(msgstr[0])]).toEqual([msgid, english.get(msgid)])
  }
})

test('a text is answered in the language asked for, with its values as they are', () => {
  const message = { id: 'mail.greeting', message: 'Hello {firstName},' }
  expect(translate('fr', message, { firstName: '{Zoé} <b>' })).toBe('Bonjour {Zoé} <b>,')
})
