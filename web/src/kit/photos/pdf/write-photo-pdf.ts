import { joined } from '#web/kit/photos/bytes.ts'
import type { Size } from '#web/kit/photos/photo-size.ts'

/** A JPEG as a page shows it, in the middle of the paper and as large as that allows. */
export interface PhotoSheet {
  jpeg: Uint8Array
  size: Size
  isGrey: boolean
}

/** A4, in points. */
const [SHORT, LONG] = [595.28, 841.89]

/**
 * A PDF of photos and nothing else, as ISO 32000 wants it. Photos are in it as they are, and there is no text: so it needs no
 * library, which would be larger than the rest of the page that it is made on.
 */
export function writePhotoPdf(sheets: readonly PhotoSheet[]): ArrayBuffer {
  const pageIds = sheets.map((_, at) => 3 + 3 * at)
  const objects: Piece[][] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    [`<< /Type /Pages /Count ${sheets.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] >>`],
    ...sheets.flatMap((sheet, at) => objectsOf(sheet, 3 + 3 * at)),
  ]
  return written(objects)
}

type Piece = string | Uint8Array

/** A page, what is drawn on it, and the photo. */
function objectsOf({ jpeg, size: { width, height }, isGrey }: PhotoSheet, id: number): Piece[][] {
  const [paperWidth, paperHeight] = width > height ? [LONG, SHORT] : [SHORT, LONG]
  const scale = Math.min(paperWidth / width, paperHeight / height)
  const [drawnWidth, drawnHeight] = [width * scale, height * scale]
  const place = [drawnWidth, 0, 0, drawnHeight, (paperWidth - drawnWidth) / 2, (paperHeight - drawnHeight) / 2]
  const drawing = `q ${place.map((each) => each.toFixed(2)).join(' ')} cm /Photo Do Q`
  const picture = [
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8`,
    `/ColorSpace /${isGrey ? 'DeviceGray' : 'DeviceRGB'} /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
  ].join(' ')
  return [
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${paperWidth} ${paperHeight}] `,
      `/Contents ${id + 1} 0 R /Resources << /XObject << /Photo ${id + 2} 0 R >> >> >>`,
    ],
    [`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`],
    [picture, jpeg, '\nendstream'],
  ]
}

/** One after the other, and where each begins. */
function written(objects: readonly Piece[][]): ArrayBuffer {
  const pieces: Uint8Array[] = []
  let length = 0
  const add = (piece: Piece) => {
    // Letters of ASCII alone are one byte each.
    const bytes = typeof piece === 'string' ? new TextEncoder().encode(piece) : piece
    pieces.push(bytes)
    length += bytes.length
  }
  add('%PDF-1.7\n')
  const starts = objects.map((parts, at) => {
    const start = length
    add(`${at + 1} 0 obj\n`)
    for (const part of parts) add(part)
    add('\nendobj\n')
    return start
  })
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  const end = length
  add(`xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\n`)
  add(`startxref\n${end}\n%%EOF\n`)
  return joined(pieces).buffer
}
