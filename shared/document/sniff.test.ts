import { expect, test } from 'vitest'
import { sniffFile } from './sniff.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'
const wide = (text: string) => [...text].join('\0')

test.each([
  ['pdf', '%PDF-1.7\n'],
  ['jpeg', '\xff\xd8\xff\xe0\0\x10JFIF'],
  ['png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['doc', `${OLE}${'\0'.repeat(600)}${wide('WordDocument')}`],
  ['docx', 'PK\x03\x04 [Content_Types].xml PK\x03\x04 word/document.xml'],
  ['heic', '\0\0\0\x18ftypheic\0\0\0\0'],
  ['heic', '\0\0\0\x18ftypmif1\0\0\0\0'],
])('a %s is known by its bytes', (kind, text) => {
  expect(sniffFile(bytes(text))).toBe(kind)
})

test.each([
  ['nothing', ''],
  ['HTML', '<!doctype html>'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['a Windows program', 'MZ\x90\0'],
  ['a Linux program', '\x7fELF'],
  ['a GIF', 'GIF89a'],
  ['a PDF that begins with something else', '<html>%PDF-1.7'],
  ['a plain ZIP archive', 'PK\x03\x04 readme.txt'],
  ['a spreadsheet', 'PK\x03\x04 [Content_Types].xml PK\x03\x04 xl/workbook.xml'],
  ['an old spreadsheet', `${OLE}${wide('Workbook')}`],
  ['a film', '\0\0\0\x18ftypmp42'],
  ['half a PNG signature', '\x89PNG'],
])('%s is no kind we take', (_, text) => {
  expect(sniffFile(bytes(text))).toBeUndefined()
})

test('a part is found at the very end, and after false beginnings', () => {
  expect(sniffFile(bytes('PK\x03\x04[[Content_[Content_Types].xml ...word/document.xml'))).toBe('docx')
})

test('ten megabytes full of beginnings are looked through to the end', () => {
  const file = new Uint8Array(10 * 1024 * 1024).fill('['.charCodeAt(0))
  file.set(bytes('PK\x03\x04'))
  expect(sniffFile(file)).toBeUndefined()
})
