import { joined, startsWith } from './bytes.ts'
import { stripJpeg } from './strip-jpeg.ts'

/**
 * The same picture, pixel for pixel, without what it tells about the person: place and time, camera, owner, previews,
 * comments, and whatever hangs behind its end. Undefined when it cannot be read.
 */
export function stripMetadata(photo: Uint8Array<ArrayBuffer>, kind: 'jpeg' | 'png') {
  const parts = kind === 'jpeg' ? stripJpeg(photo) : stripPng(photo)
  return parts && joined(parts)
}

/** What pictures are drawn from, beside the parts that every decoder must know (those begin with a capital letter). */
const neededParts = new Set(
  'tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs hIST sPLT acTL fcTL fdAT'.split(' '),
)

/** A picture's parts worth keeping. Undefined when it ends before its end, or a part claims to be longer than the file. */
function stripPng(picture: Uint8Array<ArrayBuffer>): Uint8Array[] | undefined {
  if (!startsWith(picture, '\x89PNG\r\n\x1a\n')) return undefined
  const view = new DataView(picture.buffer, picture.byteOffset, picture.byteLength)
  const kept: Uint8Array[] = [picture.subarray(0, 8)]
  let at = 8
  while (at + 12 <= picture.length) {
    // Length, type, content, checksum.
    const end = at + 12 + view.getUint32(at)
    if (end > picture.length) return undefined
    const type = String.fromCharCode(...picture.subarray(at + 4, at + 8))
    if (/^[A-Z]/.test(type) || neededParts.has(type)) kept.push(picture.subarray(at, end))
    if (type === 'IEND') return kept
    at = end
  }
  return undefined
}
