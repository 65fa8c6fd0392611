import type { MessageDescriptor } from '@lingui/core'
import type { PdfInput } from './pdf-input.ts'
import type { Picture } from './pictures.ts'

/** What every section of the document is written with. */
export interface PdfContext extends PdfInput {
  /** In the document's language. */
  say: (message: MessageDescriptor) => string
  /** By the photo's id; none for a photo that could not be opened. */
  pictures: ReadonlyMap<string, Picture>
  /** What the parties drew, by the party's id. */
  drawnSignatures: ReadonlyMap<string, Picture>
}
