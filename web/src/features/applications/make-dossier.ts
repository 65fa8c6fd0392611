import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces'
import { browserPorts } from '#web/handover-pdf/browser-ports.ts'
import { type DrawWords, drawOnCanvas, isWritable } from '#web/handover-pdf/draw-words.ts'
import { CONTENT_WIDTH, defaultStyle, hairlines, heading, pageMargins, styles } from '#web/handover-pdf/page-style.ts'
import type { PdfPorts } from '#web/handover-pdf/pdf-ports.ts'
import { writePdf } from '#web/handover-pdf/write-pdf.ts'

export interface Dossier {
  title: string
  subtitle: string
  groups: { title: string; lines: readonly { label: string; value: string }[] }[]
}

interface DossierPorts extends Pick<PdfPorts, 'readFonts'> {
  drawWords: DrawWords
}

const LABEL_WIDTH = 150
const VALUE_WIDTH = CONTENT_WIDTH - LABEL_WIDTH - 6

/**
 * Text on paper, and nothing else: what applicants wrote is written letter by letter, whatever it looks like.
 * @throws when the typeface can neither be found on this device nor be loaded
 */
export async function makeDossier(
  dossier: Dossier,
  { readFonts, drawWords }: DossierPorts = { readFonts: browserPorts.readFonts, drawWords: drawOnCanvas },
): Promise<Blob> {
  const bytes = await writePdf(definitionOf(dossier, drawWords), await readFonts())
  return new Blob([bytes], { type: 'application/pdf' })
}

function definitionOf({ title, subtitle, groups }: Dossier, drawWords: DrawWords): TDocumentDefinitions {
  const write = writerWith(drawWords)
  return {
    pageSize: 'A4',
    pageMargins,
    info: { title, creator: 'Einzug', producer: 'Einzug' },
    defaultStyle,
    styles,
    footer: (page, pages) => ({
      text: `${page} / ${pages}`,
      style: 'small',
      alignment: 'right',
      margin: [0, 22, pageMargins[2], 0],
    }),
    content: [
      write(title, { style: 'title', fontSize: 22, bold: true, width: CONTENT_WIDTH }),
      write(subtitle, { style: 'quiet', fontSize: 9.5, width: CONTENT_WIDTH }),
      ...groups.flatMap((group) => groupOf(group, write)),
    ],
    pageBreakBefore: ({ headlineLevel }, { getFollowingNodesOnPage }) =>
      headlineLevel !== undefined && getFollowingNodesOnPage().length === 0,
  }
}

type Writer = ReturnType<typeof writerWith>

function groupOf({ title, lines }: Dossier['groups'][number], write: Writer): Content[] {
  const said = lines.filter(({ value }) => value !== '')
  if (said.length === 0) return []
  return [
    isWritable(title)
      ? heading(title)
      : {
          stack: [write(title, { style: 'section', fontSize: 13, bold: true, width: CONTENT_WIDTH })],
          headlineLevel: 1,
        },
    {
      layout: hairlines,
      table: {
        widths: [LABEL_WIDTH, '*'],
        body: said.map(({ label, value }) => [
          { text: label, style: 'quiet' },
          write(value, { fontSize: 9.5, width: VALUE_WIDTH }),
        ]),
      },
    },
  ]
}

interface Words {
  style?: string
  fontSize: number
  bold?: boolean
  width: number
}

/** As text; drawn, where the typeface has no letters for it. */
const writerWith =
  (drawWords: DrawWords) =>
  (text: string, { style = '', fontSize, bold = false, width }: Words): Content => {
    const drawn = isWritable(text) ? undefined : drawWords(text, { fontSize, bold, width })
    if (!drawn) return { text: text.normalize('NFC'), style }
    return { image: drawn.png, width: drawn.width, height: drawn.height, style }
  }
