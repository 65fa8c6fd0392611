import { jsPDF } from 'jspdf'

export interface Dossier {
  title: string
  subtitle: string
  groups: { title: string; lines: readonly { label: string; value: string }[] }[]
}

/** A4, in millimetres; type in points. */
const [WIDTH, HEIGHT, MARGIN] = [210, 297, 20]
const MM_PER_POINT = 25.4 / 72
const LEADING = 1.4
const LABEL_WIDTH = 55

type Style = { size: number; isBold?: boolean; isMuted?: boolean }

/** Draws words that the PDF's own letters cannot write; undefined where nothing can be drawn. */
export type DrawWords = (text: string, style: Style) => { png: string; width: number } | undefined

/** Text on paper, and nothing else: what applicants wrote is written letter by letter, whatever it looks like. */
export function makeDossier(dossier: Dossier, drawWords: DrawWords = drawOnCanvas): Blob {
  const pdf = new jsPDF({ unit: 'mm', format: 'a4', compress: true })
  pdf.setProperties({ title: dossier.title })
  const page = writerOn(pdf, drawWords)
  page.write(dossier.title, { size: 20, isBold: true }, MARGIN, WIDTH - 2 * MARGIN)
  page.write(dossier.subtitle, { size: 10, isMuted: true }, MARGIN, WIDTH - 2 * MARGIN)
  for (const { title, lines } of dossier.groups) {
    const said = lines.filter(({ value }) => value !== '')
    if (said.length === 0) continue
    page.leave(5)
    page.write(title, { size: 13, isBold: true }, MARGIN, WIDTH - 2 * MARGIN)
    for (const line of said) page.row(line)
  }
  return pdf.output('blob')
}

function writerOn(pdf: jsPDF, drawWords: DrawWords) {
  let y = MARGIN
  const heightOf = ({ size }: Style) => size * MM_PER_POINT * LEADING

  const prepare = ({ size, isBold = false, isMuted = false }: Style) => {
    pdf.setFont('helvetica', isBold ? 'bold' : 'normal')
    pdf.setFontSize(size)
    pdf.setTextColor(isMuted ? 90 : 20)
  }
  const linesOf = (text: string, style: Style, width: number): string[] => {
    prepare(style)
    return pdf.splitTextToSize(text, width) as string[]
  }
  const writeLine = (line: string, style: Style, x: number, baseline: number) => {
    prepare(style)
    const drawn = isWritable(line) ? undefined : drawWords(line, style)
    if (!drawn) {
      pdf.text(line.replaceAll(unwritable, '?'), x, baseline)
      return
    }
    const height = heightOf(style)
    pdf.addImage(drawn.png, 'PNG', x, baseline - height * 0.75, Math.min(drawn.width, WIDTH - MARGIN - x), height)
  }
  const need = (height: number) => {
    if (y + height <= HEIGHT - MARGIN) return
    pdf.addPage()
    y = MARGIN
  }
  const write = (text: string, style: Style, x: number, width: number) => {
    for (const line of linesOf(text, style, width)) {
      need(heightOf(style))
      y += heightOf(style)
      writeLine(line, style, x, y)
    }
  }
  const value: Style = { size: 10 }
  return {
    leave: (space: number) => {
      y += space
    },
    write,
    /** Label and value beside each other; a long value goes on on the next page. */
    row: ({ label, value: text }: { label: string; value: string }) => {
      const labels = linesOf(label, { ...value, isMuted: true }, LABEL_WIDTH - 4)
      const values = linesOf(text, value, WIDTH - 2 * MARGIN - LABEL_WIDTH)
      for (let at = 0; at < Math.max(labels.length, values.length); at += 1) {
        need(heightOf(value))
        y += heightOf(value)
        writeLine(labels[at] ?? '', { ...value, isMuted: true }, MARGIN, y)
        writeLine(values[at] ?? '', value, MARGIN + LABEL_WIDTH, y)
      }
    },
  }
}

/** The letters of Western Europe are in every PDF reader. */
const unwritable = /[^\u0020-\u007E\u00A0-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu
const isWritable = (text: string) => text.search(unwritable) === -1

const PIXELS_PER_POINT = 4

/** With the device's letters, which know every script. */
const drawOnCanvas: DrawWords = (text, { size, isBold = false }) => {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) return undefined
  const font = `${isBold ? 'bold ' : ''}${size * PIXELS_PER_POINT}px sans-serif`
  context.font = font
  const width = Math.ceil(context.measureText(text).width)
  Object.assign(canvas, { width, height: Math.ceil(size * PIXELS_PER_POINT * LEADING) })
  context.font = font
  context.fillText(text, 0, canvas.height * 0.75)
  return { png: canvas.toDataURL('image/png'), width: (width / PIXELS_PER_POINT) * MM_PER_POINT }
}
