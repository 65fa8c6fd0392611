import type { MessageDescriptor } from '@lingui/core'
import pdfMake from 'pdfmake/build/pdfmake.js'
import { photosOf } from '#shared/handover/ready-to-sign.ts'
import { toBase64 } from './base64.ts'
import { browserPorts } from './browser-ports.ts'
import { documentOf } from './document.ts'
import type { PdfInput } from './pdf-input.ts'
import type { PdfPorts } from './pdf-ports.ts'
import { readPictures } from './pictures.ts'

/**
 * The protocol as a document on A4, made on this device alone. The same input gives the same bytes, so that every party's
 * copy is the same file. A photo that cannot be opened is named in its place.
 * @throws when the typeface or the texts can neither be found on this device nor be loaded
 */
export async function handoverPdf(input: PdfInput, ports: PdfPorts = browserPorts): Promise<Uint8Array<ArrayBuffer>> {
  const { protocol, rooms, photos, language } = input
  const signatures = protocol.status === 'draft' ? [] : input.signatures
  const drawings = new Map(signatures.map(({ partyId, png }) => [partyId, png]))
  const [i18n, { regular, medium }, pictures, drawnSignatures] = await Promise.all([
    ports.readTexts(language),
    ports.readFonts(),
    readPictures(photosOf(protocol.content, rooms), photos, 'image/jpeg', ports.drawForPrint),
    readPictures([...drawings.keys()], drawings, 'image/png', ports.drawForPrint),
  ])

  pdfMake.addVirtualFileSystem({ 'regular.ttf': toBase64(regular), 'medium.ttf': toBase64(medium) })
  // Nothing is set in italics.
  pdfMake.addFonts({ Roboto: { normal: 'regular.ttf', bold: 'medium.ttf' } })
  const say = (message: MessageDescriptor) => i18n._(message)
  const definition = documentOf({ ...input, signatures, say, pictures, drawnSignatures })
  return new Uint8Array(await pdfMake.createPdf(definition).getBuffer())
}
