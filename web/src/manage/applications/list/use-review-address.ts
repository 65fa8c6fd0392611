import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { openedWithin, withinPage } from '#web/manage/frame/way-back.ts'
import { useKeepInAddress } from '#web/manage/lists/use-keep-in-address.ts'

/** Of an entry that is there because something was opened: where its list stands in the history, and with what it scrolls. */
const entryOfOpened = z.object({ place: z.optional(z.string()), listWithin: z.optional(z.number()) })

/**
 * Keeps in the address what a list shows, who is read beside it, and which document of theirs. Each of the three is an entry of the
 * history, from whomever to whomever one goes: Back closes the document, then leads to the list as it is, then leaves it.
 * @param onReturn who is read where Back or Forward leads to
 */
export function useReviewAddress(values: Record<string, string>, onReturn: (openId: string | undefined) => void): void {
  const [address, setAddress] = useSearchParams()
  const { key, search, state } = useLocation()
  const kind = useNavigationType()
  const navigate = useNavigate()
  const wanted = new URLSearchParams(values)
  const [depth, shown] = [depthOf(wanted), depthOf(address)]
  const last = useRef({ key, isOwnReturn: false })
  useKeepInAddress(depth === shown ? values : Object.fromEntries(address))

  useEffect(() => {
    const isReturn = last.current.key !== key && kind === NavigationType.Pop && !last.current.isOwnReturn
    if (last.current.key !== key) last.current = { key, isOwnReturn: false }
    if (depth === shown) return
    if (isReturn) return onReturn(address.get('open') ?? undefined)
    // Under way to another entry the browser is there before the page is.
    if (search !== window.location.search) return
    const within = withinPage(state)
    // Who came by a link has no list to go back to.
    const { place = key, listWithin = -1 } = entryOfOpened.safeParse(state).data ?? {}
    if (depth > shown) {
      const { open: _open, document: _document, ...list } = values
      // As it is left, which may not be written yet.
      setAddress(list, { replace: true, state: { ...state, place } })
      setAddress(wanted, { state: { ...openedWithin(state), place, listWithin: within } })
      return
    }
    // Between the list and what is open beside it may be another view of it.
    const back = within - listWithin === shown ? Math.min(shown - depth, within) : 0
    if (back === 0) return setAddress(wanted, { replace: true, state })
    last.current.isOwnReturn = true
    void navigate(-back)
    // Of the rest nothing is a reason to make an entry, or to leave one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [depth, shown, key])
}

/** How much is open: nothing, an application, a document of it. */
const depthOf = (address: URLSearchParams) => (address.has('open') ? (address.has('document') ? 2 : 1) : 0)
