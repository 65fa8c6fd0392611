import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { readDevice } from './device.ts'

/** The bytes the device keeps of the document of that name, which match the hash it keeps of them. */
export async function storedBytes(page: Page, name: string): Promise<Buffer> {
  const document = (await readDevice(page)).docs.find((each) => each.name === name)
  if (!document) throw new Error(`no document ${name}`)
  const base64 = await page.evaluate(async (id) => {
    const opened = indexedDB.open('apply')
    await new Promise((resolve) => opened.addEventListener('success', resolve))
    const range = IDBKeyRange.bound([id, 0], [id, 1_000])
    const found: IDBRequest<{ bytes: ArrayBuffer }[]> = opened.result
      .transaction('chunks')
      .objectStore('chunks')
      .getAll(range)
    await new Promise((resolve) => found.addEventListener('success', resolve))
    opened.result.close()
    const blob = new Blob(found.result.map(({ bytes }) => bytes))
    const reader = new FileReader()
    reader.readAsDataURL(blob)
    await new Promise((resolve) => reader.addEventListener('load', resolve))
    return typeof reader.result === 'string' ? (reader.result.split(',')[1] ?? '') : ''
  }, document.id)
  const bytes = Buffer.from(base64, 'base64')
  const hash = createHash('sha256').update(bytes).digest('hex')
  if (hash !== document.sha256 || bytes.length !== document.size) throw new Error(`${name} is not what was hashed`)
  return bytes
}

export interface SeenPicture {
  width: number
  height: number
  /** The colour in the middle of each quarter, from top left to bottom right: `#f00`, rounded to one figure. */
  quarters: string[]
}

/** What a viewer shows of a picture, its orientation applied. */
export const seen = (page: Page, picture: Buffer): Promise<SeenPicture> =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]), { imageOrientation: 'from-image' })
    const { width, height } = bitmap
    const context = new OffscreenCanvas(width, height).getContext('2d')
    if (!context) throw new Error('no canvas')
    context.drawImage(bitmap, 0, 0)
    const colour = (x: number, y: number) => {
      const parts = Array.from(
        context.getImageData(Math.floor(width * x), Math.floor(height * y), 1, 1).data.slice(0, 3),
      )
      return `#${parts.map((part) => Math.round(part / 17).toString(16)).join('')}`
    }
    const quarters = [colour(0.25, 0.25), colour(0.75, 0.25), colour(0.25, 0.75), colour(0.75, 0.75)]
    return { width, height, quarters }
  }, picture.toString('base64'))

/**
 * How many strokes of print stand apart along rows through the lines of text: a black place between white ones counts
 * when it is at least twice as dark as paper. What runs together or fades is missing.
 */
export const strokes = (page: Page, picture: Buffer): Promise<number> =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const { width, height } = bitmap
    const context = new OffscreenCanvas(width, height).getContext('2d')
    if (!context) throw new Error('no canvas')
    context.drawImage(bitmap, 0, 0)
    let count = 0
    // Rows at fixed parts of the page, each through the middle of small letters (see drawPicture).
    for (let line = 10; line < 60; line += 10) {
      const y = Math.round(((line * 50 - 9) / 3508) * height)
      const { data } = context.getImageData(0, y, width, 1)
      let isDark = false
      for (let x = 0; x < width; x += 1) {
        const light = data[x * 4] ?? 255
        if (!isDark && light < 128) count += 1
        isDark = light < 128
      }
    }
    return count
  }, picture.toString('base64'))
