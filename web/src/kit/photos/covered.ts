import type { Size } from './photo-size.ts'

/** A part of a picture, in its pixels from the top left. */
export interface Area extends Size {
  x: number
  y: number
}

/** What somebody changes about a picture: quarter turns to the right, and then what is covered of what that shows. */
export interface PictureChanges {
  /** From 0 to 3. */
  turns: number
  covered: readonly Area[]
  /** What is written across it. */
  mark?: string | undefined
}

export const UNCHANGED = { turns: 0, covered: [] } satisfies PictureChanges

export interface Point {
  x: number
  y: number
}

/** As it is seen after quarter turns. */
export const turnedSize = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width }

/** Where an area lies once the picture is turned to the right. @param picture before it */
export const turnedArea = <A extends Area>(area: A, picture: Size): A => ({
  ...area,
  x: picture.height - area.y - area.height,
  y: area.x,
  width: area.height,
  height: area.width,
})

/** From one corner to the opposite one, whichever comes first: whole pixels within the picture. */
export function areaBetween(one: Point, other: Point, picture: Size): Area {
  const [left, right] = span(one.x, other.x, picture.width)
  const [top, bottom] = span(one.y, other.y, picture.height)
  return { x: left, y: top, width: right - left, height: bottom - top }
}

function span(one: number, other: number, end: number): [from: number, to: number] {
  const from = Math.max(0, Math.floor(Math.min(one, other)))
  const to = Math.min(end, Math.ceil(Math.max(one, other)))
  return [Math.min(from, to), to]
}

/** The same area elsewhere, as far as the picture goes. */
export const movedArea = <A extends Area>(area: A, by: Point, picture: Size): A => ({
  ...area,
  x: within(area.x + by.x, picture.width - area.width),
  y: within(area.y + by.y, picture.height - area.height),
})

/** Larger or smaller from its top left, and never less than a line of it. */
export const resizedArea = <A extends Area>(area: A, by: Point, picture: Size): A => ({
  ...area,
  width: within(area.width + by.x, picture.width - area.x, 1),
  height: within(area.height + by.y, picture.height - area.y, 1),
})

const within = (value: number, most: number, least = 0) => Math.round(Math.min(most, Math.max(least, value)))

/** So fine is looked for what can still be seen: a letter of print is larger. */
const STEPS = 100

/** Whether nothing of a picture can be seen any more. */
export function isAllCovered(covered: readonly Area[], { width, height }: Size): boolean {
  for (let row = 0; row < STEPS; row += 1) {
    for (let column = 0; column < STEPS; column += 1) {
      const at = { x: ((column + 0.5) / STEPS) * width, y: ((row + 0.5) / STEPS) * height }
      if (!covered.some((area) => covers(area, at))) return false
    }
  }
  return true
}

const covers = ({ x, y, width, height }: Area, at: Point) =>
  at.x >= x && at.x < x + width && at.y >= y && at.y < y + height
