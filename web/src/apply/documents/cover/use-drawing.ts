import { type PointerEvent, useRef, useState } from 'react'
import type { PageChanges } from '#web/apply/storage/documents/cover-document.ts'
import { type Area, areaBetween, movedArea, type Point } from '#web/kit/photos/covered.ts'
import type { Size } from '#web/kit/photos/photo-size.ts'

/** So many pixels of the screen a finger moves in a tap. */
const TAP_PX = 8

/** Told from the others while it is moved. */
export interface DrawnArea extends Area {
  id: string
}

/** What was done to a page, and is in none yet. */
export interface DrawnChanges extends PageChanges {
  covered: readonly DrawnArea[]
}

interface Drag {
  pointer: number
  from: Point
  /** Where it began on the screen. */
  screen: Point
  hasMoved: boolean
  /** What is moved, where something lay there. */
  id: string | undefined
}

interface DrawingOptions {
  /** Of the picture as it is shown. */
  size: Size
  covered: readonly DrawnArea[]
  onCover: (area: Area) => void
  onMove: (area: DrawnArea) => void
}

/** A finger, a pen or a mouse over a picture: covers what it is drawn over, or what lies between two taps, and moves what is covered. */
export function useDrawing({ size, covered, onCover, onMove }: DrawingOptions) {
  const drag = useRef<Drag>(undefined)
  /** What is being drawn. */
  const [drawn, setDrawn] = useState<Area>()
  /** The first of two corners. */
  const [corner, setCorner] = useState<Point>()

  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    // A second finger makes the picture larger.
    if (drag.current || !event.isPrimary || event.button !== 0) return
    const from = pointOf(event)
    const found = covered.findLast((area) => lies(from, area))
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = {
      pointer: event.pointerId,
      from,
      screen: { x: event.clientX, y: event.clientY },
      hasMoved: false,
      id: found?.id,
    }
  }
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    const now = drag.current
    if (!now || now.pointer !== event.pointerId) return
    const { screen } = now
    now.hasMoved ||= Math.hypot(event.clientX - screen.x, event.clientY - screen.y) > TAP_PX
    if (!now.hasMoved) return
    const to = pointOf(event)
    if (now.id === undefined) return setDrawn(areaBetween(now.from, to, size))
    const area = covered.find(({ id }) => id === now.id)
    if (area) onMove(movedArea(area, { x: to.x - now.from.x, y: to.y - now.from.y }, size))
    now.from = to
  }
  const end = () => {
    drag.current = undefined
    setDrawn(undefined)
  }
  const onPointerUp = (event: PointerEvent<SVGSVGElement>) => {
    const now = drag.current
    if (!now || now.pointer !== event.pointerId) return
    end()
    if (now.id !== undefined) return
    const to = pointOf(event)
    const first = now.hasMoved ? now.from : corner
    setCorner(first ? undefined : to)
    const area = first && areaBetween(first, to, size)
    if (area && area.width > 0 && area.height > 0) onCover(area)
  }
  return { drawn, corner, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: end } }
}

/** Where in the picture a pointer is. */
function pointOf({ currentTarget: picture, clientX, clientY }: PointerEvent<SVGSVGElement>): Point {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(picture.getScreenCTM()?.inverse())
  return { x, y }
}

const lies = ({ x, y }: Point, area: Area) =>
  x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height
