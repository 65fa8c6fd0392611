import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  creatablePropertyTypes,
  type ManagedProperty,
  type PropertyDetails,
  propertyDetails,
} from '#shared/property/manager/property.ts'
import { type UndoWay, useChange } from '#web/manage/changes/use-change.ts'
import { isSame } from '#web/manage/sync/conflicts/three-way.ts'
import { DialogButton } from '#web/manage/ui/dialog/dialog-button.tsx'
import { RulesDialog } from '#web/manage/ui/dialog/rules-dialog.tsx'
import { DetailFields, NotesField } from './detail-fields.tsx'

export function EditPropertyButton({ property }: { property: ManagedProperty }) {
  const { t } = useLingui()
  const { name } = property
  return (
    <DialogButton
      variant="outline"
      aria-label={t`Edit property: ${name}`}
      renderDialog={(close) => <EditPropertyDialog property={property} onClose={close} />}
    >
      <Trans>Edit property</Trans>
    </DialogButton>
  )
}

function EditPropertyDialog({ property, onClose }: { property: ManagedProperty; onClose: () => void }) {
  const { t } = useLingui()
  const change = useChange()
  // As the person saw it when they began.
  const [seen] = useState(property)
  const { id, version, name, address, rooms, propertyType, squareMeters, notes } = seen
  const before = { name, address, rooms, propertyType, squareMeters, notes }

  const bring = (body: Partial<PropertyDetails>, ifMatch: number, way: UndoWay) =>
    change(
      'changeDetails',
      { params: { id }, body, about: { entity: 'property', id }, ifMatch, seen },
      {
        done: () => t`Property changed`,
        more: () => body.name ?? name,
        ...way,
        failed: () => t`Failed to change the property`,
      },
    )
  const save = (details: PropertyDetails) => {
    const body = changed(details, before)
    const nothing = Object.keys(body).length === 0
    return bring(body, version, nothing ? {} : { undo: () => void bring(before, version + 1, { isBack: true }) })
  }

  return (
    <RulesDialog
      isLong
      rules={propertyDetails}
      values={before}
      title={<Trans>Edit property</Trans>}
      confirm={<Trans>Save</Trans>}
      onSubmit={save}
      onClose={onClose}
    >
      {/* A kind that only other clients give is not taken away by who corrects a name. */}
      <DetailFields types={[...new Set([...creatablePropertyTypes, propertyType])]} />
      <NotesField />
    </RulesDialog>
  )
}

/** Nobody says anew what they left as it was: a colleague may have changed it meanwhile. */
const changed = (details: PropertyDetails, seen: PropertyDetails): Partial<PropertyDetails> =>
  Object.fromEntries(
    Object.entries(details).filter(([field, value]) => !isSame(value, seen[field as keyof PropertyDetails])),
  )
