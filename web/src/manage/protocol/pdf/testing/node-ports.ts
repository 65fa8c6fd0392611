import { readFile } from 'node:fs/promises'
import { textsIn } from '#web/kit/i18n/catalogues.ts'
import { plainFrame } from '#web/kit/photos/jpeg-frame.ts'
import type { PdfPorts } from '#web/manage/protocol/layout/pdf-ports.ts'
import { buildJpeg } from './build-jpeg.ts'

const fonts = new URL('../../../../../../node_modules/pdfmake/fonts/Roboto/', import.meta.url)

/** Without a browser there is nothing to draw on: a photo stays as it is, or is as large as it may be, and what was signed becomes a small picture. */
export const nodePorts: PdfPorts = {
  readTexts: textsIn,
  readFonts: async () => ({
    regular: await readFile(new URL('Roboto-Regular.ttf', fonts)),
    medium: await readFile(new URL('Roboto-Medium.ttf', fonts)),
  }),
  drawForPrint: async (bytes, type, mostBytes) => {
    if (type === 'image/png') return buildJpeg({ width: 600, height: 200 })
    const frame = plainFrame(bytes)
    return frame && (bytes.length <= mostBytes ? bytes : buildJpeg({ ...frame, bytes: mostBytes }))
  },
  drawWords: () => [],
}
