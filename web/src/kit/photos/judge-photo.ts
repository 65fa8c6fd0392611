import { drawPhoto, release } from './draw-photo.ts'
import { type Doubt, judgePixels } from './judge-pixels.ts'
import { times } from './photo-size.ts'

/** Looked at in this size letters are a few pixels wide, and a phone is quick. */
const LOOKED_AT_SIDE = 1200

/** What is doubtful about a photo before it is kept. */
export function judgePhoto(picture: Parameters<typeof drawPhoto>[0]): Doubt | undefined {
  const size = times(picture, Math.min(1, LOOKED_AT_SIDE / Math.max(picture.width, picture.height)))
  const canvas = drawPhoto(picture, size)
  try {
    const context = canvas.getContext('2d')
    return context ? judgePixels(context.getImageData(0, 0, size.width, size.height).data, size) : undefined
  } finally {
    release(canvas)
  }
}
