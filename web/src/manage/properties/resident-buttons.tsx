import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { newId } from '#shared/ids.ts'
import { onOneLine } from '#shared/plain-text.ts'
import type { ManagedProperty } from '#shared/property/manager/property.ts'
import type { Resident } from '#shared/resident/resident.ts'
import { Button } from '#web/kit/ui/button.ts'
import { PlusIcon } from '#web/kit/ui/icons.tsx'
import { useChange } from '#web/manage/changes/use-change.ts'
import { ResidentDialog } from './resident-dialog.tsx'

export function AddResidentButton({ property }: { property: ManagedProperty }) {
  const { t } = useLingui()
  const change = useChange()
  // One id for each time the dialog opens: who is sent twice is added once.
  const [id, setId] = useState<string>()
  const { name } = property
  return (
    <>
      <Button variant="outline" aria-label={t`Add Resident: ${name}`} onClick={() => setId(newId())}>
        <PlusIcon />
        <Trans>Add Resident</Trans>
      </Button>
      {id !== undefined && (
        <ResidentDialog
          home={property}
          title={<Trans>Add Resident</Trans>}
          confirm={<Trans>Add</Trans>}
          onSubmit={(values) => {
            const { moveOutDate: _, ...added } = values
            return change(
              'addResidents',
              {
                params: { propertyId: property.id },
                body: { residents: [{ ...added, id }] },
                about: { entity: 'resident', id },
              },
              {
                done: () => t`Resident added successfully`,
                more: () => fullName(added),
                failed: () => t`Failed to add resident. Please try again.`,
              },
            )
          }}
          onClose={() => setId(undefined)}
        />
      )}
    </>
  )
}

export function EditResidentButton({ resident, home }: { resident: Resident; home: ManagedProperty }) {
  const { t } = useLingui()
  const change = useChange()
  // As the person saw it when they began.
  const [edited, setEdited] = useState<Resident>()
  const name = fullName(resident)
  return (
    <>
      <Button variant="outline" aria-label={t`Edit: ${name}`} onClick={() => setEdited(resident)}>
        <Trans>Edit</Trans>
      </Button>
      {edited && (
        <ResidentDialog
          home={home}
          title={<Trans>Edit Resident</Trans>}
          confirm={<Trans>Save</Trans>}
          resident={edited}
          onSubmit={({ moveOutDate, ...values }) =>
            change(
              'changeResident',
              { ...ofStay(edited), body: { ...values, moveOutDate: moveOutDate || null }, seen: edited },
              {
                done: () => t`Resident updated successfully`,
                more: () => fullName(values),
                failed: () => t`Failed to update resident. Please try again.`,
              },
            )
          }
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}

export const fullName = ({ firstName, lastName }: Pick<Resident, 'firstName' | 'lastName'>) =>
  onOneLine(`${firstName} ${lastName}`)

/** What every change of somebody who lives in a property says of them, as the person saw them. */
export const ofStay = ({ id, propertyId, version }: Resident) => ({
  params: { propertyId, residentId: id },
  about: { entity: 'resident' as const, id },
  ifMatch: version,
})
