import { stripJpeg } from './strip-jpeg.ts'
import { stripPng } from './strip-png.ts'

/**
 * The same picture, pixel for pixel, without what it tells about the person: place and time, camera, owner, previews,
 * comments, and whatever hangs behind its end. Undefined when it cannot be read.
 */
export const stripMetadata = (photo: Uint8Array<ArrayBuffer>, kind: 'jpeg' | 'png') =>
  joined(kind === 'jpeg' ? stripJpeg(photo) : stripPng(photo))

function joined(parts: Uint8Array[] | undefined): Uint8Array<ArrayBuffer> | undefined {
  if (!parts) return undefined
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
