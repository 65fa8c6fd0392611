import type { ManagedApplication } from '#shared/application/manager/application.ts'
import type { SentDocument } from '#shared/application/sent-answers.ts'
import { useOpened } from '#web/manage/frame/use-opened.ts'

/** Which document is shown; it stands in the address. */
export interface ShownDocument {
  id: string | undefined
  /** Back leads to what was there before the first one. */
  show: (id: string) => void
  close: () => void
}

export function useShownDocument(): ShownDocument {
  const { value: id, open: show, close } = useOpened('document')
  return { id, show, close }
}

/** An address may name a document of another application, or one that was erased. */
export const documentOf = (application: ManagedApplication, id: string | undefined): SentDocument | undefined =>
  application.mainRenters.flatMap(({ documents }) => documents).find((each) => each.id === id)

/** The button of its row: the focus comes back to it. */
export const showButtonId = (documentId: string) => `show-${documentId}`
