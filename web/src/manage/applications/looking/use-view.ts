import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { forgetMarkedHere } from '#web/manage/applications/marks/marked-here.ts'
import { useEntries } from '#web/manage/frame/use-entries.ts'
import { readView, type View, writeView } from './application-view.ts'

/** How somebody looks at a list, as its address says it at first. */
export interface Looking {
  view: View
  change: (view: View) => void
  /** One that was saved. @param goneTag is left out: nobody carries it any more */
  open: (query: string, goneTag: string | undefined) => void
  /** What was left out of what was opened, as long as nothing else is looked for. */
  goneTag: string | undefined
  /** How often somebody chose anew what to look at, or in which order; where Back leads to, nobody did. */
  times: number
}

export function useView(): Looking {
  const [address] = useSearchParams()
  const [view, setView] = useState(() => readView(address))
  const [goneTag, setGoneTag] = useState<string>()
  const [times, setTimes] = useState(0)
  const show = (next: View, gone?: string) => {
    if (next.isStarred !== view.isStarred || next.tag !== view.tag) forgetMarkedHere()
    setView(next)
    setGoneTag(gone)
  }
  const change: Looking['change'] = (next) => {
    if (sought(next) !== sought(view)) setTimes(times + 1)
    show(next)
  }
  const enter = useEntries((before) => show(readView(before)))
  const open: Looking['open'] = (query, gone) => {
    const saved = readView(new URLSearchParams(query))
    const shown = gone === undefined ? saved : { ...saved, tag: '' }
    // Who is read stays open; a document is not taken along.
    const open = address.get('open')
    enter(new URLSearchParams({ ...writeView(shown), ...(open && { open }) }))
    setTimes(times + 1)
    show(shown, gone)
  }
  return { view, change, open, goneTag, times }
}

/** All but how the same rows are shown. */
const sought = ({ columns: _columns, ...rest }: View) => JSON.stringify(rest)
