import { Trans, useLingui } from '@lingui/react/macro'
import { organizationContract } from '#shared/organization/contract.ts'
import type { Organization } from '#shared/organization/organization.ts'
import { DownloadButton } from '#web/manage/ui/download-button.tsx'
import { readFile } from '#web/manage/ui/read-file.ts'

/** Everything of an organization as one archive. */
export function ExportOrganizationButton({ organization: { id, name } }: { organization: Organization }) {
  const { t } = useLingui()
  return (
    <DownloadButton
      read={() => readFile(organizationContract.exportOrganization, { id })}
      name={() => `${name} ${new Date().toISOString().slice(0, 10)}.zip`}
      failure={() => t`The archive could not be downloaded`}
      busy={<Trans>One moment...</Trans>}
    >
      <Trans>Download the archive</Trans>
    </DownloadButton>
  )
}
