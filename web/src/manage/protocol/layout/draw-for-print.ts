import { drawPhoto, encodeJpeg, release } from '#web/kit/photos/draw-photo.ts'
import { plainFrame } from '#web/kit/photos/jpeg-frame.ts'
import type { Size } from '#web/kit/photos/photo-size.ts'
import type { DrawForPrint } from './pdf-ports.ts'

/** Over half the width of the paper the first is 300 dots to the inch; the others are for protocols of hundreds of photos. */
const LONG_SIDES = [1000, 700, 500]
const [LONG_SIDE = 0] = LONG_SIDES
const QUALITIES = [0.8, 0.65, 0.5, 0.35]

export const drawForPrint: DrawForPrint = async (bytes, type, mostBytes) => {
  let picture: ImageBitmap | undefined
  try {
    picture = await createImageBitmap(new Blob([bytes], { type }), {
      imageOrientation: 'from-image',
      ...resizing(type === 'image/jpeg' ? plainFrame(bytes) : undefined),
    })
    return await encodeSmall(picture, mostBytes)
  } catch {
    return undefined
  } finally {
    picture?.close()
  }
}

/** Never larger than it was; a picture full of detail loses some of it rather than cost a phone its memory. */
async function encodeSmall(picture: ImageBitmap, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  let jpeg = new Uint8Array()
  for (const longSide of LONG_SIDES) {
    const canvas = drawPhoto(picture, printSize(picture, longSide))
    try {
      for (const quality of QUALITIES) {
        jpeg = new Uint8Array(await encodeJpeg(canvas, quality))
        if (jpeg.length <= mostBytes) return jpeg
      }
    } finally {
      release(canvas)
    }
  }
  return jpeg
}

/** While it is decoded, beside the page; a browser that does not know this leaves it to the canvas. */
function resizing(frame: Size | undefined): ImageBitmapOptions {
  if (!frame) return {}
  const { width, height } = printSize(frame)
  return { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' }
}

export function printSize({ width, height }: Size, longSide = LONG_SIDE): Size {
  const factor = Math.min(1, longSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
}
