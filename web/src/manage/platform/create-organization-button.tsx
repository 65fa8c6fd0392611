import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { newId } from '#shared/ids.ts'
import { organizationContract } from '#shared/organization/contract.ts'
import { organizationForm } from '#shared/organization/organization.ts'
import { TextAreaField } from '#web/kit/form/later/text-area-field.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { PlusIcon } from '#web/kit/ui/icons.tsx'
import { toastsOfAccount } from '#web/kit/ui/toast/toast-store.ts'
import { useFailureText } from '#web/manage/changes/use-failure-text.ts'
import { useManager } from '#web/manage/records/use-manager.ts'
import { session } from '#web/manage/session/browser-session.ts'
import { DialogButton } from '#web/manage/ui/dialog/dialog-button.tsx'
import { RulesDialog } from '#web/manage/ui/dialog/rules-dialog.tsx'

export const CreateOrganizationButton = () => (
  <DialogButton renderDialog={(close) => <CreateOrganizationDialog onClose={close} />}>
    <PlusIcon />
    <Trans>Create Organization</Trans>
  </DialogButton>
)

function CreateOrganizationDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { database } = useManager()
  const failureWords = useFailureText('organization')
  // The same for every attempt: an organization whose answer was lost is not made twice.
  const [id] = useState(newId)

  const create = async (values: z.output<typeof organizationForm>) => {
    const tell = toastsOfAccount()
    try {
      const headers = { 'idempotency-key': id }
      const body = { ...values, id }
      const organization = await session.call(organizationContract.createOrganization, { body }, headers)
      await database.organizations.put(organization)
      tell({
        tone: 'success',
        title: () => t`Organization Created Successfully`,
        description: () => organization.name,
      })
      return undefined
    } catch (error) {
      const description = () => failureWords(error, (answer) => t`Failed to create organization: ${answer}`)
      tell({ tone: 'error', title: () => t`Failed to Create Organization`, description })
      return { title: t`Failed to Create Organization`, description: description() }
    }
  }

  return (
    <RulesDialog
      rules={organizationForm}
      values={{ name: '', description: '' }}
      title={<Trans>Create Organization</Trans>}
      confirm={<Trans>Create</Trans>}
      onSubmit={create}
      onClose={onClose}
    >
      <TextField name="name" label={<Trans>Name</Trans>} autoComplete="off" />
      <TextAreaField name="description" label={<Trans>Description</Trans>} optional />
    </RulesDialog>
  )
}
