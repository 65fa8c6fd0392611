// Only these two of the typeface: each is as large as all of the app's own code for a page.
import mediumAddress from 'pdfmake/fonts/Roboto/Roboto-Medium.ttf?url'
import regularAddress from 'pdfmake/fonts/Roboto/Roboto-Regular.ttf?url'
import { textsIn } from '#web/kit/i18n/catalogues.ts'
import { drawForPrint } from '#web/manage/protocol/layout/draw-for-print.ts'
import { drawOnCanvas } from '#web/manage/protocol/layout/draw-text.ts'
import type { PdfPorts } from '#web/manage/protocol/layout/pdf-ports.ts'

export const browserPorts: PdfPorts = {
  readTexts: textsIn,
  readFonts: async () => {
    const [regular, medium] = await Promise.all([readFont(regularAddress), readFont(mediumAddress)])
    return { regular, medium }
  },
  drawForPrint,
  drawWords: drawOnCanvas,
}

async function readFont(address: string): Promise<Uint8Array> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`the typeface could not be loaded: ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}
