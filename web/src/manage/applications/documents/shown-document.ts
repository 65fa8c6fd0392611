import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { ManagedApplication } from '#shared/application/manager/application.ts'
import type { SentDocument } from '#shared/application/sent-answers.ts'
import { openedWithin, withinPage } from '#web/manage/frame/way-back.ts'

/** Which document is shown; it stands in the address. */
export interface ShownDocument {
  id: string | undefined
  /** Back leads to what was there before the first one. */
  show: (id: string) => void
  close: () => void
}

export function useShownDocument(): ShownDocument {
  const [address, setAddress] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const id = address.get('document') ?? undefined
  const show = (next: string) => {
    const query = new URLSearchParams(address)
    query.set('document', next)
    const isFirst = id === undefined
    setAddress(query, { replace: !isFirst, state: isFirst ? openedWithin(state) : state })
  }
  const close = () => {
    if (withinPage(state) > 0) return void navigate(-1)
    const query = new URLSearchParams(address)
    query.delete('document')
    setAddress(query, { replace: true, state })
  }
  return { id, show, close }
}

/** An address may name a document of another application, or one that was erased. */
export const documentOf = (application: ManagedApplication, id: string | undefined): SentDocument | undefined =>
  application.mainRenters.flatMap(({ documents }) => documents).find((each) => each.id === id)

/** The button of its row: the focus comes back to it. */
export const showButtonId = (documentId: string) => `show-${documentId}`
