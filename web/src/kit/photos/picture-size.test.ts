import { afterEach, expect, test, vi } from 'vitest'
import { MAX_PIXELS, pictureSize } from './photo-size.ts'
import { preparePhoto } from './prepare-photo.ts'

afterEach(() => vi.unstubAllGlobals())

const picture = (length: number, ...parts: [at: number, bytes: number[]][]): ArrayBuffer => {
  const bytes = new Uint8Array(length)
  for (const [at, part] of parts) bytes.set(part, at)
  return bytes.buffer
}
const long = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const short = (value: number) => long(value).slice(2)

const png = (side: number) => picture(40, [16, long(side)], [20, long(side)])
/** After a table, a part of an app's own and some filling. */
const jpeg = (side: number) =>
  picture(
    60,
    [0, [0xff, 0xd8, 0xff, 0xc4, ...short(4), 1, 2, 0xff, 0xe5, ...short(6), 1, 2, 3, 4]],
    [16, [0xff, 0xff, 0xff, 0xc2, ...short(17), 8, ...short(side), ...short(side), 3]],
  )
const heic = (side: number) => {
  const ispe = (size: number) => [0x69, 0x73, 0x70, 0x65, 0, 0, 0, 0, ...long(size), ...long(size)]
  return picture(100, [10, ispe(512)], [40, ispe(side)], [70, ispe(160)])
}
const kinds = { png, jpeg, heic }

test.each(Object.keys(kinds) as (keyof typeof kinds)[])('the size of a %s is read from its head', (kind) => {
  expect(pictureSize(kinds[kind](16_000), kind)).toEqual({ width: 16_000, height: 16_000 })
  expect(pictureSize(new ArrayBuffer(12), kind)).toBeUndefined()
})

test.each(Object.keys(kinds) as (keyof typeof kinds)[])(
  'a %s that no phone has room for is not opened',
  async (kind) => {
    const open = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('opened'))
    vi.stubGlobal('createImageBitmap', open)
    for (const how of ['fit', 'full', 'redraw', 'small'] as const) {
      const task = { bytes: kinds[kind](16_000), kind, how, limit: 1e7 }
      expect(await preparePhoto(task)).toEqual({ refused: 'too_many_pixels' })
    }
    expect(open).not.toHaveBeenCalled()
    await preparePhoto({ bytes: kinds[kind](Math.floor(Math.sqrt(MAX_PIXELS))), kind, how: 'fit', limit: 1e7 })
    expect(open).toHaveBeenCalledOnce()
  },
)
