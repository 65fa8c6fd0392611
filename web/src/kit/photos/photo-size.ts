export interface Size {
  width: number
  height: number
}

/** The long side that small print on a page stays readable at. */
const LONG_SIDE = 2400
/** A long screenshot or a panorama is not made narrower than this: its text would be lost. */
const LEAST_SHORT_SIDE = 1080
const THUMBNAIL_SIDE = 160

/** The size a photo is kept in; its own when it is small enough. */
export function keptSize(photo: Size): Size {
  const [short, long] = [Math.min(photo.width, photo.height), Math.max(photo.width, photo.height)]
  return times(photo, Math.min(1, Math.max(LONG_SIDE / long, LEAST_SHORT_SIDE / short)))
}

export const thumbnailSize = (photo: Size): Size =>
  times(photo, Math.min(1, THUMBNAIL_SIDE / Math.max(photo.width, photo.height)))

/** A size made larger or smaller, and never less than a pixel. */
export const times = ({ width, height }: Size, factor: number): Size => ({
  width: Math.max(1, Math.round(width * factor)),
  height: Math.max(1, Math.round(height * factor)),
})
