import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { itemOf, watchFocus } from '#web/manage/lists/watch-focus.ts'

/** Leads the focus between the rows and what is read beside them. */
export interface ListFocus {
  /** To a row that is drawn; without an id to where the keyboard is in the list, and at first to the first in sight. */
  toRow: (id?: string) => void
  /** To whose application is read. */
  toPane: () => void
  /** Brings a row into sight, and leaves the focus where it is. */
  showRow: (id: string) => void
  /** Where it is, or was before that was taken away. */
  where: () => 'row' | 'pane' | 'elsewhere' | undefined
}

interface Held {
  row: string | undefined
  isReading: boolean
}

/** @param list around the rows and what is read */
export function useListFocus(list: RefObject<HTMLElement | null>): [ListFocus, RefObject<Held | undefined>] {
  const held = useRef<Held>(undefined)
  useEffect(() => {
    const around = list.current
    const come = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || isAsking(target)) return
      held.current = { row: itemOf(target), isReading: target.closest(PANE) !== null }
    }
    const leave = ({ target, relatedTarget: next }: FocusEvent) => {
      if (!(target instanceof Element) || isAsking(target)) return
      // Told of before it is gone: what was taken away has not left.
      queueMicrotask(() => {
        const isElsewhere = next instanceof Node && !around?.contains(next)
        const isNowhere = document.activeElement === document.body && target.isConnected
        if (isElsewhere || isNowhere) held.current = undefined
      })
    }
    return watchFocus(around, { come, leave })
  }, [list])
  const focus = useMemo(() => leading(list, held), [list])
  return [focus, held]
}

/**
 * Rows become lines, and lines rows, as the window is made narrower or wider: the focus stays with the same person. Where a decision left
 * nobody in the list, it goes to what is looked for.
 * @returns whose row the list has to draw for that
 */
export function useFocusAsDrawnAnew(
  [focus, held]: ReturnType<typeof useListFocus>,
  isWide: boolean,
  isEmpty: boolean,
  openId: string | undefined,
): string | undefined {
  const [lost, setLost] = useState<string>()
  const was = useRef(isWide)
  useLayoutEffect(() => {
    if (was.current === isWide) return
    was.current = isWide
    // oxlint-disable-next-line react/set-state-in-effect
    if (isGone(held)) setLost(held.current?.row ?? openId)
  }, [isWide, held, openId])
  useLayoutEffect(() => {
    if (isEmpty && isGone(held))
      document.querySelector<HTMLElement>('[data-filters] :is([aria-pressed=true], [aria-expanded])')?.focus()
  }, [isEmpty, held])
  useLayoutEffect(() => {
    if (lost === undefined) return
    focus.toRow(lost)
    // oxlint-disable-next-line react/set-state-in-effect
    setLost(undefined)
  }, [lost, focus])
  return lost
}

/** Who comes after the last that was chosen, as the list was while they were in it: a decision about them may take them out of it. */
export function useNextAfter(
  shown: readonly { id: string }[],
  chosen: ReadonlySet<string>,
): RefObject<string | undefined> {
  const next = useRef<string>(undefined)
  useLayoutEffect(() => {
    const last = shown.findLastIndex(({ id }) => chosen.has(id))
    if (last < 0) return
    const isLeft = ({ id }: { id: string }) => !chosen.has(id)
    next.current = (shown.slice(last).find(isLeft) ?? shown.slice(0, last).findLast(isLeft))?.id
  }, [shown, chosen])
  return next
}

/** What asks is no place of its own: the focus goes back from there. */
const isAsking = (target: Element) => target.closest('dialog') !== null

/** What had the focus was taken away. */
const isGone = (held: RefObject<Held | undefined>) =>
  held.current !== undefined && document.activeElement === document.body

const leading = (list: RefObject<HTMLElement | null>, held: RefObject<Held | undefined>): ListFocus => ({
  toRow: (id) => focusRow(id === undefined ? currentRow(list.current) : rowOf(list.current, id)),
  toPane: () => list.current?.querySelector<HTMLElement>(`${PANE} h3`)?.focus(),
  showRow: (id) => {
    // Newer browsers give a promise back, which an effect would take for what ends it.
    rowOf(list.current, id)?.scrollIntoView({ block: 'nearest' })
  },
  where: () => (held.current?.isReading ? 'pane' : held.current?.row !== undefined ? 'row' : elsewhere(list.current)),
})

const PANE = '#application-details'

const rowOf = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`[data-name="${CSS.escape(id)}"]`)

const elsewhere = (list: HTMLElement | null) =>
  document.activeElement === document.body || list?.contains(document.activeElement) ? undefined : 'elsewhere'

/** Nobody sees a row that is out of sight, and only then the list moves. */
export function focusRow(row: Element | null | undefined): void {
  row?.querySelector<HTMLElement>('[data-toggle]')?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'nearest' })
}

/** Where the keyboard is in the list: at first in the first row that is not behind the headers of the columns. */
function currentRow(list: HTMLElement | null): Element | undefined {
  const current = list?.querySelector('[data-current]')
  if (current) return current
  const rows = [...(list?.querySelectorAll('[data-name]') ?? [])]
  const top = list?.querySelector('[data-head]')?.getBoundingClientRect().bottom ?? 0
  return rows.find((row) => row.getBoundingClientRect().top >= top) ?? rows[0]
}
