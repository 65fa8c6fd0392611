interface DrawnLine {
  /** As a data address. */
  png: string
  /** In points. */
  width: number
  height: number
}

/** Line by line. @param width that a line may take, in points */
export type DrawText = (text: string, style: { fontSize: number; bold: boolean; width: number }) => DrawnLine[]

/** What the document's typeface has letters for: those of European languages, and of Vietnamese. */
export const isWritable = (text: string): boolean => !unwritable.test(text.normalize('NFC'))

const unwritable =
  /[^\n\r\t\u0020-\u007E\u00A0-\u017F\u01A0\u01A1\u01AF\u01B0\u0218-\u021B\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u03CE\u0400-\u0486\u0488-\u0513\u1E9E\u1EA0-\u1EF9\u2000-\u200B\u2010\u2011\u2013-\u2015\u2017-\u201E\u2020-\u2022\u2025-\u2027\u2030\u2032\u2033\u2039\u203A\u20A6-\u20AC\u2116\u2122]/u

const PIXELS_PER_POINT = 4
const LEADING = 1.4

/** With the device's letters, which know every script. */
export const drawOnCanvas: DrawText = (text, { fontSize, bold, width }) => {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) return []
  const font = `${bold ? 'bold ' : ''}${fontSize * PIXELS_PER_POINT}px sans-serif`
  context.font = font
  const widthOf = (line: string) => context.measureText(line).width
  const height = fontSize * LEADING
  return breakLines(text, width, (line) => widthOf(line) / PIXELS_PER_POINT).map((line) => {
    const pixels = Math.max(1, Math.ceil(widthOf(line)))
    Object.assign(canvas, { width: pixels, height: Math.ceil(height * PIXELS_PER_POINT) })
    // A canvas that gets another size forgets its font, and is empty again.
    context.font = font
    context.fillText(line, 0, 0.75 * height * PIXELS_PER_POINT)
    return { png: canvas.toDataURL('image/png'), width: Math.min(width, pixels / PIXELS_PER_POINT), height }
  })
}

/** Between words where there are any, and between any two letters of scripts that are written without blanks. */
export function breakLines(text: string, width: number, measure: (line: string) => number): string[] {
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const { segment } of segments.segment(paragraph)) {
      if (measure(line + segment) > width && line !== '') {
        const blank = segment === ' ' ? -1 : line.lastIndexOf(' ')
        lines.push(blank > 0 ? line.slice(0, blank) : line)
        line = blank > 0 ? line.slice(blank + 1) : ''
        if (segment === ' ') continue
      }
      line += segment
    }
    return [...lines, line]
  })
}
