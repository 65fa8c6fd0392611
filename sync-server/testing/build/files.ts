import { deflateRawSync } from 'node:zlib'

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
export const zipBytes = (names: string[]) => zipOf(Object.fromEntries(names.map((name) => [name, ''])))

/** A ZIP archive, packed unless told otherwise. */
export function zipOf(files: Record<string, string | Uint8Array>, { isPacked = true } = {}): Uint8Array<ArrayBuffer> {
  const [parts, directory]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const [name, said] of Object.entries(files)) {
    const content = Buffer.from(said)
    const bytes = isPacked ? deflateRawSync(content) : content
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0)
    about.writeUInt16LE(isPacked ? 8 : 0, 4)
    about.writeUInt32LE(bytes.length, 14)
    about.writeUInt32LE(content.length, 18)
    about.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), about, Buffer.from(name, 'latin1'), bytes])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\0'), about, place, Buffer.from(name, 'latin1'))
    parts.push(local)
    at += local.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(Object.keys(files).length, 4)
  end.writeUInt16LE(Object.keys(files).length, 6)
  end.writeUInt32LE(Buffer.concat(directory).length, 8)
  end.writeUInt32LE(at, 12)
  return new Uint8Array(Buffer.concat([...parts, ...directory, Buffer.from('PK\x05\x06'), end]))
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (character) => character.charCodeAt(0))
