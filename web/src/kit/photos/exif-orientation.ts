import { startsWith } from './starts-with.ts'

/** 1 is upright; 2 to 8 say how a viewer has to turn or mirror the picture. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

const ORIENTATION_TAG = 0x0112

/** What a JPEG's segment says about the orientation; 1 when it says nothing, or nothing that can be read. */
export function orientationOf(segment: Uint8Array): Orientation {
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

/** The word Exif, then big-endian TIFF whose one directory follows at once. */
const exifHeader = [0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8]

/** EXIF with the orientation and nothing else. */
export const orientationSegment = (orientation: Orientation) =>
  Uint8Array.from([
    0xff,
    0xe1,
    0,
    34,
    ...exifHeader,
    0,
    1,
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ])

const known = (value: number): Orientation => ([1, 2, 3, 4, 5, 6, 7, 8] as const).find((each) => each === value) ?? 1
