import { drawPhoto, encodeJpeg, release } from '#web/photos/draw-photo.ts'
import { plainFrame } from '#web/photos/jpeg-frame.ts'
import type { Size } from '#web/photos/photo-size.ts'
import type { DrawForPrint } from './pdf-ports.ts'

/** Over half the width of the paper that is 300 dots to the inch. */
const LONG_SIDE = 1000
/** Six of them, two signatures and the typeface stay below 2 MB. */
const MOST_BYTES = 290_000
const QUALITIES = [0.8, 0.65, 0.5]
const LEAST_QUALITY = 0.35

export const drawForPrint: DrawForPrint = async (bytes, type) => {
  let picture: ImageBitmap | undefined
  try {
    picture = await createImageBitmap(new Blob([bytes], { type }), {
      imageOrientation: 'from-image',
      ...resizing(type === 'image/jpeg' ? plainFrame(bytes) : undefined),
    })
    return await encodeSmall(picture)
  } catch {
    return undefined
  } finally {
    picture?.close()
  }
}

/** Never larger than it was; a picture full of detail loses some of it rather than cost a phone its memory. */
async function encodeSmall(picture: ImageBitmap): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = drawPhoto(picture, printSize(picture))
  try {
    for (const quality of QUALITIES) {
      const jpeg = new Uint8Array(await encodeJpeg(canvas, quality))
      if (jpeg.length <= MOST_BYTES) return jpeg
    }
    return new Uint8Array(await encodeJpeg(canvas, LEAST_QUALITY))
  } finally {
    release(canvas)
  }
}

/** While it is decoded, beside the page; a browser that does not know this leaves it to the canvas. */
function resizing(frame: Size | undefined): ImageBitmapOptions {
  if (!frame) return {}
  const { width, height } = printSize(frame)
  return { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' }
}

export function printSize({ width, height }: Size): Size {
  const factor = Math.min(1, LONG_SIDE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
}
