import pdfMake from 'pdfmake/build/pdfmake.js'
import type { Content, DynamicContent, TDocumentDefinitions } from 'pdfmake/interfaces'
import type { DrawText } from '#web/manage/protocol/layout/draw-text.ts'
import { drawUnwritable, onPage } from '#web/manage/protocol/layout/draw-unwritable.ts'
import { CONTENT_WIDTH } from '#web/manage/protocol/layout/page-style.ts'
import type { Fonts } from '#web/manage/protocol/layout/pdf-ports.ts'
import { toBase64 } from './pictures.ts'

/**
 * Lays a document out and writes it down. The same definition gives the same bytes.
 * @param width between its margins, in points
 */
export async function writePdf(
  definition: TDocumentDefinitions,
  { regular, medium }: Fonts,
  drawWords: DrawText,
  width = CONTENT_WIDTH,
): Promise<Uint8Array<ArrayBuffer>> {
  pdfMake.addVirtualFileSystem({ 'regular.ttf': toBase64(regular), 'medium.ttf': toBase64(medium) })
  // Nothing is set in italics.
  pdfMake.addFonts({ Roboto: { normal: 'regular.ttf', bold: 'medium.ttf' } })
  const drawIn = (content: Content) => drawUnwritable(content, drawWords, { ...onPage, width })
  const { content, header, footer } = definition
  const whole = {
    ...definition,
    content: drawIn(content),
    ...(header && { header: onEveryPage(header, drawIn) }),
    ...(footer && { footer: onEveryPage(footer, drawIn) }),
  }
  return new Uint8Array(await pdfMake.createPdf(whole).getBuffer())
}

const onEveryPage =
  (made: Content | DynamicContent, drawIn: (content: Content) => Content): DynamicContent =>
  (...page) => {
    const content = typeof made === 'function' ? made(...page) : made
    return content && drawIn(content)
  }
