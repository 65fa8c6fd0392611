import { type PointerEvent, useRef } from 'react'

/** From the screen's edges the system goes back. */
const EDGE_PX = 32
const LEAST_PX = 64

interface Start {
  pointerId: number
  x: number
  y: number
}

/**
 * A finger that goes sideways: to the left brings the next, to the right the one before. The browser itself calls off one that goes up or
 * down, or moves something that scrolls sideways (`swipeable`). Nothing slides: what comes is there at once.
 * @returns for the element within which it counts
 */
export function useSwipe(onStep: (by: 1 | -1) => void) {
  const start = useRef<Start>(undefined)
  const callOff = () => {
    start.current = undefined
  }
  const onPointerDown = ({ pointerId, pointerType, isPrimary, target, clientX: x, clientY: y }: PointerEvent) => {
    const isAtEdge = x < EDGE_PX || x > innerWidth - EDGE_PX
    const isElsewhere = !(target instanceof Element) || target.closest('dialog, input, textarea, select')
    // A second finger zooms.
    if (pointerType !== 'touch' || !isPrimary || isAtEdge || isElsewhere) callOff()
    else start.current = { pointerId, x, y }
  }
  const onPointerUp = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const from = start.current
    callOff()
    // What was selected meanwhile is meant to be copied.
    if (from?.pointerId !== pointerId || getSelection()?.isCollapsed === false) return
    const [across, down] = [clientX - from.x, Math.abs(clientY - from.y)]
    if (Math.abs(across) >= LEAST_PX && Math.abs(across) > 2 * down) onStep(across < 0 ? 1 : -1)
  }
  return { onPointerDown, onPointerUp, onPointerCancel: callOff }
}

/** The browser scrolls and zooms, and leaves what goes sideways to the page, but where something within scrolls that way. */
export const swipeable = { touchAction: 'pan-y pinch-zoom' } as const
