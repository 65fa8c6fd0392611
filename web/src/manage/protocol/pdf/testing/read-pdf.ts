import { inflateSync } from 'node:zlib'

/** A PDF as a reader's program sees it: the words of each page, and what lies in it. */
export interface ReadPdf {
  /** Words in the order in which they were set; what stands apart is apart. */
  pages: string[]
  /** All pages after each other, in one line. */
  text: string
  /** Width and height in pixels of each picture. */
  pictures: string[]
}

/**
 * Reads the text of a PDF by its own tables from glyphs to letters, which is what copying and searching use: a text that was
 * drawn as a picture, or whose letters no table knows, is not found. For documents as pdfmake writes them: one object after
 * the other, streams deflated.
 */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const objects = readObjects(Buffer.from(bytes).toString('latin1'))
  const all = [...objects.values()]
  const pages = all.filter(({ head }) => /\/Type \/Page\b/.test(head)).map((page) => readPage(page.head, objects))
  const pictures = all
    .filter(({ head }) => head.includes('/Subtype /Image'))
    .map(({ head }) => `${/\/Width (\d+)/.exec(head)?.[1]}x${/\/Height (\d+)/.exec(head)?.[1]}`)
  return { pages, text: pages.join(' '), pictures }
}

interface PdfObject {
  head: string
  stream: string
}

function readObjects(file: string): Map<string, PdfObject> {
  const found = file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)
  return new Map([...found].map(([, id = '', body = '']) => [id, readObject(body)]))
}

function readObject(body: string): PdfObject {
  const start = body.indexOf('stream\n')
  if (start < 0) return { head: body, stream: '' }
  const head = body.slice(0, start)
  const raw = body.slice(start + 7, body.lastIndexOf('\nendstream'))
  const isDeflated = head.includes('/FlateDecode') && !head.includes('/Subtype /Image')
  return { head, stream: isDeflated ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw }
}

function readPage(head: string, objects: ReadonlyMap<string, PdfObject>): string {
  const follow = (text: string, name: string) => objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(text)?.[1] ?? '')
  const resources = follow(head, 'Resources')?.head ?? ''
  const fonts = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
      name,
      readLetters(follow(objects.get(id)?.head ?? '', 'ToUnicode')?.stream ?? ''),
    ]),
  )
  let letters: ReadonlyMap<string, string> | undefined
  const words: string[] = []
  for (const [, font, shown] of (follow(head, 'Contents')?.stream ?? '').matchAll(
    /\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g,
  )) {
    if (font) letters = fonts.get(font)
    const glyphs = [...(shown ?? '').matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    if (shown !== undefined) words.push(glyphs.map((glyph) => letters?.get(glyph) ?? '\ufffd').join(''))
  }
  return words.join(' ').replace(/\s+/g, ' ')
}

/** From glyph to letters, as `beginbfrange` lists them; a ligature is several. */
function readLetters(table: string): Map<string, string> {
  const letters = new Map<string, string>()
  for (const [, from = '', , list = ''] of table.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/g)) {
    let glyph = Number.parseInt(from, 16)
    for (const [, hex = ''] of list.matchAll(/<([0-9a-f ]*)>/g)) {
      const units = hex.replaceAll(' ', '').match(/.{4}/g) ?? []
      letters.set(
        glyph.toString(16).padStart(4, '0'),
        String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))),
      )
      glyph += 1
    }
  }
  return letters
}
