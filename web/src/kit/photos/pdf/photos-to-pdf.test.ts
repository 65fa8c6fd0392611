import { expect, test } from 'vitest'
import { buildJpeg } from '#web/manage/protocol/pdf/testing/build-jpeg.ts'
import { readPdf } from '#web/manage/protocol/pdf/testing/read-pdf.ts'
import { type PhotoPage, photosToPdf } from './photos-to-pdf.ts'

const photo = (width: number, height: number): PhotoPage => ({ bytes: buildJpeg({ width, height }), kind: 'jpeg' })
const never = () => Promise.resolve(undefined)

async function make(photos: PhotoPage[]) {
  const bytes = new Uint8Array((await photosToPdf(photos, never)) ?? new ArrayBuffer())
  return { bytes, text: Buffer.from(bytes).toString('latin1') }
}

test('each photo is a page of its own, in order, on its side where it is wide, and in it byte for byte', async () => {
  const photos = [photo(800, 600), photo(600, 800)]
  const { bytes, text } = await make(photos)
  expect(readPdf(bytes).pictures).toEqual(['800x600', '600x800'])
  expect(text.match(/\/MediaBox \[[^\]]*\]/g)).toEqual([
    '/MediaBox [0 0 841.89 595.28]',
    '/MediaBox [0 0 595.28 841.89]',
  ])
  for (const each of photos) expect(Buffer.from(bytes).includes(Buffer.from(each.bytes))).toBe(true)
})

test('a reader finds every object where the table says that it is', async () => {
  const { text } = await make([photo(800, 600), photo(600, 800), photo(50, 50)])
  const at = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
  expect(text.slice(at, at + 4)).toBe('xref')
  const starts = [...text.slice(at).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, start]) => Number(start))
  expect(starts).toHaveLength(2 + 3 * 3)
  for (const [index, start] of starts.entries()) expect(text.slice(start)).toMatch(new RegExp(`^${index + 1} 0 obj\n`))
  for (const [, length, stream] of text.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g)) {
    expect(stream).toHaveLength(Number(length))
  }
})

test('a grey photo stays grey, and one that cannot be opened makes no PDF', async () => {
  const grey = buildJpeg({ width: 40, height: 30 })
  // The number of channels in its frame.
  grey[11] = 1
  expect((await make([{ bytes: grey, kind: 'jpeg' }])).text).toContain('/DeviceGray')
  expect(await photosToPdf([photo(10, 10), { bytes: new Uint8Array([1, 2, 3]), kind: 'png' }], never)).toBeUndefined()
})
