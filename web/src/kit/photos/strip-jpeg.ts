import { startsWith } from './bytes.ts'

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9

/** A photo's parts worth keeping. Undefined when a part claims to be longer than the file, or no picture comes. */
export function stripJpeg(photo: Uint8Array<ArrayBuffer>): Uint8Array[] | undefined {
  if (!startsWith(photo, '\xff\xd8')) return undefined
  const kept: Uint8Array[] = [photo.subarray(0, 2)]
  let hasPicture = false
  let hasOrientation = false
  let at = 2
  for (;;) {
    at = nextMarker(photo, at)
    const marker = photo[at + 1]
    // Cut off: programs show what is there, so it is kept.
    if (marker === undefined) return hasPicture ? kept : undefined
    if (marker === END_OF_IMAGE) {
      // What follows belongs to no part of the picture: a film, a second picture, a maker's notes.
      kept.push(photo.subarray(at, at + 2))
      return hasPicture ? kept : undefined
    }
    const end = at + 2 + lengthAt(photo, at + 2)
    if (!(end >= at + 4 && end <= photo.length)) return undefined
    const part = photo.subarray(at, end)
    if (marker === START_OF_SCAN) {
      hasPicture = true
      at = endOfScan(photo, end)
      kept.push(part, photo.subarray(end, at))
      continue
    }
    const orientation = hasOrientation ? 1 : orientationOf(part)
    if (orientation !== 1) {
      hasOrientation = true
      kept.push(orientationSegment(orientation))
    } else if (isNeeded(marker, part)) kept.push(part)
    at = end
  }
}

/** Of the parts for applications only those that the colours depend on; a JFIF header of 16 bytes holds no preview. */
function isNeeded(marker: number, part: Uint8Array): boolean {
  if (marker === 0xfe) return false
  if (marker < 0xe0 || marker > 0xef) return true
  const content = part.subarray(4)
  if (marker === 0xe0) return startsWith(content, 'JFIF\0') && part.length === 18
  if (marker === 0xe2) return startsWith(content, 'ICC_PROFILE\0')
  return marker === 0xee && startsWith(content, 'Adobe')
}

/** Where the next marker begins; bytes that belong to none are passed over, as every decoder does. */
function nextMarker(photo: Uint8Array, from: number): number {
  let at = from
  while (at < photo.length && !(photo[at] === 0xff && photo[at + 1] !== 0xff && photo[at + 1] !== 0)) at += 1
  return at
}

/** The picture itself, up to a marker that is neither a stuffed byte nor a restart. */
function endOfScan(photo: Uint8Array, from: number): number {
  let at = nextMarker(photo, from)
  while (isRestart(photo[at + 1])) at = nextMarker(photo, at + 2)
  return at
}

const isRestart = (marker: number | undefined) => marker !== undefined && marker >= 0xd0 && marker <= 0xd7

/** NaN behind the end. */
const lengthAt = (photo: Uint8Array, at: number) => (photo[at] ?? Number.NaN) * 256 + (photo[at + 1] ?? Number.NaN)

const ORIENTATION_TAG = 0x0112

/**
 * What a JPEG's segment says about the orientation: 1 is upright, 2 to 8 say how a viewer has to turn or mirror the picture. 1 too when
 * it says nothing, or nothing that can be read.
 */
function orientationOf(segment: Uint8Array): number {
  if (segment[1] !== 0xe1 || !startsWith(segment.subarray(4), 'Exif\0\0')) return 1
  const tiff = new DataView(segment.buffer, segment.byteOffset + 10, segment.byteLength - 10)
  if (tiff.byteLength < 8) return 1
  const isLittle = tiff.getUint16(0) === 0x4949
  const directory = tiff.getUint32(4, isLittle)
  if (directory + 2 > tiff.byteLength) return 1
  const entries = tiff.getUint16(directory, isLittle)
  for (let entry = directory + 2; entry < directory + 2 + entries * 12; entry += 12) {
    if (entry + 12 > tiff.byteLength) return 1
    if (tiff.getUint16(entry, isLittle) === ORIENTATION_TAG) return known(tiff.getUint16(entry + 8, isLittle))
  }
  return 1
}

/** EXIF with the orientation and nothing else: the word, then big-endian TIFF whose one directory with one entry follows at once. */
const orientationSegment = (orientation: number) =>
  Uint8Array.from(
    `\xff\xe1\0\x22Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0\0\0\0\0`,
    (sign) => sign.charCodeAt(0),
  )

const known = (value: number) => (value >= 1 && value <= 8 ? value : 1)
