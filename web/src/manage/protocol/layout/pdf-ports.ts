import type { textsIn } from '#web/kit/i18n/catalogues.ts'
import type { DrawText } from './draw-text.ts'

/** What the document needs of where it is made. */
export interface PdfPorts {
  /** The document's own texts, beside the language that is shown. */
  readTexts: typeof textsIn
  readFonts: () => Promise<Fonts>
  drawForPrint: DrawForPrint
  drawWords: DrawText
}

export interface Fonts {
  regular: Uint8Array
  medium: Uint8Array
}

/** An upright JPEG without metadata, no larger than print needs; undefined when the picture cannot be opened. */
export type DrawForPrint = (
  bytes: Uint8Array<ArrayBuffer>,
  type: 'image/jpeg' | 'image/png',
  /** As far as that is possible without making it unrecognizable. */
  mostBytes: number,
) => Promise<Uint8Array<ArrayBuffer> | undefined>
