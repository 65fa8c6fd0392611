import type { PdfPorts } from '#web/manage/protocol/layout/pdf-ports.ts'
import { browserPorts } from '#web/manage/protocol/pdf/browser-ports.ts'
import { writePdf } from '#web/manage/protocol/pdf/write-pdf.ts'
import type { Advert } from './advert.ts'
import type { Paper } from './paper.ts'
import { contentWidth, posterOf } from './poster.ts'

/** Of the letters: the largest with which all of it stands on one page. */
const shrinks = [1, 0.85, 0.7, 0.55, 0.4]

/**
 * A poster as PDF, made on this device alone.
 * @throws when the typeface can neither be found on this device nor be loaded
 */
export async function makePoster(
  advert: Advert,
  paper: Paper,
  { readFonts, drawWords }: Pick<PdfPorts, 'readFonts' | 'drawWords'> = browserPorts,
): Promise<Blob> {
  const fonts = await readFonts()
  let bytes: Uint8Array<ArrayBuffer> = new Uint8Array()
  for (const shrink of shrinks) {
    let pages = 0
    const poster = posterOf(advert, paper, shrink, (count) => {
      pages = count
    })
    bytes = await writePdf(poster, fonts, drawWords, contentWidth(paper))
    if (pages === 1) break
  }
  return new Blob([bytes], { type: 'application/pdf' })
}
