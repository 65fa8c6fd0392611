import pdfMake from 'pdfmake/build/pdfmake.js'
import type { TDocumentDefinitions } from 'pdfmake/interfaces'
import { toBase64 } from './base64.ts'
import type { Fonts } from './pdf-ports.ts'

/** Lays a document out and writes it down. The same definition gives the same bytes. */
export async function writePdf(
  definition: TDocumentDefinitions,
  { regular, medium }: Fonts,
): Promise<Uint8Array<ArrayBuffer>> {
  pdfMake.addVirtualFileSystem({ 'regular.ttf': toBase64(regular), 'medium.ttf': toBase64(medium) })
  // Nothing is set in italics.
  pdfMake.addFonts({ Roboto: { normal: 'regular.ttf', bold: 'medium.ttf' } })
  return new Uint8Array(await pdfMake.createPdf(definition).getBuffer())
}
