import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { takesRequestedDocuments } from '#shared/document-request/document-request.ts'
import { Button } from '#web/kit/ui/button.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { RequestDocumentsDialog } from './request-documents-dialog.tsx'

/** Asks for proofs once a choice was made (manager.md, Document requests). */
export function RequestDocumentsButton({ application }: { application: Shown<'application'> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {takesRequestedDocuments(application) && (
        <Button variant="outline" onClick={() => setOpen(true)}>
          <Trans>Request documents</Trans>
        </Button>
      )}
      {isOpen && <RequestDocumentsDialog application={application} onClose={() => setOpen(false)} />}
    </>
  )
}
