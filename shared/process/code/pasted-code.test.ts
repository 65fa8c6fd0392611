import { expect, test } from 'vitest'
import { readPastedCode } from './pasted-code.ts'

test.each([
  'DEMADE',
  'demade',
  '  demade\n',
  'DEM-ADE',
  'dem ade',
  'DEM–ADE.',
  'DEM_ADE',
  'DEM\u200BADE',
  'D E M A D E',
  'ＤＥＭＡＤＥ',
  'ｄｅｍ－ａｄｅ',
  'Code：ＤＥＭＡＤＥ',
  'Code: DEMADE',
  'Ihr Code: DEM-ADE',
  'code demade',
  'Der Code lautet DEMADE.',
  'BERLIN, Code: dem-ade',
  'Code:\tDEMADE, gültig bis Freitag',
  'Zugangscode DEMADE',
  '«DEMADE»',
  'https://einzug.example/applications?code=DEMADE',
  'https://einzug.example/applications?utm=advert&code=demade#top',
  'Bewerben Sie sich: https://einzug.example/applications?code=DEMADE\nFreundliche Grüsse',
  'Schöne Wohnung, Code DEMADE, Seestrasse 12',
])('%j holds the code', (text) => {
  expect(readPastedCode(text)).toBe('DEMADE')
})

test.each([
  ['DEM', 'DEM'],
  [' dem-a ', 'DEMA'],
  ['ＤＥＭ', 'DEM'],
  ['', ''],
  ['https://einzug.example/applications', ''],
  ['https://einzug.example/applications?code=ABCDEFGH', ''],
  ['Guten Tag, hier ist die Adresse', ''],
  ['ABCDEFGH', ''],
])('%j holds none: “%s” is left of it', (text, rest) => {
  expect(readPastedCode(text)).toBe(rest)
})
