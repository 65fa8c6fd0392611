import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { newId } from '#shared/ids.ts'
import { organizationContract } from '#shared/organization/contract.ts'
import { organizationForm } from '#shared/organization/organization.ts'
import { FormDialog } from '#web/desk/form-dialog.tsx'
import { useDesk } from '#web/desk/use-desk.ts'
import { useFailureWords } from '#web/desk/use-failure-words.ts'
import { TextAreaField } from '#web/form/text-area-field.tsx'
import { TextField } from '#web/form/text-field.tsx'
import { session } from '#web/session/browser-session.ts'
import { Button } from '#web/ui/button.ts'
import { PlusIcon } from '#web/ui/icons.tsx'
import { showToast } from '#web/ui/toast-store.ts'

export function CreateOrganizationButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <PlusIcon />
        <Trans>Create Organization</Trans>
      </Button>
      {isOpen && <CreateOrganizationDialog onClose={() => setOpen(false)} />}
    </>
  )
}

type Values = z.input<typeof organizationForm>

function CreateOrganizationDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { desk } = useDesk()
  const failureWords = useFailureWords()
  // The same for every attempt: an organization whose answer was lost is not made twice.
  const [id] = useState(newId)
  const form = useForm<Values>({
    defaultValues: { name: '', description: '' },
    resolver: zodResolver(organizationForm),
  })

  const create = async (values: Values) => {
    try {
      const headers = { 'idempotency-key': id }
      const body = { ...values, id }
      const organization = await session.call(organizationContract.createOrganization, { body }, headers)
      await desk.organizations.put(organization)
      showToast({
        tone: 'success',
        title: () => t`Organization Created Successfully`,
        description: () => organization.name,
      })
      return undefined
    } catch (error) {
      const description = () => failureWords(error, (answer) => t`Failed to create organization: ${answer}`)
      showToast({ tone: 'error', title: () => t`Failed to Create Organization`, description })
      return { title: t`Failed to Create Organization`, description: description() }
    }
  }

  return (
    <FormDialog
      form={form}
      title={<Trans>Create Organization</Trans>}
      confirm={<Trans>Create</Trans>}
      onSubmit={create}
      onClose={onClose}
    >
      <TextField name="name" label={<Trans>Name</Trans>} autoComplete="off" />
      <TextAreaField name="description" label={<Trans>Description</Trans>} optional />
    </FormDialog>
  )
}
