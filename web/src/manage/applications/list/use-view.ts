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
}

export function useView(): Looking {
  const [address] = useSearchParams()
  const [view, setView] = useState(() => readView(address))
  const [goneTag, setGoneTag] = useState<string>()
  const show = (next: View, gone?: string) => {
    if (next.isStarred !== view.isStarred || next.tag !== view.tag) forgetMarkedHere()
    setView(next)
    setGoneTag(gone)
  }
  const enter = useEntries((before) => show(readView(before)))
  const open: Looking['open'] = (query, gone) => {
    const saved = readView(new URLSearchParams(query))
    const shown = gone === undefined ? saved : { ...saved, tag: '' }
    // Who is read stays open; a document is not taken along.
    const open = address.get('open')
    enter(new URLSearchParams({ ...writeView(shown), ...(open && { open }) }))
    show(shown, gone)
  }
  return { view, change: show, open, goneTag }
}
