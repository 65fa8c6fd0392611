let isPressedYet = false

/** From the start of a document, as it may be long before the code comes that asks for it. */
export function watchPresses(): void {
  const note = () => {
    isPressedYet = true
  }
  for (const way of ['pointerdown', 'keydown'] as const) addEventListener(way, note, { capture: true, once: true })
}

/** Whether somebody pressed anything since the document began: nothing moves under their finger any more. */
export const isPressed = () => isPressedYet
