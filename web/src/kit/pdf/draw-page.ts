import { type PDFDocumentProxy, type PDFPageProxy, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { drawableFactor, paintPage, release } from './paint-page.ts'

/** A page on its way to the screen. */
export interface Drawing {
  /** Whether it has text that can be read out and selected. Rejected when the page cannot be drawn, or is not wanted any more. */
  hasText: Promise<boolean>
  stop: () => void
}

/**
 * Draws a page in the place of what was there, its text over it. What is filled into a form is drawn as part of it.
 * @param width in CSS pixels
 */
export function drawPage(pdf: PDFDocumentProxy, number: number, place: HTMLElement, width: number): Drawing {
  const over = new AbortController()
  return { hasText: draw(pdf, number, place, width, over.signal), stop: () => over.abort() }
}

async function draw(pdf: PDFDocumentProxy, number: number, place: HTMLElement, width: number, over: AbortSignal) {
  const page = await pdf.getPage(number)
  over.throwIfAborted()
  const plain = page.getViewport({ scale: 1 })
  const scale = width / plain.width
  place.style.setProperty('aspect-ratio', `${plain.width} / ${plain.height}`)
  const canvas = await paint(page, scale, over)
  over.throwIfAborted()
  const text = document.createElement('div')
  place.style.setProperty('--total-scale-factor', String(scale))
  place.replaceChildren(canvas, text)
  const layer = new TextLayer({
    textContentSource: page.streamTextContent(),
    container: text,
    viewport: page.getViewport({ scale }),
  })
  over.addEventListener('abort', () => layer.cancel())
  await layer.render()
  return text.textContent.trim() !== ''
}

async function paint(page: PDFPageProxy, scale: number, over: AbortSignal): Promise<HTMLCanvasElement> {
  const { width, height } = page.getViewport({ scale: scale * devicePixelRatio })
  const canvas = await paintPage(page, scale * devicePixelRatio * drawableFactor({ width, height }), over)
  canvas.ariaHidden = 'true'
  return canvas
}

/** Takes away what was drawn there. */
export function clearPage(place: HTMLElement): void {
  for (const canvas of place.querySelectorAll('canvas')) release(canvas)
  place.replaceChildren()
}
