import { expect, test } from 'vitest'
import type { DrawText } from '#web/manage/protocol/layout/draw-text.ts'
import { nodePorts } from '#web/manage/protocol/pdf/testing/node-ports.ts'
import { readPdf } from '#web/manage/protocol/pdf/testing/read-pdf.ts'
import { type Dossier, makeDossier } from './make-dossier.ts'

const dossier = (value: string, count = 1): Dossier => ({
  title: 'Anna Müller',
  subtitle: '7F3K-9QWM',
  groups: [
    { title: 'Person', lines: Array.from({ length: count }, () => ({ label: 'Name', value })) },
    { title: 'Reference', lines: [{ label: 'Company', value: '' }] },
  ],
})

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='

async function make(from: Dossier, drawWords: DrawText = () => []) {
  const bytes = new Uint8Array(await (await makeDossier(from, { ...nodePorts, drawWords })).arrayBuffer())
  return { ...readPdf(bytes), raw: Buffer.from(bytes).toString('latin1') }
}

test('what looks like a page of the web is written letter by letter', async () => {
  const sly = '<img src=x onerror=alert(1)> <b>fett</b> [x](https://x.test)'
  const { text, raw } = await make(dossier(sly))
  expect(text.replace(/\s/g, '')).toContain(sly.replace(/\s/g, ''))
  expect(raw).not.toMatch(/\/(JavaScript|JS|Launch|URI)\b/)
})

test('holds title, groups and what was said; where nothing was said, no heading', async () => {
  const { text } = await make(dossier('Birkenweg 7a'))
  expect(text).toContain('Anna Müller 7F3K-9QWM Person Name Birkenweg 7a')
  expect(text).not.toContain('Reference')
})

test('what does not fit goes on on the next page, to the last line', async () => {
  const { pages, text } = await make(dossier('Birkenweg 7a', 120))
  expect(pages.length).toBeGreaterThan(2)
  expect(text.match(/Birkenweg 7a/g)).toHaveLength(120)
  expect(text).toContain(`1 / ${pages.length}`)
})

test('letters of all of Europe are text; those that the typeface has not are drawn', async () => {
  const drawn: string[] = []
  const draw: DrawText = (text) => {
    drawn.push(text)
    return [{ png: dot, width: 40, height: 14 }]
  }
  const europe = 'Müller, Łukasz Đorđević, Снежана, Ευαγγελία, Nguyễn, 5’200 €'
  const { text } = await make(dossier(europe), draw)
  expect(text.replace(/\s/g, '')).toContain(europe.replace(/\s/g, ''))
  const { pictures } = await make({ ...dossier('Ōkuma 大隈'), title: 'علي' }, draw)
  expect(drawn).toEqual(['علي', 'Ōkuma 大隈'])
  expect(pictures).toContain('1x1')
})
