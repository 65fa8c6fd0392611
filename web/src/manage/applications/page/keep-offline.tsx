import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { acceptsApplications } from '#shared/process/process.ts'
import { Button } from '#web/kit/ui/button.ts'
import { toastsOfAccount } from '#web/kit/ui/toast-store.ts'
import { forgetDocuments, keepDocuments } from '#web/manage/applications/review/kept-files.ts'
import { useDatabaseQuery, useManager } from '#web/manage/records/use-manager.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { useDocumentFailure } from './use-document-failure.ts'

interface KeepOfflineProps {
  application: Shown<'application'>
  process: Shown<'process'>
}

/** Documents are heavy: they come to this device when somebody asks for them, and go when the process closes. */
export function KeepOffline({ application, process }: KeepOfflineProps) {
  const { database } = useManager()
  const failureWords = useDocumentFailure()
  const [isBusy, setBusy] = useState(false)
  const kept = useDatabaseQuery(
    ({ files }) => files.where('applicationId').equals(application.id).count(),
    [application.id],
  )
  const stored = application.mainRenters.flatMap(({ documents }) => documents.filter(({ isStored }) => isStored))
  if (!acceptsApplications(process) || stored.length === 0 || kept === undefined) return null

  const keep = async () => {
    const tell = toastsOfAccount()
    setBusy(true)
    try {
      await keepDocuments(database, application)
    } catch (error) {
      tell({ tone: 'error', title: () => failureWords(error) })
    } finally {
      setBusy(false)
    }
  }

  return kept < stored.length ? (
    <Button variant="outline" disabled={isBusy} onClick={() => void keep()}>
      {isBusy ? <Trans>One moment...</Trans> : <Trans>Keep documents available offline</Trans>}
    </Button>
  ) : (
    <Button variant="outline" onClick={() => void forgetDocuments(database, application.id)}>
      <Trans>Remove documents from this device</Trans>
    </Button>
  )
}
