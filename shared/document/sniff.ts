import type { FileKind } from '#shared/document/document.ts'

/**
 * What a file is, from its bytes; `heic` is told apart because an iPhone's owner needs other advice than the owner
 * of an executable. Undefined for everything we do not take. The whole file must be given.
 */
export function sniffFile(bytes: Uint8Array): FileKind | 'heic' | undefined {
  if (startsWith(bytes, '%PDF-')) return 'pdf'
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg'
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png'
  if (startsWith(bytes, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'))
    return holds(bytes, utf16('WordDocument')) ? 'doc' : undefined
  if (startsWith(bytes, 'PK\x03\x04')) return isWordArchive(bytes) ? 'docx' : undefined
  if (
    startsWith(bytes.subarray(4), 'ftyp') &&
    /^(hei[cxms]|hev[cxms]|mif1|msf1|avif)$/.test(ascii(bytes.subarray(8, 12)))
  )
    return 'heic'
  return undefined
}

/** A ZIP archive is a DOCX when it has the two parts every one has. Whether it brings macros, `macros.ts` says. */
const isWordArchive = (bytes: Uint8Array) => holds(bytes, '[Content_Types].xml') && holds(bytes, 'word/document.xml')

const ascii = (bytes: Uint8Array) => String.fromCharCode(...bytes)

const startsWith = (bytes: Uint8Array, signature: string) => ascii(bytes.subarray(0, signature.length)) === signature

const utf16 = (text: string) => [...text].join('\0')

/** Whether the text occurs anywhere. Plain loops, because a file can be made to call anything costlier ten million times. */
function holds(bytes: Uint8Array, text: string): boolean {
  const wanted = Uint8Array.from(text, (character) => character.charCodeAt(0))
  for (let start = 0; start + wanted.length <= bytes.length; start += 1) {
    let same = 0
    while (same < wanted.length && bytes[start + same] === wanted[same]) same += 1
    if (same === wanted.length) return true
  }
  return false
}
