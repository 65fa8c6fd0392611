export interface Size {
  width: number
  height: number
}

/** The long side that small print on a page stays readable at. */
export const LONG_SIDE = 2400
/** A long screenshot or a panorama is not made narrower than this: its text would be lost. */
const LEAST_SHORT_SIDE = 1080
const THUMBNAIL_SIDE = 160

/** How well a JPEG keeps what was photographed, of 1, where nothing else is said. */
export const PHOTO_QUALITY = 0.85
export const THUMBNAIL_QUALITY = 0.7
/** What is tried one after the other; the last one of 2,400 pixels has 200 kB when there is nothing to see but noise. */
export const smallerSteps = [
  { factor: 1, quality: PHOTO_QUALITY },
  { factor: 1, quality: 0.7 },
  { factor: 0.7, quality: 0.7 },
  { factor: 0.5, quality: 0.6 },
  { factor: 0.25, quality: 0.5 },
]

/** The size a photo is kept in; its own when it is small enough. */
export function keptSize(photo: Size): Size {
  const [short, long] = [Math.min(photo.width, photo.height), Math.max(photo.width, photo.height)]
  return times(photo, Math.min(1, Math.max(LONG_SIDE / long, LEAST_SHORT_SIDE / short)))
}

export const thumbnailSize = (photo: Size): Size =>
  times(photo, Math.min(1, THUMBNAIL_SIDE / Math.max(photo.width, photo.height)))

/** A size made larger or smaller, and never less than a pixel. */
export const times = ({ width, height }: Size, factor: number): Size => ({
  width: Math.max(1, Math.round(width * factor)),
  height: Math.max(1, Math.round(height * factor)),
})

/** Of a file that is picked, before it is made smaller: what a phone can open without running out of memory. */
export const MAX_PICKED_BYTES = 60 * 1024 * 1024

/** Half a gigabyte once it is opened, and more than the cameras of phones take. */
export const MAX_PIXELS = 120_000_000

/** As the picture says itself, read before anything is opened: a small file can hold a picture that no phone has room for. */
export function pictureSize(bytes: ArrayBuffer, kind: 'jpeg' | 'png' | 'heic'): Size | undefined {
  const view = new DataView(bytes)
  if (kind === 'png')
    return view.byteLength < 24 ? undefined : { width: view.getUint32(16), height: view.getUint32(20) }
  return kind === 'jpeg' ? jpegSize(view) : heicSize(view)
}

/** Of its frame, which stands before the picture; C4, C8 and CC are tables. */
function jpegSize(view: DataView): Size | undefined {
  let at = 2
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xff)
      at += 1 // filled up
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    } else at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

const ISPE = 0x69737065
const HEADER_BYTES = 64 * 1024

/** The largest that one of its parts has: the picture itself among tiles and previews. */
function heicSize(view: DataView): Size | undefined {
  let largest: Size | undefined
  for (let at = 0; at + 16 <= Math.min(view.byteLength, HEADER_BYTES); at += 1) {
    if (view.getUint32(at) !== ISPE) continue
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
    if (!largest || pixels(size) > pixels(largest)) largest = size
  }
  return largest
}

export const pixels = ({ width, height }: Size): number => width * height
