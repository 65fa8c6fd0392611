import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { encodeJpeg } from '#web/kit/photos/draw-photo.ts'
import { LONG_SIDE, type Size } from '#web/kit/photos/photo-size.ts'
import { drawableFactor, paintPage, release } from './paint-page.ts'

/** A page in pixels. */
export interface PagePicture {
  /** A JPEG. */
  bytes: ArrayBuffer
  size: Size
}

/** As large as small print needs. Rejected when it cannot be drawn. */
export async function pagePicture(pdf: PDFDocumentProxy, number: number): Promise<PagePicture> {
  const page = await pdf.getPage(number)
  const { width, height } = page.getViewport({ scale: 1 })
  const wanted = LONG_SIDE / Math.min(Math.max(width, height), MOST_OF_A_SHEET * Math.min(width, height))
  const factor = drawableFactor({ width: width * wanted, height: height * wanted })
  const canvas = await paintPage(page, wanted * factor)
  try {
    const size = { width: canvas.width, height: canvas.height }
    return { bytes: await encodeJpeg(canvas), size }
  } finally {
    release(canvas)
  }
}

/** Longer than that it is a strip, whose width decides whether it can be read. */
const MOST_OF_A_SHEET = 2
