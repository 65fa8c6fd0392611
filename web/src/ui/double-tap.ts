/** Two taps of a hurried thumb are no further apart. */
export const DOUBLE_TAP_MS = 600

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
