import { expect, test } from 'vitest'
import { acceptedFiles, fileKinds, kindOfContentType, kindOfName, MAX_DOCUMENT_BYTES } from './document.ts'

test('exactly the documented kinds of file are offered', () => {
  expect(acceptedFiles).toBe('.pdf,.doc,.docx,.jpg,.jpeg,.png')
})

test('the limit is 10 MiB', () => {
  expect(MAX_DOCUMENT_BYTES).toBe(10_485_760)
})

test('name and content type of a kind agree, in any case', () => {
  for (const [kind, { contentType, extensions }] of Object.entries(fileKinds)) {
    expect(kindOfContentType(contentType.toUpperCase())).toBe(kind)
    for (const extension of extensions) expect(kindOfName(`Lohn.Ausweis.${extension.toUpperCase()}`)).toBe(kind)
  }
})

test.each(['a', '', 'a.', 'pdf', 'a.pdf.exe', 'a.pdf ', 'a.pdf\0', 'a.html'])(
  'the name %j has no kind we take',
  (name) => {
    expect(kindOfName(name)).toBeUndefined()
  },
)
