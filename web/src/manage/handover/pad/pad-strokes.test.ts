import { expect, test } from 'vitest'
import { signature } from '#shared/handover/sign/signing.ts'
import { toGroups, toStrokes } from './pad-strokes.ts'

const strokes = [
  [
    { x: 0.1, y: 0.2, t: 0 },
    { x: 0.25, y: 0.3, t: 16 },
  ],
  [{ x: 0.9, y: 0.05, t: 700 }],
]

test('strokes are the same after the phone was turned, and turned back', () => {
  const wide = toStrokes(toGroups(strokes, 640, 1_800_000_000_000), 640)
  const narrow = toStrokes(toGroups(wide, 288, 1_800_000_000_000), 288)
  expect(narrow).toEqual(strokes)
})

test('on a pad twice as wide everything lies twice as far, and is as thick in relation', () => {
  const [narrow, wide] = [toGroups(strokes, 300, 0), toGroups(strokes, 600, 0)]
  expect(wide[0]?.points[1]).toMatchObject({ x: 150, y: 180 })
  expect(narrow[0]?.points[1]).toMatchObject({ x: 75, y: 90 })
  expect(wide[0]?.maxWidth).toBe(2 * (narrow[0]?.maxWidth ?? 0))
})

test('what the pad holds is what a protocol takes, whatever it is', () => {
  const endless = Array.from({ length: 6000 }, (_, at) => ({ x: at, y: -3, time: 5 - at, pressure: 0 }))
  const read = toStrokes([{ points: [] }, { points: endless }], 300)
  expect(signature.shape.strokes.safeParse(read).success).toBe(true)
  expect(read).toHaveLength(1)
})
