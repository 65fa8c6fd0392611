import { Trans, useLingui } from '@lingui/react/macro'
import { managedProcessContract } from '#shared/process/manager/contract.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { DownloadButton } from '#web/manage/ui/download-button.tsx'
import { readFile } from '#web/manage/ui/read-file.ts'

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
