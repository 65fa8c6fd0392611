import type { Drawing } from '#shared/handover/sign/drawing.ts'
import { drawPhoto, encodeJpeg, release } from '#web/kit/photos/draw-photo.ts'
import type { Size } from '#web/kit/photos/photo-size.ts'
import { EDGE_COLOUR, edgeWidth, LINE_COLOUR, lineWidth, shapePath } from './shapes.tsx'

/**
 * The photo with what was drawn on it, for the PDF and previews; the photo itself stays as it was taken.
 * @throws Error when the photo cannot be opened, or the browser cannot draw a picture this large
 */
export async function flattenPhoto(bytes: ArrayBuffer, drawing: Drawing): Promise<ArrayBuffer> {
  if (drawing.length === 0) return bytes
  const picture = await createImageBitmap(new Blob([bytes]), { imageOrientation: 'from-image' })
  const size = { width: picture.width, height: picture.height }
  const canvas = drawPhoto(picture, size)
  try {
    picture.close()
    const context = canvas.getContext('2d')
    if (!context) throw new Error('the photo could not be drawn on')
    drawShapes(context, drawing, size)
    return await encodeJpeg(canvas)
  } finally {
    release(canvas)
  }
}

/** All white edges below all red lines of one shape, as on the screen. */
function drawShapes(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  drawing: Drawing,
  size: Size,
): void {
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const shape of drawing) {
    const path = new Path2D(shapePath(shape, size))
    context.strokeStyle = EDGE_COLOUR
    context.lineWidth = edgeWidth(size)
    context.stroke(path)
    context.strokeStyle = LINE_COLOUR
    context.lineWidth = lineWidth(size)
    context.stroke(path)
  }
}
