import { expect, test } from 'vitest'
import { applyLink } from '#web/kit/address/paths.ts'
import { scannedCode } from './scanned-code.ts'

test.each([
  [applyLink('https://einzug.example', 'DEMADE'), 'DEMADE'],
  ['https://another.example:8443/applications/?utm=advert&code=demade', 'DEMADE'],
  ['http://localhost:3000/applications?code=DEMADE#top', 'DEMADE'],
  ['DEMADE', 'DEMADE'],
  [' demade\n', 'DEMADE'],
])('%j holds the code %s', (text, code) => {
  expect(scannedCode(text)).toBe(code)
})

test.each([
  '',
  'DEMAD',
  'DEMADE7',
  'DEM DE',
  'https://einzug.example/applications',
  'https://einzug.example/applications?code=DEMA',
  'https://einzug.example/applications?code=../../x',
  'https://einzug.example/questionnaire?code=DEMADE',
  'https://einzug.example/?code=DEMADE',
  'javascript:alert(1)',
  'WIFI:T:WPA;S=Hotel;P=secret;;',
  'BEGIN:VCARD\nN:Muster\nEND:VCARD',
])('%j is not from us', (text) => {
  expect(scannedCode(text)).toBeUndefined()
})
