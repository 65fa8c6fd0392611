import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatNumber } from '#shared/format-number.ts'
import { newId } from '#shared/ids.ts'
import { rentCountries } from '#shared/money.ts'
import {
  creatablePropertyTypes,
  type PropertyForm,
  propertyForm,
  roomChoices,
} from '#shared/property/manager/property.ts'
import { SelectField } from '#web/kit/form/later/select-field.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { propertyTypeNames, useTexts } from '#web/kit/i18n/texts.ts'
import { PlusIcon } from '#web/kit/ui/icons.tsx'
import { useChange } from '#web/manage/changes/use-change.ts'
import { DialogButton } from '#web/manage/ui/dialog-button.tsx'
import { NumberField } from '#web/manage/ui/number-field.tsx'
import { Options } from '#web/manage/ui/options.tsx'
import { RulesDialog } from '#web/manage/ui/rules-dialog.tsx'

export const CreatePropertyButton = ({ organizationId }: { organizationId: string }) => (
  <DialogButton
    dialog="create-property"
    renderDialog={(close) => <CreatePropertyDialog organizationId={organizationId} onClose={close} />}
  >
    <PlusIcon />
    <Trans>Create Property</Trans>
  </DialogButton>
)

/** What the dialog begins with (manager.md, Properties). */
const defaults: PropertyForm = {
  name: '',
  address: '',
  rooms: 1,
  propertyType: 'apartment',
  squareMeters: 1,
  country: 'DE',
  baseRent: 1,
  sideCosts: 0,
}

function CreatePropertyDialog({ organizationId, onClose }: { organizationId: string; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const texts = useTexts()
  const change = useChange()
  const [id] = useState(newId)

  const create = (values: PropertyForm) =>
    change(
      'createRentObject',
      { params: undefined, body: { ...values, id, organizationId }, about: { entity: 'property', id } },
      {
        done: () => t`Property created successfully`,
        more: () => values.name,
        failed: () => t`Failed to create property`,
      },
    )

  return (
    <RulesDialog
      rules={propertyForm}
      values={defaults}
      title={<Trans>Create Property</Trans>}
      confirm={<Trans>Create</Trans>}
      onSubmit={create}
      onClose={onClose}
    >
      <TextField name="name" label={<Trans>Property name</Trans>} autoComplete="off" />
      <TextField name="address" label={<Trans>Address</Trans>} autoComplete="off" />
      <SelectField name="propertyType" label={<Trans>Property type</Trans>}>
        <Options
          of={creatablePropertyTypes}
          words={(type) => (type === 'other' ? t`Other` : i18n._(propertyTypeNames[type]))}
        />
      </SelectField>
      <SelectField name="rooms" label={<Trans>Rooms</Trans>} read={(choice) => (choice === '' ? null : Number(choice))}>
        <Options of={roomChoices} words={(rooms) => formatNumber(rooms, i18n.locale)} />
        <option value="">{t`Not applicable`}</option>
      </SelectField>
      <NumberField name="squareMeters" label={<Trans>Size in m²</Trans>} />
      <SelectField name="country" label={<Trans>Country</Trans>}>
        <Options of={rentCountries} words={texts.country} />
      </SelectField>
      <NumberField name="baseRent" label={<Trans>Base rent per month</Trans>} />
      <NumberField name="sideCosts" label={<Trans>Side costs per month</Trans>} />
    </RulesDialog>
  )
}
