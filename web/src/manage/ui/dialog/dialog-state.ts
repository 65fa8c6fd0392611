import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'

/** Dialogs that can be asked for from elsewhere. */
export type DialogName = 'create-property' | 'create-process'

const arrival = z.object({ opens: z.string() })

/** For the state of a link that leads to a page, and opens a dialog there. */
export const opening = (opens: DialogName) => ({ opens })

/** Whether a dialog is open, which may be asked for from elsewhere: once, and not again by a reload. */
export function useDialogState(name: DialogName | undefined): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false)
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isAskedFor = name !== undefined && arrival.safeParse(state).data?.opens === name
  useEffect(() => {
    if (!isAskedFor) return
    // It is asked by an address, which is nothing of this component's own.
    // oxlint-disable-next-line react/set-state-in-effect
    setOpen(true)
    void navigate(pathname + search, { replace: true, state: null })
  }, [isAskedFor, navigate, pathname, search])
  return [isOpen, setOpen]
}
