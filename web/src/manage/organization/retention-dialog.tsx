import { zodResolver } from '@hookform/resolvers/zod'
import { Trans } from '@lingui/react/macro'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { organizationContract } from '#shared/organization/contract.ts'
import { type Organization, privacySettings } from '#shared/organization/organization.ts'
import { session } from '#web/manage/session/browser-session.ts'
import { FormDialog } from '#web/manage/ui/form-dialog.tsx'
import { NumberField } from '#web/manage/ui/number-field.tsx'
import { useChangeOrganization } from './use-change-organization.ts'

interface RetentionDialogProps {
  organization: Organization
  onClose: () => void
}

type Values = z.input<typeof privacySettings>

/** Shortening it erases at once what is older: that is said before. */
export function RetentionDialog({ organization: { id, retentionDays }, onClose }: RetentionDialogProps) {
  const change = useChangeOrganization()
  const form = useForm<Values>({ defaultValues: { retentionDays }, resolver: zodResolver(privacySettings) })

  const send = (body: Values) => change(session.call(organizationContract.changePrivacy, { params: { id }, body }))

  return (
    <FormDialog
      form={form}
      title={<Trans>How long applications are kept</Trans>}
      confirm={<Trans>Change</Trans>}
      onSubmit={send}
      onClose={onClose}
    >
      <NumberField
        name="retentionDays"
        label={<Trans>Days after the rejection or withdrawal</Trans>}
        hint={
          <Trans>
            Leave it empty for what is usual in the country. What is older than that is erased within an hour, and
            cannot be brought back.
          </Trans>
        }
        empty={null}
        optional
      />
    </FormDialog>
  )
}
