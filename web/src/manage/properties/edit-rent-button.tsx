import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { newId } from '#shared/ids.ts'
import { type ManagedProperty, rentForm } from '#shared/property/manager/property.ts'
import { localToday } from '#web/kit/device/local-today.ts'
import { TextField } from '#web/kit/form/text-field.tsx'
import { Button } from '#web/kit/ui/button.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { useChange } from '#web/manage/changes/use-change.ts'
import { FormDialog } from '#web/manage/ui/form-dialog.tsx'
import { NumberField } from '#web/manage/ui/number-field.tsx'

export function EditRentButton({ property }: { property: ManagedProperty }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { name } = property
  return (
    <>
      <Button variant="outline" aria-label={t`Edit Rent: ${name}`} onClick={() => setOpen(true)}>
        <Trans>Edit Rent</Trans>
      </Button>
      {isOpen && <EditRentDialog property={property} onClose={() => setOpen(false)} />}
    </>
  )
}

type Values = z.input<typeof rentForm>

/** The rent that was goes into the history. */
function EditRentDialog({ property, onClose }: { property: ManagedProperty; onClose: () => void }) {
  const { t } = useLingui()
  const change = useChange()
  const [id] = useState(newId)
  // As the person saw it when they began.
  const [seen] = useState(property)
  const { version, baseRent, sideCosts } = seen
  const form = useForm<Values>({
    defaultValues: { baseRent, sideCosts, reason: '' },
    resolver: zodResolver(rentForm),
  })

  const save = (values: Values) =>
    change(
      'changeRent',
      {
        params: { id: property.id },
        body: { ...rentForm.parse(values), id, changeDate: localToday() },
        about: { entity: 'property', id: property.id },
        ifMatch: version,
        seen,
      },
      { done: () => t`Rent updated successfully`, more: () => property.name, failed: () => t`Failed to update rent` },
    )

  return (
    <FormDialog
      form={form}
      title={<Trans>Edit Rent</Trans>}
      confirm={<Trans>Save</Trans>}
      onSubmit={save}
      onClose={onClose}
    >
      <Text overflowWrap="anywhere">{property.name}</Text>
      <NumberField name="baseRent" label={<Trans>Base rent per month</Trans>} />
      <NumberField name="sideCosts" label={<Trans>Side costs per month</Trans>} />
      <TextField name="reason" label={<Trans>Reason</Trans>} optional autoComplete="off" />
    </FormDialog>
  )
}
