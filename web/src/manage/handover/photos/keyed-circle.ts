import type { Shape } from '#shared/handover/sign/drawing.ts'
import { TAP_RADIUS, within } from './drawn-shape.ts'

export type Circle = Extract<Shape, { kind: 'circle' }>

export const startCircle: Circle = { kind: 'circle', center: { x: 0.5, y: 0.5 }, radius: TAP_RADIUS }

const STEP = 0.02
const [LEAST_RADIUS, MOST_RADIUS] = [0.02, 0.5]

/** A circle that is placed with the keys: arrows move it (Shift: further), plus and minus change its size. Undefined for every other key. */
export function moveCircle(circle: Circle, key: string, isFast = false): Circle | undefined {
  const { center, radius } = circle
  const direction = directions[key]
  if (direction) {
    const step = isFast ? STEP * 5 : STEP
    return { ...circle, center: within({ x: center.x + direction[0] * step, y: center.y + direction[1] * step }) }
  }
  const growth = growths[key]
  if (growth === undefined) return undefined
  return { ...circle, radius: Math.min(MOST_RADIUS, Math.max(LEAST_RADIUS, Math.round((radius + growth) * 100) / 100)) }
}

const directions: Partial<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const growths: Partial<Record<string, number>> = { '+': STEP, '=': STEP, '-': -STEP }
