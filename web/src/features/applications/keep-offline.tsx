import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { acceptsApplications } from '#shared/process/process.ts'
import { forgetDocuments, keepDocuments } from '#web/desk/review/kept-files.ts'
import { useDesk, useDeskQuery } from '#web/desk/use-desk.ts'
import type { Shown } from '#web/records/use-records.ts'
import { Button } from '#web/ui/button.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { useDocumentFailure } from './use-document-failure.ts'

interface KeepOfflineProps {
  application: Shown<'application'>
  process: Shown<'process'>
}

/** Documents are heavy: they come to this device when somebody asks for them, and go when the process closes. */
export function KeepOffline({ application, process }: KeepOfflineProps) {
  const { desk } = useDesk()
  const failureWords = useDocumentFailure()
  const [isBusy, setBusy] = useState(false)
  const kept = useDeskQuery(
    ({ files }) => files.where('applicationId').equals(application.id).count(),
    [application.id],
  )
  const stored = application.mainRenters.flatMap(({ documents }) => documents.filter(({ isStored }) => isStored))
  if (!acceptsApplications(process) || stored.length === 0 || kept === undefined) return null

  const keep = async () => {
    setBusy(true)
    try {
      await keepDocuments(desk, application)
    } catch (error) {
      showToast({ tone: 'error', title: () => failureWords(error) })
    } finally {
      setBusy(false)
    }
  }

  return kept < stored.length ? (
    <Button variant="outline" disabled={isBusy} onClick={() => void keep()}>
      {isBusy ? <Trans>One moment...</Trans> : <Trans>Keep documents available offline</Trans>}
    </Button>
  ) : (
    <Button variant="outline" onClick={() => void forgetDocuments(desk, application.id)}>
      <Trans>Remove documents from this device</Trans>
    </Button>
  )
}
