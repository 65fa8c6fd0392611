import { AnnotationMode, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Size } from '#web/kit/photos/photo-size.ts'

/** A phone has a few hundred MB for all pages near the screen; beyond this a page is less sharp. */
const MAX_PIXELS = 6_000_000
const MAX_SIDE = 8192

/** So much smaller a page is drawn that its pixels fit. @param size in pixels */
export const drawableFactor = ({ width, height }: Size): number =>
  Math.min(1, Math.sqrt(MAX_PIXELS / (width * height)), MAX_SIDE / Math.max(width, height))

/** Draws a page in pixels, and what is filled into a form as part of it. Rejected when it cannot be drawn, or not wanted any more. */
export async function paintPage(page: PDFPageProxy, scale: number, over?: AbortSignal): Promise<HTMLCanvasElement> {
  const viewport = page.getViewport({ scale })
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.floor(viewport.width))
  canvas.height = Math.max(1, Math.floor(viewport.height))
  const task = page.render({ canvas, viewport, annotationMode: AnnotationMode.ENABLE })
  const cancel = () => {
    task.cancel()
    release(canvas)
  }
  over?.addEventListener('abort', cancel)
  await task.promise
  over?.removeEventListener('abort', cancel)
  page.cleanup()
  return canvas
}

/** Frees what a page took; some browsers keep the memory of a canvas for as long as they remember it. */
export function release(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.height = 0
}
