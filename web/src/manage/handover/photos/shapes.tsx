import type { Drawing, Shape } from '#shared/handover/sign/drawing.ts'
import type { Size } from '#web/kit/photos/photo-size.ts'

/** What was drawn on a photo, to be laid over it in an `svg` of its size. */
export const Shapes = ({ drawing, size }: { drawing: Drawing; size: Size }) => (
  <g fill="none" strokeLinecap="round" strokeLinejoin="round">
    {drawing.map((shape, at) => {
      const path = shapePath(shape, size)
      return (
        // A shape is known by its place alone: they only come and go at the end.
        // oxlint-disable-next-line react/no-array-index-key
        <g key={at} data-shape={shape.kind}>
          <path d={path} stroke={EDGE_COLOUR} strokeWidth={edgeWidth(size)} />
          <path d={path} stroke={LINE_COLOUR} strokeWidth={lineWidth(size)} />
        </g>
      )
    })}
  </g>
)

/** Red reads on walls, white on wood and red tiles: every line has both. */
export const LINE_COLOUR = '#d40000'
export const EDGE_COLOUR = '#ffffff'

/** How thick a line is on a photo of this size, and the white below it. */
export const lineWidth = ({ width, height }: Size) => Math.max(1, Math.max(width, height) * 0.01)
export const edgeWidth = (size: Size) => lineWidth(size) * 1.9

/** The way of the pen, as SVG and canvases both read it. */
export function shapePath(shape: Shape, size: Size): string {
  switch (shape.kind) {
    case 'arrow':
      return arrow(inPixels(shape.from, size), inPixels(shape.to, size), lineWidth(size) * 6)
    case 'circle':
      return circle(inPixels(shape.center, size), shape.radius * size.width)
    case 'line':
      return polyline(shape.points.map((point) => inPixels(point, size)))
  }
}

type Point = { x: number; y: number }

const inPixels = ({ x, y }: Point, { width, height }: Size): Point => ({ x: x * width, y: y * height })

/** A shaft, and a head that is never longer than the half of it. */
function arrow(from: Point, to: Point, most: number): string {
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const head = Math.min(most, Math.hypot(to.x - from.x, to.y - from.y) / 2)
  const [left, right] = [0.5, -0.5].map((turn) => ({
    x: to.x - head * Math.cos(angle + turn),
    y: to.y - head * Math.sin(angle + turn),
  }))
  return `${polyline([from, to])} ${polyline([left ?? to, to, right ?? to])}`
}

const circle = ({ x, y }: Point, radius: number) =>
  `M${short(x - radius)} ${short(y)}${[1, -1].map((side) => halfCircle(radius, side)).join('')}Z`

const halfCircle = (radius: number, side: number) =>
  `a${short(radius)} ${short(radius)} 0 1 0 ${short(2 * radius * side)} 0`

const polyline = (points: readonly Point[]) =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('')

const short = (value: number) => String(Math.round(value * 10) / 10)
