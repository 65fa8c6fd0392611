import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { managedProcessContract } from '#shared/process/managed-contract.ts'
import { NoConnectionError } from '#web/api/call.ts'
import { readFile } from '#web/desk/read-file.ts'
import { saveFile } from '#web/desk/save-file.ts'
import type { Shown } from '#web/records/use-records.ts'
import { Button } from '#web/ui/button.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** Every application as a table. The server makes it, and writes down who asked for it: so it needs a connection. */
export function ExportButton({ process: { id, code } }: { process: Shown<'process'> }) {
  const { t } = useLingui()
  const [isBusy, setBusy] = useState(false)

  const save = async () => {
    setBusy(true)
    try {
      const table = await readFile(managedProcessContract.exportApplications, { id })
      saveFile(table, `applications-${code || id}.csv`)
    } catch (error) {
      const description =
        error instanceof NoConnectionError
          ? t`It needs a connection. Please try again when you have one.`
          : t`Please try again in a minute.`
      showToast({ tone: 'error', title: t`The table could not be downloaded`, description })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button variant="outline" disabled={isBusy} onClick={() => void save()}>
      <Trans>Download as CSV</Trans>
    </Button>
  )
}
