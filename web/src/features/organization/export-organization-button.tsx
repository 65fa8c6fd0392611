import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { organizationContract } from '#shared/organization/contract.ts'
import type { Organization } from '#shared/organization/organization.ts'
import { NoConnectionError } from '#web/api/call.ts'
import { readFile } from '#web/desk/read-file.ts'
import { saveFile } from '#web/desk/save-file.ts'
import { Button } from '#web/ui/button.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** The server makes it, and writes down who asked for it: so it needs a connection. */
export function ExportOrganizationButton({ organization: { id, name } }: { organization: Organization }) {
  const { t } = useLingui()
  const [isBusy, setBusy] = useState(false)

  const save = async () => {
    setBusy(true)
    try {
      const archive = await readFile(organizationContract.exportOrganization, { id })
      saveFile(archive, `${name} ${new Date().toISOString().slice(0, 10)}.zip`)
    } catch (error) {
      const description =
        error instanceof NoConnectionError
          ? t`It needs a connection. Please try again when you have one.`
          : t`Please try again in a minute.`
      showToast({ tone: 'error', title: t`The archive could not be downloaded`, description })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button variant="outline" justifySelf="start" disabled={isBusy} onClick={() => void save()}>
      {isBusy ? <Trans>One moment...</Trans> : <Trans>Download the archive</Trans>}
    </Button>
  )
}
