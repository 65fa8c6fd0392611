import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces'
import { defaultStyle, hairlines, heading, pageMargins, styles } from '#web/manage/protocol/layout/page-style.ts'
import type { PdfPorts } from '#web/manage/protocol/layout/pdf-ports.ts'
import { browserPorts } from '#web/manage/protocol/pdf/browser-ports.ts'
import { writePdf } from '#web/manage/protocol/pdf/write-pdf.ts'

export interface Dossier {
  title: string
  subtitle: string
  groups: { title: string; lines: readonly { label: string; value: string }[] }[]
}

const LABEL_WIDTH = 150

/**
 * Text on paper, and nothing else: what applicants wrote is written letter by letter, whatever it looks like.
 * @throws when the typeface can neither be found on this device nor be loaded
 */
export async function makeDossier(
  dossier: Dossier,
  { readFonts, drawWords }: Pick<PdfPorts, 'readFonts' | 'drawWords'> = browserPorts,
): Promise<Blob> {
  const bytes = await writePdf(definitionOf(dossier), await readFonts(), drawWords)
  return new Blob([bytes], { type: 'application/pdf' })
}

function definitionOf({ title, subtitle, groups }: Dossier): TDocumentDefinitions {
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
    content: [{ text: title, style: 'title' }, { text: subtitle, style: 'quiet' }, ...groups.flatMap(groupOf)],
    pageBreakBefore: ({ headlineLevel }, { getFollowingNodesOnPage }) =>
      headlineLevel !== undefined && getFollowingNodesOnPage().length === 0,
  }
}

function groupOf({ title, lines }: Dossier['groups'][number]): Content[] {
  const said = lines.filter(({ value }) => value !== '')
  if (said.length === 0) return []
  return [
    heading(title),
    {
      layout: hairlines,
      table: {
        widths: [LABEL_WIDTH, '*'],
        body: said.map(({ label, value }) => [{ text: label, style: 'quiet' }, value]),
      },
    },
  ]
}
