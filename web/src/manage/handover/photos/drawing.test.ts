import { describe, expect, test } from 'vitest'
import { drawing, type Shape } from '#shared/handover/sign/drawing.ts'
import { moveCircle, startCircle } from './circle-by-keys.tsx'
import { shapeOf, withPlace } from './drawn-shape.ts'
import { shapePath } from './shapes.tsx'

const size = { width: 1000, height: 500 }
const isKept = (shapes: (Shape | undefined)[]) => drawing.safeParse(shapes).success

describe('a finger draws', () => {
  const [from, to] = [
    { x: 0.2, y: 0.2 },
    { x: 0.3, y: 0.4 },
  ]

  test('a circle that grows from where it came down, as far across as down', () => {
    expect(shapeOf('circle', [from, { x: 0.3, y: 0.2 }], size)).toMatchObject({
      center: from,
      radius: expect.closeTo(0.1),
    })
    expect(shapeOf('circle', [from, { x: 0.2, y: 0.4 }], size)).toMatchObject({
      center: from,
      radius: expect.closeTo(0.1),
    })
  })

  test('an arrow to where it went up', () => {
    expect(shapeOf('arrow', [from, { x: 0.9, y: 0.9 }, to], size)).toEqual({ kind: 'arrow', from, to })
  })

  test('a circle or an arrow with a tap, and no line', () => {
    const taps = (['circle', 'arrow'] as const).flatMap((tool) =>
      [0, 0.5, 1].map((at) => shapeOf(tool, [{ x: at, y: at }], size)),
    )
    expect(isKept(taps)).toBe(true)
    const arrows = taps.filter((tap) => tap?.kind === 'arrow')
    expect(arrows.map(({ from, to }) => from.x === to.x && from.y === to.y)).toEqual([false, false, false])
    expect(shapeOf('line', [from], size)).toBeUndefined()
  })

  test('nothing that a protocol does not take: outside of the photo, or without an end', () => {
    let way = withPlace([], { x: -4, y: 0.5 }, size)
    for (let at = 0; at < 5000; at += 1) way = withPlace(way, { x: at % 2 === 0 ? 3 : -1, y: 0.5 }, size)
    expect(isKept([shapeOf('line', way, size)])).toBe(true)
    expect(isKept([shapeOf('circle', [from, { x: 1, y: 1 }], { width: 100, height: 1000 })])).toBe(true)
  })

  test('no place twice', () => {
    const way = withPlace([from], { x: 0.2001, y: 0.2 }, size)
    expect(way).toEqual([from])
  })
})

describe('the keys place a circle', () => {
  test('they move it, further with Shift, and never off the photo', () => {
    expect(moveCircle(startCircle, 'ArrowLeft')?.center).toEqual({ x: 0.48, y: 0.5 })
    expect(moveCircle(startCircle, 'ArrowDown', true)?.center).toEqual({ x: 0.5, y: 0.6 })
    let circle = startCircle
    for (let press = 0; press < 40; press += 1) circle = moveCircle(circle, 'ArrowRight') ?? circle
    expect(circle.center.x).toBe(1)
  })

  test('they change its size, within reason', () => {
    let circle = startCircle
    for (let press = 0; press < 40; press += 1) circle = moveCircle(circle, '+') ?? circle
    expect(circle.radius).toBe(0.5)
    for (let press = 0; press < 80; press += 1) circle = moveCircle(circle, '-') ?? circle
    expect(circle.radius).toBe(0.02)
  })

  test('other keys keep what they do', () => expect(moveCircle(startCircle, 'Tab')).toBeUndefined())
})

describe('on a photo', () => {
  test('a circle is round, whatever the shape of the photo', () => {
    expect(shapePath({ kind: 'circle', center: { x: 0.5, y: 0.5 }, radius: 0.1 }, size)).toBe(
      'M400 250a100 100 0 1 0 200 0a100 100 0 1 0 -200 0Z',
    )
  })

  test('an arrow ends in a head where it points to', () => {
    const path = shapePath({ kind: 'arrow', from: { x: 0, y: 0.5 }, to: { x: 0.5, y: 0.5 } }, size)
    expect(path).toMatch(/^M0 250L500 250 M[\d.]+ [\d.]+L500 250L[\d.]+ [\d.]+$/)
  })

  test('an arrow of no length has numbers all the same', () => {
    expect(shapePath({ kind: 'arrow', from: { x: 0.5, y: 0.5 }, to: { x: 0.5, y: 0.5 } }, size)).not.toContain('NaN')
  })
})
