import { randomBytes } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
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

/** A photograph by its size and its fine grain, more than one piece of it in the browser's database. */
export async function photograph(browser: Browser, name = 'Lohnausweis Foto.jpg'): Promise<PickedFile> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 1600 } })
  await page.setContent(
    '<style>*{margin:0}</style><svg width="1200" height="1600"><filter id="grain">' +
      '<feTurbulence type="fractalNoise" baseFrequency="0.8" numOctaves="3"/></filter>' +
      '<rect width="100%" height="100%" filter="url(#grain)"/></svg>',
  )
  const buffer = await page.screenshot({ type: 'jpeg', quality: 80 })
  await page.close()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** The real input behind the button "Add file" of one kind of document, in the card that is open. */
export const addFiles = (page: Page, type: DocumentType, files: PickedFile | PickedFile[]) =>
  page.locator(`input[data-document-type=${type}]`).setInputFiles(files)
