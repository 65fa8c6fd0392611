import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { docx, pdf } from '#server/db/demo/files.ts'
import type { DocumentType } from '#shared/document/document.ts'

/** A file as a person picks it. */
export interface PickedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

export const pdfFile = (name = 'Betreibungsauszug.pdf', text = name): PickedFile => {
  const { contentType, bytes } = pdf(text)
  return { name, mimeType: contentType, buffer: Buffer.from(bytes) }
}

/** Of one size, with content that nothing can make smaller. */
export const pdfOfSize = (bytes: number, name = 'Scan.pdf'): PickedFile => {
  const file = pdfFile(name)
  return { ...file, buffer: Buffer.concat([file.buffer, randomBytes(bytes - file.buffer.byteLength)]) }
}

export const docxFile = (name = 'Arbeitsvertrag.docx'): PickedFile => {
  const { contentType, bytes } = docx('Arbeitsvertrag & <Anhang>')
  return { name, mimeType: contentType, buffer: Buffer.from(bytes) }
}

/** The real input behind the button "Add file" of one kind of document, in the card that is open. */
export const addFiles = (page: Page, type: DocumentType, files: PickedFile | PickedFile[]) =>
  page.locator(`input[data-document-type=${type}]`).setInputFiles(files)
