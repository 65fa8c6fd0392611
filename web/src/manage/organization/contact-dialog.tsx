import { zodResolver } from '@hookform/resolvers/zod'
import { Trans } from '@lingui/react/macro'
import { useForm } from 'react-hook-form'
import { organizationContract } from '#shared/organization/contract.ts'
import {
  type Organization,
  type OrganizationSettings,
  organizationSettings,
} from '#shared/organization/organization.ts'
import { TextAreaField } from '#web/kit/form/later/text-area-field.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { session } from '#web/manage/session/browser-session.ts'
import { FormDialog } from '#web/manage/ui/form-dialog.tsx'
import { useChangeOrganization } from './use-change-organization.ts'

interface ContactDialogProps {
  organization: Organization
  onClose: () => void
}

export function ContactDialog({ organization, onClose }: ContactDialogProps) {
  const change = useChangeOrganization()
  const { id, name, description, address = '', contactEmail = '', contactPhone = '' } = organization
  const form = useForm<OrganizationSettings>({
    defaultValues: { name, description, address, contactEmail, contactPhone },
    resolver: zodResolver(organizationSettings),
  })

  const send = (body: OrganizationSettings) =>
    change(session.call(organizationContract.changeOrganization, { params: { id }, body }))

  return (
    <FormDialog
      form={form}
      title={<Trans>Name and contact</Trans>}
      confirm={<Trans>Change</Trans>}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField name="name" label={<Trans>Name</Trans>} autoComplete="organization" />
      <TextField name="address" label={<Trans>Address</Trans>} autoComplete="street-address" optional />
      <TextField
        name="contactEmail"
        type="email"
        label={<Trans>Email</Trans>}
        hint={<Trans>Those who apply see it.</Trans>}
        autoComplete="off"
        optional
      />
      <TextField
        name="contactPhone"
        type="tel"
        label={<Trans>Phone</Trans>}
        hint={<Trans>Those who apply see it.</Trans>}
        autoComplete="off"
        optional
      />
      <TextAreaField name="description" label={<Trans>Description</Trans>} optional />
    </FormDialog>
  )
}
