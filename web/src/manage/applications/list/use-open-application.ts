import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isDecidedHere } from '#web/manage/applications/review/decided-here.ts'
import type { Shown } from '#web/manage/records/use-records.ts'

type Application = Shown<'application'>

/** What is read beside the list. */
export interface OpenApplication {
  openId: string | undefined
  toggle: (id: string) => void
  /** To the next in the list, or the one before; from nothing to the first. */
  step: (by: 1 | -1) => void
  /** The focus goes back to its row. */
  close: () => void
  /** Who is read where Back or Forward leads to. */
  show: (id: string | undefined) => void
}

/**
 * @param list around the rows
 * @param shown the list as it is shown
 * @param of what is looked for: as long as it stays the same, who leaves the list was decided about
 */
export function useOpenApplication(
  list: RefObject<HTMLElement | null>,
  shown: readonly Application[],
  of: string,
  all: ReadonlyMap<string, Application>,
): OpenApplication {
  const [address] = useSearchParams()
  const [openId, setOpenId] = useState(() => address.get('open') ?? undefined)
  const last = useRef<{ id: string; at: number; of: string }>(undefined)
  const at = openId === undefined ? -1 : shown.findIndex(({ id }) => id === openId)

  useEffect(() => {
    if (openId === undefined) return
    const left = all.get(openId)
    if (at >= 0) last.current = { id: openId, at, of }
    else if (last.current?.id === openId && last.current.of === of && left && isDecidedHere(left)) {
      // Decided here, and out of the list by that: on to who takes the place. Nobody is taken from what they read by a colleague.
      const next = shown[Math.min(last.current.at, shown.length - 1)]
      setOpenId(next?.id)
      if (next) focusRow(list, next.id)
    }
  }, [openId, at, of, shown, all, list])

  const toggle = useCallback((id: string) => setOpenId((now) => (now === id ? undefined : id)), [])
  const step = (by: 1 | -1) => {
    const next = shown[at + by]
    if (!next) return
    setOpenId(next.id)
    rowOf(list, next.id)?.scrollIntoView({ block: 'nearest' })
  }
  const close = () => {
    if (openId === undefined) return
    setOpenId(undefined)
    rowOf(list, openId)?.querySelector<HTMLElement>('[data-toggle]')?.focus()
  }
  return { openId, toggle, step, close, show: (id) => (id === undefined ? close() : setOpenId(id)) }
}

const rowOf = (list: RefObject<HTMLElement | null>, id: string) =>
  list.current?.querySelector(`[data-name="${CSS.escape(id)}"]`)

/** Once the row stands, and the dialog of the decision has given the focus back; who went elsewhere stays there. */
function focusRow(list: RefObject<HTMLElement | null>, id: string) {
  requestAnimationFrame(() => {
    const { activeElement } = document
    const isElsewhere = activeElement !== document.body && !list.current?.contains(activeElement)
    const row = rowOf(list, id)
    if (isElsewhere || !row) return
    row.querySelector<HTMLElement>('[data-toggle]')?.focus({ preventScroll: true })
    row.scrollIntoView({ block: 'nearest' })
  })
}
