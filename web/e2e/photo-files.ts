import type { Browser, Page } from '@playwright/test'
import type { DocumentType } from '#shared/document/document.ts'
import type { PickedFile } from './files.ts'

interface PhotoOptions {
  width: number
  height: number
  type?: 'image/jpeg' | 'image/png'
  /** Small print on white; else four colours: red, green, blue, white from top left to bottom right. */
  text?: string
  /** Every pixel another colour, which nothing can compress. */
  noise?: boolean
}

/** A picture as a camera without a memory would take it, drawn by the browser of the page. */
export async function drawPicture(page: Page, options: PhotoOptions): Promise<Buffer> {
  const drawn = await draw(page, options)
  const base64 = await drawn.evaluate(async (blob) => {
    const reader = new FileReader()
    reader.readAsDataURL(blob)
    await new Promise((resolve) => reader.addEventListener('load', resolve))
    return typeof reader.result === 'string' ? (reader.result.split(',')[1] ?? '') : ''
  })
  return Buffer.from(base64, 'base64')
}

/** Draws a picture and picks it, without sending it out of the browser and back. Tells its size. */
export async function pickDrawn(page: Page, type: DocumentType, name: string, options: PhotoOptions): Promise<number> {
  const drawn = await draw(page, options)
  const input = page.locator(`input[data-document-type=${type}]`)
  await input.evaluate(
    (element: HTMLInputElement, [blob, name]) => {
      const picked = new DataTransfer()
      picked.items.add(new File([blob], name, { type: blob.type }))
      element.files = picked.files
      element.dispatchEvent(new Event('change', { bubbles: true }))
    },
    [drawn, name] as const,
  )
  return drawn.evaluate(({ size }) => size)
}

const draw = (page: Page, options: PhotoOptions) =>
  page.evaluateHandle(async ({ width, height, type = 'image/jpeg', text, noise }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    const colours = text === undefined ? ['#f00', '#0f0', '#00f', '#fff'] : ['#fff', '#fff', '#fff', '#fff']
    for (const [index, colour] of colours.entries()) {
      context.fillStyle = colour
      context.fillRect((index % 2) * (width / 2), Math.floor(index / 2) * (height / 2), width / 2, height / 2)
    }
    if (noise) {
      const image = context.createImageData(width, height)
      const words = new Uint32Array(image.data.buffer)
      let seed = 1
      for (let at = 0; at < words.length; at += 1) {
        seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
        words[at] = 0xff000000 | (seed >>> 8)
      }
      context.putImageData(image, 0, 0)
    }
    context.fillStyle = '#000'
    context.font = '33px sans-serif' // 8 points at 300 dots per inch
    for (let y = 50; y < height; y += 50) context.fillText(text ?? '', 40, y)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92))
    if (!blob) throw new Error('no picture')
    return blob
  }, options)

export const jpegFile = async (page: Page, name: string, options: PhotoOptions): Promise<PickedFile> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await drawPicture(page, options),
})

/** Where the page of the test has none to draw on yet; more than one piece of it in the browser's database. */
export async function photograph(browser: Browser, name = 'Lohnausweis Foto.jpg'): Promise<PickedFile> {
  const page = await browser.newPage()
  const photo = await jpegFile(page, name, { width: 1200, height: 1600, noise: true })
  await page.close()
  return photo
}

/** What a phone writes into a photo: how it was held, who took it where and when, and a comment. */
export const withPlaceAndTime = ({ buffer, ...file }: PickedFile, orientation = 1): PickedFile => ({
  ...file,
  buffer: Buffer.concat([
    buffer.subarray(0, 2),
    segment(0xe1, exif(orientation)),
    segment(0xe1, Buffer.from('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>GPS by Anna Muster</x:xmpmeta>')),
    segment(0xed, Buffer.from('Photoshop 3.0\x008BIM Anna Muster')),
    segment(0xfe, Buffer.from('taken by Anna Muster')),
    buffer.subarray(2),
    Buffer.from('a film behind the end, by Anna Muster'),
  ]),
})

/** Every mark of `withPlaceAndTime` that must be gone. */
export const personalMarks = ['Anna Muster', '2026:11:21', 'GPS', 'ns.adobe.com', '8BIM']

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

/** Orientation, the owner and a pointer to latitude 47° N. */
function exif(orientation: number): Buffer {
  const artist = Buffer.from('Anna Muster\0')
  const time = Buffer.from('2026:11:21 12:00:00\0')
  const entries: [tag: number, type: number, count: number, value: number][] = [
    [0x0112, 3, 1, orientation << 16],
    [0x0132, 2, time.length, 62],
    [0x013b, 2, artist.length, 62 + time.length],
    [0x8825, 4, 1, 62 + time.length + artist.length],
  ]
  const tiff = Buffer.alloc(62)
  tiff.write('MM\0*', 'latin1')
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(entries.length, 8)
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const at = 10 + index * 12
    tiff.writeUInt16BE(tag, at)
    tiff.writeUInt16BE(type, at + 2)
    tiff.writeUInt32BE(count, at + 4)
    tiff.writeUInt32BE(value, at + 8)
  }
  const place = Buffer.from('\0\x01\0\x01\0\x02\0\0\0\x02N\0\0\0\0\0\0\0', 'latin1')
  return Buffer.concat([Buffer.from('Exif\0\0'), tiff, time, artist, place])
}
