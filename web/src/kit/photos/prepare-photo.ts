import type { PictureChanges } from './covered.ts'
import { type Canvas, drawChanged, drawPhoto, encodeJpeg, release } from './draw-photo.ts'
import { judgePhoto } from './judge-photo.ts'
import type { Doubt } from './judge-pixels.ts'
import {
  keptSize,
  MAX_PIXELS,
  pictureSize,
  pixels,
  type Size,
  smallerSteps,
  THUMBNAIL_QUALITY,
  thumbnailSize,
  times,
} from './photo-size.ts'
import { stripMetadata } from './strip-metadata.ts'

export interface PhotoTask {
  bytes: ArrayBuffer
  kind: 'jpeg' | 'png' | 'heic'
  /**
   * `fit`: no larger than readable text needs. `full`: in its own size, what it tells about the person removed.
   * `redraw`: as an upright JPEG in its own size. `small`: as an upright JPEG that is made smaller until it has `limit` bytes.
   */
  how: 'fit' | 'full' | 'redraw' | 'small'
  /** Bytes it may have in the end. */
  limit: number
  /** Before it is drawn, in pixels of the upright picture; only with `redraw`. */
  changes?: PictureChanges
}

export type PreparedPhoto =
  | { bytes: ArrayBuffer; kind: 'jpeg' | 'png'; thumbnail: ArrayBuffer; doubt?: Doubt }
  | { refused: 'undecodable' | 'too_large' | 'too_many_pixels' }

/** Makes of a photo what is kept and sent. Runs wherever there is a canvas, and never throws. */
export async function preparePhoto(task: PhotoTask): Promise<PreparedPhoto> {
  const { bytes, kind, limit } = task
  const said = pictureSize(bytes, kind)
  if (said && pixels(said) > MAX_PIXELS) return { refused: 'too_many_pixels' }
  let picture: ImageBitmap | undefined
  let changed: Canvas | undefined
  try {
    picture = await createImageBitmap(new Blob([bytes], { type: `image/${kind}` }), { imageOrientation: 'from-image' })
    if (task.changes) changed = drawChanged(picture, task.changes)
    const drawn = changed ?? picture
    const kept = unchanged(task, picture) ?? {
      bytes: await (task.how === 'small' ? madeSmall(drawn, limit) : encoded(drawn, sizeFor(task, drawn))),
      kind: 'jpeg' as const,
    }
    if (kept.bytes.byteLength > limit) return { refused: 'too_large' }
    const doubt = isPicked(task) ? judgePhoto(picture) : undefined
    const thumbnail = await encoded(drawn, thumbnailSize(drawn), THUMBNAIL_QUALITY)
    return { ...kept, thumbnail, ...(doubt && { doubt }) }
  } catch {
    return { refused: 'undecodable' }
  } finally {
    picture?.close()
    if (changed) release(changed)
  }
}

/** By a person, who can take it again. */
const isPicked = ({ how }: PhotoTask) => how === 'fit' || how === 'full'

/** The photo as it was taken, without what it tells about the person; undefined when it has to be drawn again. */
function unchanged({ bytes, kind, how, limit }: PhotoTask, picture: Size) {
  if (kind === 'heic' || how === 'redraw' || how === 'small') return undefined
  const stripped = stripMetadata(new Uint8Array(bytes), kind)
  if (!stripped) return undefined
  const isSmall = stripped.byteLength <= limit && (kind === 'png' || keptSize(picture).width === picture.width)
  return how === 'full' || isSmall ? { bytes: stripped.buffer, kind } : undefined
}

const sizeFor = ({ how }: PhotoTask, picture: Size): Size => (how === 'fit' ? keptSize(picture) : picture)

async function madeSmall(picture: ImageBitmap | Canvas, limit: number): Promise<ArrayBuffer> {
  let bytes = new ArrayBuffer(0)
  for (const { factor, quality } of smallerSteps) {
    bytes = await encoded(picture, times(keptSize(picture), factor), quality)
    if (bytes.byteLength <= limit) break
  }
  return bytes
}

async function encoded(picture: ImageBitmap | Canvas, size: Size, quality?: number): Promise<ArrayBuffer> {
  const canvas = drawPhoto(picture, size)
  try {
    return await encodeJpeg(canvas, quality)
  } finally {
    release(canvas)
  }
}
