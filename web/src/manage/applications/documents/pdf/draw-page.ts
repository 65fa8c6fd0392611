import { AnnotationMode, type PDFDocumentProxy, type PDFPageProxy, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A page on its way to the screen. */
export interface Drawing {
  /** Whether it has text that can be read out and selected. Rejected when the page cannot be drawn, or is not wanted any more. */
  hasText: Promise<boolean>
  stop: () => void
}

/** A phone has a few hundred MB for all pages near the screen; beyond this a page is less sharp. */
const MAX_PIXELS = 6_000_000
const MAX_SIDE = 8192

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
  const { width, height } = page.getViewport({ scale })
  const sharpness = Math.min(
    devicePixelRatio,
    Math.sqrt(MAX_PIXELS / (width * height)),
    MAX_SIDE / Math.max(width, height),
  )
  const viewport = page.getViewport({ scale: scale * sharpness })
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.floor(viewport.width))
  canvas.height = Math.max(1, Math.floor(viewport.height))
  canvas.ariaHidden = 'true'
  const task = page.render({ canvas, viewport, annotationMode: AnnotationMode.ENABLE })
  const cancel = () => {
    task.cancel()
    release(canvas)
  }
  over.addEventListener('abort', cancel)
  await task.promise
  over.removeEventListener('abort', cancel)
  page.cleanup()
  return canvas
}

/** Frees what a page took; some browsers keep the memory of a canvas for as long as they remember it. */
export function clearPage(place: HTMLElement): void {
  for (const canvas of place.querySelectorAll('canvas')) release(canvas)
  place.replaceChildren()
}

function release(canvas: HTMLCanvasElement) {
  canvas.width = 0
  canvas.height = 0
}
