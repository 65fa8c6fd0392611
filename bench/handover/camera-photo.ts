import type { JSHandle, Page } from '@playwright/test'

export interface PhotoSize {
  width: number
  height: number
}

/** Of a phone's camera: 12 megapixels. */
export const CAMERA: PhotoSize = { width: 4000, height: 3000 }
/** As a phone keeps it for a protocol. */
export const KEPT: PhotoSize = { width: 2400, height: 1800 }

/** A wall as grainy as a camera makes it in a dim room, drawn by the browser and still in it. */
export const drawPhoto = (page: Page, size: PhotoSize): Promise<JSHandle<Blob>> =>
  page.evaluateHandle(async ({ width, height }) => {
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('there is nothing to draw on')
    const light = context.createLinearGradient(0, 0, width, height)
    light.addColorStop(0, 'hsl(40 20% 82%)')
    light.addColorStop(1, 'hsl(40 16% 52%)')
    context.fillStyle = light
    context.fillRect(0, 0, width, height)
    const grain = context.getImageData(0, 0, width, height)
    let seed = 1
    for (let at = 0; at < grain.data.length; at += 4) {
      seed = (seed * 48_271) % 2_147_483_647
      const noise = (seed % 29) - 14
      for (const channel of [at, at + 1, at + 2]) grain.data[channel] = (grain.data[channel] ?? 0) + noise
    }
    context.putImageData(grain, 0, 0)
    return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 })
  }, size)

export async function bytesOf(photo: JSHandle<Blob>): Promise<Uint8Array<ArrayBuffer>> {
  const base64 = await photo.evaluate(async (blob) => {
    const bytes = new Uint8Array(await blob.arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  })
  return new Uint8Array(Buffer.from(base64, 'base64'))
}
