import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { organizationContract } from '#shared/organization/contract.ts'
import { type Organization, privacySettings } from '#shared/organization/organization.ts'
import { FormDialog } from '#web/desk/form-dialog.tsx'
import { NumberField } from '#web/desk/number-field.tsx'
import { useDesk } from '#web/desk/use-desk.ts'
import { useFailureWords } from '#web/desk/use-failure-words.ts'
import { session } from '#web/session/browser-session.ts'
import { showToast } from '#web/ui/toast-store.ts'

interface RetentionDialogProps {
  organization: Organization
  onClose: () => void
}

type Values = z.input<typeof privacySettings>

/** Shortening it erases at once what is older: that is said before. */
export function RetentionDialog({ organization: { id, retentionDays }, onClose }: RetentionDialogProps) {
  const { t } = useLingui()
  const { desk } = useDesk()
  const failureWords = useFailureWords()
  const form = useForm<Values>({ defaultValues: { retentionDays }, resolver: zodResolver(privacySettings) })

  const change = async (body: Values) => {
    try {
      await desk.organizations.put(await session.call(organizationContract.changePrivacy, { params: { id }, body }))
      showToast({ tone: 'success', title: t`Changed` })
      return undefined
    } catch (error) {
      return { title: t`It could not be changed`, description: failureWords(error, (answer) => answer) }
    }
  }

  return (
    <FormDialog
      form={form}
      title={<Trans>How long applications are kept</Trans>}
      confirm={<Trans>Change</Trans>}
      onSubmit={change}
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
