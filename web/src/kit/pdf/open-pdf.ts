import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { clearPage, type Drawing, drawPage } from './draw-page.ts'
import { OwnFiles } from './own-files.ts'
import { type PagePicture, pagePicture } from './page-picture.ts'

/** Of a PDF that can be shown. Whoever opened it closes it. */
export interface OpenPdf {
  count: number
  /** Height by width of the first page, which most of the others have as well. */
  ratio: number
  draw: (page: number, place: HTMLElement, width: number) => Drawing
  /** Apart from the screen. Rejected when the page cannot be drawn. */
  picture: (page: number) => Promise<PagePicture>
  /** Takes away what was drawn there. */
  clear: (place: HTMLElement) => void
  close: () => void
}

/** Why there is none. `locked`: it asks for a password, or another one; `broken`: it is no PDF that can be read. */
interface NotOpen {
  trouble: 'locked' | 'broken'
}

/**
 * Nothing in the document runs, leads anywhere or is fetched: its scripts and links are not taken up at all.
 * @param bytes are given away
 */
export async function openPdf(
  bytes: ArrayBuffer,
  { worker, password }: { worker?: Worker; password?: string | undefined } = {},
): Promise<OpenPdf | NotOpen> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    ...(password !== undefined && { password }),
    ...(worker && { worker: PDFWorker.create({ port: worker, verbosity: 0 }) }),
    BinaryDataFactory: OwnFiles,
    enableXfa: false,
    // A picture beyond it is left out: small files can unfold to gigabytes.
    maxImageSize: MAX_IMAGE_PIXELS,
    canvasMaxAreaInBytes: MAX_IMAGE_PIXELS * 4,
    verbosity: 0,
  })
  const close = () => {
    void task.destroy().finally(() => worker?.terminate())
  }
  try {
    const pdf = await Promise.race([task.promise, failing(worker)])
    const [draw, picture] = [drawPage.bind(undefined, pdf), pagePicture.bind(undefined, pdf)]
    return { count: pdf.numPages, ratio: await firstRatio(pdf), draw, picture, clear: clearPage, close }
  } catch (cause) {
    close()
    return { trouble: isLocked(cause) ? 'locked' : 'broken' }
  }
}

const MAX_IMAGE_PIXELS = 64_000_000

const isLocked = (cause: unknown) => cause instanceof Error && cause.name === 'PasswordException'

async function firstRatio(pdf: PDFDocumentProxy): Promise<number> {
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
  return height / width
}

/** One that cannot be started says nothing else. */
const failing = (worker: Worker | undefined) =>
  new Promise<never>((_, fail) => worker?.addEventListener('error', () => fail(new Error('The worker failed'))))
