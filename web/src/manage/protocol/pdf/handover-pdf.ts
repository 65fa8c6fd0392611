import type { MessageDescriptor } from '@lingui/core'
import { photosOf } from '#shared/handover/ready-to-sign.ts'
import { roomsBeside } from '#shared/handover/room/then-and-now.ts'
import { completeLanguages, type Locale, localeIn } from '#shared/languages.ts'
import { asItReads } from '#web/manage/protocol/labels/as-it-reads.ts'
import { inWordsOf } from '#web/manage/protocol/labels/usual-words.ts'
import type { PdfPorts } from '#web/manage/protocol/layout/pdf-ports.ts'
import { browserPorts } from './browser-ports.ts'
import { documentOf } from './document.ts'
import type { PdfInput } from './pdf-input.ts'
import { readPictures } from './pictures.ts'
import { writePdf } from './write-pdf.ts'

/** As the app writes, at homes in Switzerland too. */
const writtenIn: readonly Locale[] = [...completeLanguages, 'de-CH']

/**
 * The protocol as a document on A4, made on this device alone. The same input gives the same bytes, so that every party's
 * copy is the same file. A photo that cannot be opened is named in its place.
 * @throws when a photo cannot be read, or the typeface or the texts can neither be found on this device nor be loaded
 */
export async function handoverPdf(kept: PdfInput, ports: PdfPorts = browserPorts): Promise<Uint8Array<ArrayBuffer>> {
  const input = asItReads(kept)
  const { protocol, rooms, readPhoto, language } = input
  const signatures = protocol.status === 'draft' ? [] : input.signatures
  const drawings = new Map(signatures.map(({ partyId, png }) => [partyId, png]))
  const readDrawing = async (partyId: string) => drawings.get(partyId) ?? new Uint8Array()
  const sayIn = async (locale: Locale) => {
    const i18n = await ports.readTexts('handover-pdf', locale)
    return (message: MessageDescriptor) => i18n._(message)
  }
  const [say, others, fonts, pictures, drawnSignatures] = await Promise.all([
    sayIn(localeIn(protocol.content.jurisdiction, language)),
    // Without them what was begun in another language stays in it: nobody is kept from signing.
    Promise.all(writtenIn.map((each) => sayIn(each).catch(() => []))),
    ports.readFonts(),
    readPictures(photosOf(protocol.content, rooms), readPhoto, 'image/jpeg', ports.drawForPrint),
    readPictures([...drawings.keys()], readDrawing, 'image/png', ports.drawForPrint),
  ])

  const words = inWordsOf(say, [...others.flat(), say])
  const { baseline } = input
  const said = {
    ...input,
    protocol: { ...protocol, content: words.content(protocol.content) },
    rooms: rooms.map(words.room),
    ...(baseline && { baseline: { ...baseline, rooms: baseline.rooms.map(words.room) } }),
    // As on the screen where it was read: found in the words that were recorded, and then said in those of the document.
    beside: words.beside(roomsBeside(baseline?.rooms ?? [], rooms)),
  }
  return writePdf(documentOf({ ...said, signatures, say, pictures, drawnSignatures }), fonts, ports.drawWords)
}
