import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import type { ManagedApplication } from '#shared/application/manager/application.ts'
import { documentNames } from '#shared/document/document-names.ts'
import { showButtonId } from '#web/manage/applications/documents/shown-document.ts'
import { renterName } from '#web/manage/applications/words/applicant-names.ts'
import { useDatabaseQuery } from '#web/manage/records/use-manager.ts'
import { DocumentContent } from './document-content.tsx'
import { Beside, Whole } from './viewer-frame.tsx'
import { ViewerHead } from './viewer-head.tsx'
import { useSaidOf } from '#web/manage/facts/use-said-of.ts'

interface DocumentViewerProps {
  application: ManagedApplication
  /** Of one of its documents. */
  id: string
  /** There is room for it beside what is read. */
  isBeside: boolean
  onShow: (id: string) => void
  onClose: () => void
}

/** A document in its place, with the ones before and after it (manager.md, Documents in place). */
export function DocumentViewer({ application, id, isBeside, onShow, onClose }: DocumentViewerProps) {
  const { i18n } = useLingui()
  const saidOf = useSaidOf()
  const headingId = useId()
  const documents = useShowable(application, id)
  const at = documents.findIndex(({ document }) => document.id === id)
  useFocusBack(id)
  const shown = documents[at]
  if (!shown) return null
  const { document, from } = shown
  const label = saidOf(i18n._(documentNames[document.type]), document.originalName)
  const step = (by: 1 | -1) => {
    const next = documents[at + by]
    if (next) onShow(next.document.id)
  }
  const Frame = isBeside ? Beside : Whole
  return (
    <Frame headingId={headingId} onClose={onClose}>
      {(close) => (
        <>
          <ViewerHead
            id={headingId}
            applicationId={application.id}
            document={document}
            from={from}
            at={at}
            count={documents.length}
            onStep={step}
            isBeside={isBeside}
            onClose={close}
          />
          <DocumentContent key={id} applicationId={application.id} document={document} label={label} />
        </>
      )}
    </Frame>
  )
}

/** Those that arrived or are kept here, in the order of their rows; the one that is asked for in any case. */
function useShowable(application: ManagedApplication, id: string) {
  const kept = useDatabaseQuery(
    ({ files }) => files.where('applicationId').equals(application.id).primaryKeys(),
    [application.id],
  )
  return application.mainRenters.flatMap((renter) =>
    renter.documents
      .filter((document) => document.isStored || document.id === id || kept?.includes(document.id))
      .map((document) => ({ document, from: renterName(renter) })),
  )
}

/** To the row of what was shown last; whoever went elsewhere meanwhile stays there. */
function useFocusBack(id: string) {
  const last = useRef(id)
  useEffect(() => {
    last.current = id
  }, [id])
  useEffect(
    () => () => {
      const row = showButtonId(last.current)
      // Once it is gone, and with a dialog what it kept from being reached.
      requestAnimationFrame(() => {
        const { activeElement } = document
        const isLost = activeElement === document.body || activeElement?.matches('[id^=show-]') === true
        if (isLost) document.getElementById(row)?.focus()
      })
    },
    [],
  )
}
