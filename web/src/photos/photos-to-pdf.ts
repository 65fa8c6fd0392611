import { jsPDF } from 'jspdf'
import { plainFrame } from './jpeg-frame.ts'
import type { Size } from './photo-size.ts'
import { workOnPhoto } from './work-on-photo.ts'

/** A4, in millimetres. */
const [SHORT, LONG] = [210, 297]

export interface PhotoPage {
  bytes: Uint8Array<ArrayBuffer>
  kind: 'jpeg' | 'png'
}

/** One page for each photo, in order, as large as the paper allows. Undefined when one of them cannot be opened. */
export async function photosToPdf(photos: readonly PhotoPage[]): Promise<ArrayBuffer | undefined> {
  const pdf = new jsPDF({ unit: 'mm', format: 'a4', compress: true })
  pdf.deletePage(1)
  for (const photo of photos) {
    const page = await plainJpeg(photo)
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
async function plainJpeg({ bytes, kind }: PhotoPage): Promise<{ bytes: Uint8Array; size: Size } | undefined> {
  const size = kind === 'jpeg' ? plainFrame(bytes) : undefined
  if (size) return { bytes, size }
  const drawn = await workOnPhoto({ bytes: bytes.buffer, kind, how: 'redraw', limit: Number.POSITIVE_INFINITY })
  if ('refused' in drawn) return undefined
  const jpeg = new Uint8Array(drawn.bytes)
  const drawnSize = plainFrame(jpeg)
  return drawnSize && { bytes: jpeg, size: drawnSize }
}
