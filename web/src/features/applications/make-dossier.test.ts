import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type Dossier, makeDossier } from './make-dossier.ts'

const dossier = (value: string, count = 1): Dossier => ({
  title: 'Anna Müller',
  subtitle: '7F3K-9QWM',
  groups: [{ title: 'Anna Müller', lines: Array.from({ length: count }, () => ({ label: 'Name', value })) }],
})

test('what looks like a page of the web is written letter by letter', async () => {
  const { text, raw } = await read(makeDossier(dossier('<img src=x onerror=alert(1)>')))
  expect(text).toContain('<img src=x onerror=alert\\(1\\)>')
  expect(raw).not.toMatch(/\/(JavaScript|JS|Launch|URI)\b/)
})

test('what does not fit goes on on the next page', async () => {
  const { raw } = await read(makeDossier(dossier('Birkenweg 7a', 120)))
  expect(raw.match(/\/Type \/Page\b/g)).toHaveLength(3)
})

test('letters that a PDF cannot write are drawn, and others are not', async () => {
  const drawn: string[] = []
  const draw = (text: string) => void drawn.push(text)
  makeDossier(dossier('Ōkuma 大隈'), draw)
  makeDossier(dossier('Müller, 5’200 €'), draw)
  expect(drawn).toEqual(['Ōkuma 大隈'])
})

async function read(pdf: Blob) {
  const bytes = Buffer.from(await pdf.arrayBuffer())
  const raw = bytes.toString('latin1')
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, content = '']) => {
    try {
      return inflateSync(Buffer.from(content, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
  return { raw, text: streams.join('\n') }
}
