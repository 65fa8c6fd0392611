import { plainFrame } from '#web/photos/jpeg-frame.ts'
import type { Size } from '#web/photos/photo-size.ts'
import { toBase64 } from './base64.ts'
import type { PdfPorts } from './pdf-ports.ts'

/** A picture as the document holds it, its size in pixels. */
export interface Picture extends Size {
  /** Under which the document knows it: however often it is shown, it is in the file once. */
  name: string
  /** As a data address. */
  source: string
}

/** One after the other: each takes tens of megabytes while it is open. */
export async function readPictures(
  ids: readonly string[],
  bytesOf: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
  type: 'image/jpeg' | 'image/png',
  drawForPrint: PdfPorts['drawForPrint'],
): Promise<Map<string, Picture>> {
  const pictures = new Map<string, Picture>()
  for (const id of ids) {
    const bytes = bytesOf.get(id)
    const jpeg = bytes?.length ? await drawForPrint(bytes, type) : undefined
    const size = jpeg && plainFrame(jpeg)
    if (size) pictures.set(id, { ...size, name: `${type} ${id}`, source: `data:image/jpeg;base64,${toBase64(jpeg)}` })
  }
  return pictures
}
