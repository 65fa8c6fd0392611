import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { newId } from '#shared/ids.ts'
import { type ManagedProperty, rentForm } from '#shared/property/manager/property.ts'
import { localToday } from '#web/kit/device/local-today.ts'
import { TextField } from '#web/kit/form/text-field.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { useChange } from '#web/manage/changes/use-change.ts'
import { DialogButton } from '#web/manage/ui/dialog/dialog-button.tsx'
import { RulesDialog } from '#web/manage/ui/dialog/rules-dialog.tsx'
import { ReadersOfRent } from './readers-of-rent.tsx'
import { RentFields } from './rent-fields.tsx'

export function EditRentButton({ property }: { property: ManagedProperty }) {
  const { t } = useLingui()
  const { name } = property
  return (
    <DialogButton
      variant="outline"
      aria-label={t`Edit Rent: ${name}`}
      renderDialog={(close) => <EditRentDialog property={property} onClose={close} />}
    >
      <Trans>Edit Rent</Trans>
    </DialogButton>
  )
}

/** The rent that was goes into the history. */
function EditRentDialog({ property, onClose }: { property: ManagedProperty; onClose: () => void }) {
  const { t } = useLingui()
  const change = useChange()
  const [id] = useState(newId)
  // As the person saw it when they began.
  const [seen] = useState(property)
  const { version, baseRent, sideCosts } = seen

  const save = (rent: z.output<typeof rentForm>) =>
    change(
      'changeRent',
      {
        params: { id: property.id },
        body: { ...rent, id, changeDate: localToday() },
        about: { entity: 'property', id: property.id },
        ifMatch: version,
        seen,
      },
      { done: () => t`Rent updated successfully`, more: () => property.name, failed: () => t`Failed to update rent` },
    )

  return (
    <RulesDialog
      rules={rentForm}
      values={{ baseRent, sideCosts, reason: '' }}
      title={<Trans>Edit Rent</Trans>}
      confirm={<Trans>Save</Trans>}
      onSubmit={save}
      onClose={onClose}
    >
      <Text overflowWrap="anywhere">{property.name}</Text>
      <ReadersOfRent propertyId={property.id} />
      <RentFields country={property.country} />
      <TextField name="reason" label={<Trans>Reason</Trans>} optional autoComplete="off" />
    </RulesDialog>
  )
}
