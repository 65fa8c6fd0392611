import type { Size } from './photo-size.ts'

/**
 * The size of a stripped JPEG that any program draws the same way: upright, in grey or colour (not in printing inks), its
 * frame before its tables. Undefined for every other one.
 */
export function plainFrame(jpeg: Uint8Array): Size | undefined {
  const frame = readFrame(jpeg)
  return frame && { width: frame.width, height: frame.height }
}

/** Whether its pixels have one value each, and not three. */
export const isGreyFrame = (jpeg: Uint8Array): boolean => readFrame(jpeg)?.channels === 1

function readFrame(jpeg: Uint8Array): (Size & { channels: number }) | undefined {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  let at = 2
  while (at + 10 <= jpeg.length && jpeg[at] === 0xff) {
    const marker = view.getUint8(at + 1)
    const end = at + 2 + view.getUint16(at + 2)
    // A stripped one has this part only to say that it lies on its side.
    if (marker === 0xe1) return undefined
    if (marker >= 0xc0 && marker <= 0xcf) {
      const channels = view.getUint8(at + 9)
      const isKnown = marker <= 0xc2 && view.getUint8(at + 4) === 8 && [1, 3].includes(channels)
      return isKnown ? { width: view.getUint16(at + 7), height: view.getUint16(at + 5), channels } : undefined
    }
    at = end
  }
  return undefined
}
