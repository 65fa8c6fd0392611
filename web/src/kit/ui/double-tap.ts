/** Two taps of a hurried thumb are no further apart. */
export const DOUBLE_TAP_MS = 600

/** A thumb comes down again this close, in CSS pixels. */
const NEAR_PX = 24

export type Tap = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY' | 'detail'>

/** Whether the second of two taps at one place was meant for what the first one took away. By keyboard there is no place. */
export const isSecondAt = (first: Tap, second: Tap): boolean =>
  second.detail > 0 &&
  second.timeStamp - first.timeStamp < DOUBLE_TAP_MS &&
  Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) < NEAR_PX

/**
 * The second half of a double tap is not meant for what has come under the finger.
 * @param isOther whether what the next tap falls on is none of what the first one was meant for
 */
export function guardNextTap(first: MouseEvent, isOther: (next: EventTarget | null) => boolean): void {
  const onNext = (next: MouseEvent) => {
    if (!isOther(next.target) || !isSecondAt(first, next)) return
    next.preventDefault()
    next.stopImmediatePropagation()
  }
  addEventListener('click', onNext, { capture: true, once: true })
}

let lastAt = Number.NEGATIVE_INFINITY

/**
 * Whether this is the second of two taps that take something out of a list: the next row has come under the finger.
 * @param at of the event, in milliseconds since the page was opened
 */
export function isSecondTap(at: number): boolean {
  const isSecond = at - lastAt < DOUBLE_TAP_MS
  if (!isSecond) lastAt = at
  return isSecond
}
