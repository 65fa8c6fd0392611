import { jsPDF } from 'jspdf'
import { plainFrame } from './jpeg-frame.ts'
import type { Size } from './photo-size.ts'

/** A4, in millimetres. */
const [SHORT, LONG] = [210, 297]

export interface PhotoPage {
  bytes: Uint8Array<ArrayBuffer>
  kind: 'jpeg' | 'png'
}

/** Draws a photo again as an upright JPEG; undefined when it cannot be opened. */
export type Redraw = (photo: PhotoPage) => Promise<Uint8Array<ArrayBuffer> | undefined>

/** One page for each photo, in order, as large as the paper allows. Undefined when one of them cannot be opened. */
export async function photosToPdf(photos: readonly PhotoPage[], redraw: Redraw): Promise<ArrayBuffer | undefined> {
  const pdf = new jsPDF({ unit: 'mm', format: 'a4', compress: true })
  pdf.deletePage(1)
  for (const photo of photos) {
    const page = await plainJpeg(photo, redraw)
    if (!page) return undefined
    const { width, height } = page.size
    const isWide = width > height
    const [paperWidth, paperHeight] = isWide ? [LONG, SHORT] : [SHORT, LONG]
    const scale = Math.min(paperWidth / width, paperHeight / height)
    const [x, y] = [(paperWidth - width * scale) / 2, (paperHeight - height * scale) / 2]
    pdf.addPage('a4', isWide ? 'landscape' : 'portrait')
    pdf.addImage(page.bytes, 'JPEG', x, y, width * scale, height * scale)
  }
  return pdf.output('arraybuffer')
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
