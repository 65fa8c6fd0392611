import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { ListFocus } from './use-list-focus.ts'

/**
 * Whoever chose another order or filter sees what comes first, however far down the list was scrolled; who is read beside it stays in
 * sight. Where Back leads to, the list stands as it was left.
 * @param times how often something else was chosen
 * @param isAnswered the list is what was chosen
 */
export function useBeginAtTop(
  list: RefObject<HTMLElement | null>,
  {
    times,
    isAnswered,
    openId,
    focus,
  }: { times: number; isAnswered: boolean; openId: string | undefined; focus: ListFocus },
): void {
  const done = useRef(times)
  useLayoutEffect(() => {
    if (done.current === times) return
    // Who is read has their place once the list is there; else at once, or whoever scrolled on meanwhile would be called back.
    if (openId !== undefined && !isAnswered) return
    done.current = times
    const around = list.current
    if (openId !== undefined) focus.showRow(openId)
    if (openId !== undefined || !around) return
    const frame = Number.parseFloat(getComputedStyle(around).scrollMarginTop)
    if (around.getBoundingClientRect().top < frame) around.scrollIntoView({ block: 'start' })
  }, [times, isAnswered, openId, focus, list])
}
