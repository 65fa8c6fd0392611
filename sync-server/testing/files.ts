/** A PDF of exactly so many bytes, filled up behind its end as the format allows. */
export function pdfBytes(size = 200): Uint8Array<ArrayBuffer> {
  const page =
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%%EOF\n'
  return bytesOf(page.padEnd(size, '%').slice(0, size))
}

export const jpegBytes = () => bytesOf('\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0\xff\xd9')

export const pngBytes = () => bytesOf('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')

/** The two parts every DOCX has, stored without compression. */
export const docxBytes = () => zipBytes(['[Content_Types].xml', 'word/document.xml'])

export const docBytes = () => bytesOf(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${[...'WordDocument'].join('\0')}`)

export const exeBytes = () => bytesOf('MZ\x90\0\x03\0\0\0\x04\0\0\0This program cannot be run in DOS mode.')

export const htmlBytes = () => bytesOf('<!doctype html><script>alert(1)</script>')

/** A ZIP archive of empty files with these names. */
export const zipBytes = (names: string[]) =>
  bytesOf(
    names.map((name) => `PK\x03\x04\x14${'\0'.repeat(21)}${String.fromCharCode(name.length)}\0\0\0${name}`).join(''),
  )

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (character) => character.charCodeAt(0))
