import { Trans, useLingui } from '@lingui/react/macro'
import { managedProcessContract } from '#shared/process/managed-contract.ts'
import { DownloadButton } from '#web/desk/download-button.tsx'
import { readFile } from '#web/desk/read-file.ts'
import type { Shown } from '#web/records/use-records.ts'

/** Every application of a process as a table. */
export function ExportButton({ process: { id, code } }: { process: Shown<'process'> }) {
  const { t } = useLingui()
  return (
    <DownloadButton
      read={() => readFile(managedProcessContract.exportApplications, { id })}
      name={() => `applications-${code || id}.csv`}
      failure={() => t`The table could not be downloaded`}
    >
      <Trans>Download as CSV</Trans>
    </DownloadButton>
  )
}
