import type { Shape } from '#shared/handover/sign/drawing.ts'
import type { Size } from '#web/kit/photos/photo-size.ts'

export type DrawingTool = Shape['kind']

/** A place on the photo, in parts of its width and height. */
export interface Place {
  x: number
  y: number
}

/** In parts of the photo's width: what a tap draws, and below which a movement was a tap. */
export const TAP_RADIUS = 0.08
const TAP = 0.015
const LEAST_STEP = 0.003
const MAX_POINTS = 2000

/** The way of a finger with one more place; places too near to see, or too many to keep, are left out. */
export function withPlace(way: readonly Place[], next: Place, size: Size): readonly Place[] {
  const place = within(next)
  const last = way.at(-1)
  return last && (way.length >= MAX_POINTS || distance(last, place, size) < LEAST_STEP) ? way : [...way, place]
}

/**
 * What somebody drew: a circle grows from where the finger came down, an arrow points to where it went up. A tap is enough for both.
 * Undefined when it is nothing.
 */
export function shapeOf(tool: DrawingTool, way: readonly Place[], size: Size): Shape | undefined {
  const [from, to] = [way[0], way.at(-1)]
  if (!from || !to) return undefined
  const reach = distance(from, to, size)
  switch (tool) {
    case 'circle':
      return { kind: 'circle', center: from, radius: reach < TAP ? TAP_RADIUS : Math.min(1, reach) }
    case 'arrow':
      return { kind: 'arrow', from: reach < TAP ? besides(to) : from, to }
    case 'line':
      return way.length < 2 ? undefined : { kind: 'line', points: [...way] }
  }
}

/** Where an arrow comes from that was only tapped: from below, where the hand is, and from the middle. */
const besides = ({ x, y }: Place): Place => within({ x: x + (x < 0.5 ? 0.12 : -0.12), y: y + (y < 0.8 ? 0.12 : -0.12) })

/** In parts of the width, so that it is the same in every direction. */
const distance = (from: Place, to: Place, { width, height }: Size) =>
  Math.hypot(to.x - from.x, ((to.y - from.y) * height) / width)

export const within = ({ x, y }: Place): Place => ({ x: part(x), y: part(y) })

const part = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000
