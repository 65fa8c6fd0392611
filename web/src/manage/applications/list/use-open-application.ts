import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isDecidedHere } from '#web/manage/applications/review/decided-here.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import type { ListFocus } from '#web/manage/applications/keyboard/use-list-focus.ts'

type Application = Shown<'application'>

/** What is read beside the list. */
export interface OpenApplication {
  openId: string | undefined
  /** Who comes by keyboard reads on: the focus goes along, also to what is open already. */
  toggle: (id: string, isByKey: boolean) => void
  /** To the next in the list, or the one before; from nothing to the first. @param isByKey the focus goes along */
  step: (by: 1 | -1, isByKey?: boolean) => void
  /** The focus goes back to its row. */
  close: () => void
  /** Who is read where Back or Forward leads to. */
  show: (id: string | undefined) => void
}

interface ShownList {
  shown: readonly Application[]
  /**
   * What is looked for: as long as it stays the same, who leaves the list was decided about. Who is left out by something else is not read
   * any more, and does not come back with the list.
   */
  of: string
  /** All that is looked for is in it. */
  isAnswered: boolean
}

export function useOpenApplication(
  focus: ListFocus,
  { shown, of, isAnswered }: ShownList,
  all: ReadonlyMap<string, Application>,
): OpenApplication {
  const [address] = useSearchParams()
  const [openId, setOpenId] = useState(() => address.get('open') ?? undefined)
  /** How often somebody went on to what is read. */
  const [entries, setEntries] = useState(0)
  const last = useRef<{ id: string; at: number; of: string }>(undefined)
  const at = openId === undefined ? -1 : shown.findIndex(({ id }) => id === openId)

  const read = useCallback((id: string) => {
    setOpenId(id)
    setEntries((before) => before + 1)
  }, [])
  useLayoutEffect(() => {
    if (entries > 0) focus.toPane()
  }, [entries, focus])

  useEffect(() => {
    if (openId === undefined) return
    const left = all.get(openId)
    if (at >= 0) last.current = { id: openId, at, of }
    else if (last.current?.id !== openId) return
    else if (last.current.of !== of) {
      // oxlint-disable-next-line react/set-state-in-effect
      if (isAnswered) setOpenId(undefined)
    } else if (left && isDecidedHere(left)) {
      // Decided here, and out of the list by that: on to who takes the place. Nobody is taken from what they read by a colleague.
      const next = shown[Math.min(last.current.at, shown.length - 1)]
      if (next && focus.where() === 'pane') return read(next.id)
      setOpenId(next?.id)
      // Once the row stands, and the dialog of the decision has given the focus back.
      if (next) requestAnimationFrame(() => focus.where() !== 'elsewhere' && focus.toRow(next.id))
    }
  }, [openId, at, of, isAnswered, shown, all, focus, read])

  const toggle = useCallback(
    (id: string, isByKey: boolean) => (isByKey ? read(id) : setOpenId((now) => (now === id ? undefined : id))),
    [read],
  )
  const step: OpenApplication['step'] = (by, isByKey = false) => {
    const next = shown[at + by]
    if (!next) return
    if (isByKey) read(next.id)
    else setOpenId(next.id)
    focus.showRow(next.id)
  }
  const close = () => {
    if (openId === undefined) return
    setOpenId(undefined)
    if (focus.where() !== 'row') focus.toRow(openId)
  }
  return { openId, show: (id) => (id === undefined ? close() : setOpenId(id)), toggle, step, close }
}
