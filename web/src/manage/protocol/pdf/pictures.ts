import { MAX_PROTOCOL_FILE_BYTES } from '#shared/handover/file.ts'
import { plainFrame } from '#web/kit/photos/jpeg-frame.ts'
import type { Size } from '#web/kit/photos/photo-size.ts'
import type { PdfPorts } from '#web/manage/protocol/layout/pdf-ports.ts'

/** A picture as the document holds it, its size in pixels. */
export interface Picture extends Size {
  /** Under which the document knows it: however often it is shown, it is in the file once. */
  name: string
  /** As a data address. */
  source: string
}

/** As large as its place allows, and no larger than it is: of the paper to a pixel at 96 to the inch, in points. */
export function fitting({ width, height }: Size, mostWidth: number, mostHeight: number): Size {
  const scale = Math.min(mostWidth / width, mostHeight / height, 0.75)
  return { width: width * scale, height: height * scale }
}

/** Six of them, two signatures and the typeface stay below 2 MB. */
const MOST_BYTES = 290_000
/** Of all photos of a protocol: with what is written beside them, the document stays below what the server takes. */
const MOST_BYTES_OF_ALL = 0.9 * MAX_PROTOCOL_FILE_BYTES

/** One after the other: each takes tens of megabytes while it is open. */
export async function readPictures(
  ids: readonly string[],
  readBytes: (id: string) => Promise<Uint8Array<ArrayBuffer>>,
  type: 'image/jpeg' | 'image/png',
  drawForPrint: PdfPorts['drawForPrint'],
): Promise<Map<string, Picture>> {
  const pictures = new Map<string, Picture>()
  const mostBytes = Math.min(MOST_BYTES, Math.floor(MOST_BYTES_OF_ALL / ids.length))
  for (const id of ids) {
    const bytes = await readBytes(id)
    const jpeg = bytes.length ? await drawForPrint(bytes, type, mostBytes) : undefined
    const size = jpeg && plainFrame(jpeg)
    if (size) pictures.set(id, { ...size, name: `${type} ${id}`, source: `data:image/jpeg;base64,${toBase64(jpeg)}` })
  }
  return pictures
}

/** More arguments than this at once are too many for some browsers. */
const PIECE = 0x80_00

/** Bytes as the text that pdfmake takes them in. */
export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE))
  return btoa(text)
}
