/** Tells of the focus that comes to something within an element, and leaves it. @returns ends it */
export function watchFocus(
  around: HTMLElement | null,
  { come, leave }: Record<'come' | 'leave', (event: FocusEvent) => void>,
): () => void {
  const over = new AbortController()
  const { signal } = over
  around?.addEventListener('focusin', come, { signal })
  around?.addEventListener('focusout', leave, { signal })
  return () => over.abort()
}

/** Key of the item of a list in which something is. */
export const itemOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-name]')?.dataset['name'] : undefined
