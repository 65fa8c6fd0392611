import { isGreyFrame, plainFrame } from '#web/kit/photos/jpeg-frame.ts'
import type { Size } from '#web/kit/photos/photo-size.ts'
import { type PhotoSheet, writePhotoPdf } from './write-photo-pdf.ts'

export interface PhotoPage {
  bytes: Uint8Array<ArrayBuffer>
  kind: 'jpeg' | 'png'
}

/** Draws a photo again as an upright JPEG; undefined when it cannot be opened. */
export type Redraw = (photo: PhotoPage) => Promise<Uint8Array<ArrayBuffer> | undefined>

/** One page for each photo, in order, as large as the paper allows. Undefined when one of them cannot be opened. */
export async function photosToPdf(photos: readonly PhotoPage[], redraw: Redraw): Promise<ArrayBuffer | undefined> {
  const sheets: PhotoSheet[] = []
  for (const photo of photos) {
    const page = await plainJpeg(photo, redraw)
    if (!page) return undefined
    sheets.push({ jpeg: page.bytes, size: page.size, isGrey: isGreyFrame(page.bytes) })
  }
  return writePhotoPdf(sheets)
}

/** A PDF takes a JPEG as it is, but not its orientation, and no other kind: those are drawn again. */
async function plainJpeg(photo: PhotoPage, redraw: Redraw): Promise<{ bytes: Uint8Array; size: Size } | undefined> {
  const { bytes, kind } = photo
  const size = kind === 'jpeg' ? plainFrame(bytes) : undefined
  if (size) return { bytes, size }
  const drawn = await redraw(photo)
  const drawnSize = drawn && plainFrame(drawn)
  return drawnSize && { bytes: drawn, size: drawnSize }
}
