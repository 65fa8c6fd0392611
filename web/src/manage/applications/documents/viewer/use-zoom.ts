import { type KeyboardEvent, useState } from 'react'
import { areSingleKeysOn } from '#web/manage/changes/single-keys.ts'

/** How large a document is shown; 1 fills the width. */
export interface Zoom {
  factor: number
  /** Undefined at the ends. */
  larger: (() => void) | undefined
  smaller: (() => void) | undefined
  fit: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

const factors = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]

/** By buttons, and by +, - and 0 as long as keys that are pressed alone do something. */
export function useZoom(): Zoom {
  const [factor, setFactor] = useState(1)
  const to = (by: 1 | -1) => {
    const next = factors[factors.indexOf(factor) + by]
    return next === undefined ? undefined : () => setFactor(next)
  }
  const [larger, smaller, fit] = [to(1), to(-1), () => setFactor(1)]
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !areSingleKeysOn()) return
    const act = { '+': larger, '-': smaller, '0': fit }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return { factor, larger, smaller, fit, onKeyDown }
}
