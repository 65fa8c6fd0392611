import type { PointGroup, PointGroupOptions } from 'signature_pad'
import type { Strokes } from '#shared/handover/sign/signing-draft.ts'

/** Dark on white in every colour scheme: what is signed is paper. */
export const INK = '#1a2320'
export const PAPER = '#ffffff'

/**
 * What the pad holds, in parts of its width, so that it fits every width.
 * @param width of the pad, in the pad's own pixels
 */
export function toStrokes(groups: readonly Pick<PointGroup, 'points'>[], width: number): Strokes {
  const start = groups[0]?.points[0]?.time ?? 0
  return groups
    .filter(({ points }) => points.length > 0)
    .map(({ points }) =>
      points.slice(0, MAX_POINTS).map(({ x, y, time }) => ({
        x: rounded(x / width),
        y: rounded(y / width),
        // A clock that is set back meanwhile.
        t: Math.max(0, Math.round(time - start)),
      })),
    )
}

/** The same strokes for a pad of a certain width; `startedAt`: when the first one began, in milliseconds. */
export const toGroups = (strokes: Strokes, width: number, startedAt: number): PointGroup[] =>
  strokes.map((stroke) => ({
    ...penFor(width),
    penColor: INK,
    dotSize: 0,
    velocityFilterWeight: 0.7,
    compositeOperation: 'source-over',
    points: stroke.map(({ x, y, t }) => ({ x: x * width, y: y * width, time: startedAt + t, pressure: 0.5 })),
  }))

/** A line as thick in relation to the field wherever it is drawn. */
export const penFor = (width: number): Pick<PointGroupOptions, 'minWidth' | 'maxWidth'> => ({
  minWidth: Math.max(0.4, width * 0.0016),
  maxWidth: Math.max(1, width * 0.0055),
})

/** shared/handover/sign/signing.ts takes so many in one stroke. */
const MAX_POINTS = 5000

/** A fifth of a pixel of a wide field. */
const rounded = (value: number) => Math.round(value * 10_000) / 10_000
