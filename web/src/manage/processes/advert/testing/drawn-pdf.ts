import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Image } from 'qr/decode.js'

/** Pixels to a point. */
const SHARPNESS = 2

/** Where a piece of text stands, in points from the lower left corner. */
interface DrawnText {
  text: string
  left: number
  right: number
  bottom: number
}

interface CanvasFactory {
  create: (width: number, height: number) => { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D }
}

/** A PDF as a viewer shows it: the first page as a picture, and what its reader knows of it. */
export async function drawPdf(pdf: Blob) {
  const loading = getDocument({ data: new Uint8Array(await pdf.arrayBuffer()), verbosity: 0 })
  const document = await loading.promise
  const page = await document.getPage(1)
  const { width, height } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: SHARPNESS })
  const { canvas, context } = (document.canvasFactory as CanvasFactory).create(viewport.width, viewport.height)
  await page.render({ canvas, canvasContext: context, viewport }).promise
  const picture: Image = context.getImageData(0, 0, canvas.width, canvas.height)
  const { items } = await page.getTextContent()
  const texts = items.flatMap((item): DrawnText[] => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [, , , , left = 0, bottom = 0] = item.transform as number[]
    return [{ text: item.str, left, right: left + item.width, bottom }]
  })
  const { info } = (await document.getMetadata()) as { info: { Title?: string; Language?: string } }
  const pages = document.numPages
  await loading.destroy()
  return { pages, width, height, picture, texts, info }
}
