import { type PictureChanges, turnedSize } from './covered.ts'
import { PHOTO_QUALITY, type Size } from './photo-size.ts'
import { ACROSS_DEGREES, ACROSS_FILL, writtenAcross } from './written-across.ts'

export type Canvas = OffscreenCanvas | HTMLCanvasElement

/** Draws a picture in another size, on white where it is transparent. */
export function drawPhoto(picture: ImageBitmap | Canvas, size: Size): Canvas {
  let drawn = picture
  for (;;) {
    // In one step of more than a half a browser may skip pixels, and with them the thin lines of small print.
    const step = {
      width: Math.max(size.width, Math.ceil(drawn.width / 2)),
      height: Math.max(size.height, Math.ceil(drawn.height / 2)),
    }
    const canvas = drawOnce(drawn, step)
    if (drawn !== picture) release(drawn as Canvas)
    if (step.width === size.width && step.height === size.height) return canvas
    drawn = canvas
  }
}

/** Draws a picture in its own size, turned, and black where it is covered: what was there is in no pixel of it. */
export function drawChanged(picture: ImageBitmap, { turns, covered, mark }: PictureChanges): Canvas {
  const size = turnedSize(picture, turns)
  const { canvas, context } = whiteCanvas(size)
  context.translate(size.width / 2, size.height / 2)
  context.rotate((turns * Math.PI) / 2)
  context.drawImage(picture, -picture.width / 2, -picture.height / 2)
  context.resetTransform()
  context.fillStyle = '#000'
  for (const { x, y, width, height } of covered) context.fillRect(x, y, width, height)
  if (mark) writeAcross(context, size, mark)
  return canvas
}

function writeAcross(context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D, size: Size, text: string) {
  const { letter, rows, line } = writtenAcross(text, size)
  context.font = `600 ${letter}px sans-serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = ACROSS_FILL
  context.translate(size.width / 2, size.height / 2)
  context.rotate((ACROSS_DEGREES * Math.PI) / 180)
  for (const row of rows) context.fillText(line, 0, row)
  context.resetTransform()
}

/** @throws Error when the browser cannot draw a picture this large */
export async function encodeJpeg(canvas: Canvas, quality = PHOTO_QUALITY): Promise<ArrayBuffer> {
  const blob =
    'convertToBlob' in canvas
      ? await canvas.convertToBlob({ type: 'image/jpeg', quality })
      : await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  if (!blob) throw new Error('the picture could not be encoded')
  return blob.arrayBuffer()
}

/** Gives its memory back at once; some phones allow few large canvases. */
export function release(canvas: Canvas): void {
  canvas.width = 0
  canvas.height = 0
}

function drawOnce(picture: ImageBitmap | Canvas, { width, height }: Size): Canvas {
  const { canvas, context } = whiteCanvas({ width, height })
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return canvas
}

function whiteCanvas({ width, height }: Size) {
  const canvas = newCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the picture could not be drawn')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  return { canvas, context }
}

/** Older browsers have no canvas apart from the page. */
const newCanvas = (width: number, height: number): Canvas =>
  typeof OffscreenCanvas === 'undefined'
    ? Object.assign(document.createElement('canvas'), { width, height })
    : new OffscreenCanvas(width, height)
