import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { homeCountries } from '#shared/home-countries.ts'
import { newId } from '#shared/ids.ts'
import { type PropertyForm, propertyForm } from '#shared/property/manager/property.ts'
import { SelectField } from '#web/kit/form/later/select-field.tsx'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { PlusIcon } from '#web/kit/ui/icons.tsx'
import { propertyPath } from '#web/manage/addresses/record-paths.ts'
import { useChange } from '#web/manage/changes/use-change.ts'
import { useFrom } from '#web/manage/frame/way-back.ts'
import { DialogButton } from '#web/manage/ui/dialog/dialog-button.tsx'
import { Options } from '#web/manage/ui/options.tsx'
import { Pair } from '#web/manage/ui/pair.ts'
import { RulesDialog } from '#web/manage/ui/dialog/rules-dialog.tsx'
import { DetailFields, NotesField } from './detail-fields.tsx'
import { RentFields } from './rent-fields.tsx'

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
  notes: '',
}

function CreatePropertyDialog({ organizationId, onClose }: { organizationId: string; onClose: () => void }) {
  const { t } = useLingui()
  const texts = useTexts()
  const change = useChange()
  const navigate = useNavigate()
  const from = useFrom()
  const [id] = useState(newId)

  const create = async (values: PropertyForm) => {
    const failure = await change(
      'createRentObject',
      { params: undefined, body: { ...values, id, organizationId }, about: { entity: 'property', id } },
      {
        done: () => t`Property created successfully`,
        more: () => values.name,
        failed: () => t`Failed to create property`,
      },
    )
    // What comes next is done there: a process for it, who lives there, its handover.
    if (!failure) void navigate(propertyPath(id), { state: from })
    return failure
  }

  return (
    <RulesDialog
      isLong
      rules={propertyForm}
      values={defaults}
      title={<Trans>Create Property</Trans>}
      confirm={<Trans>Create</Trans>}
      onSubmit={create}
      onClose={onClose}
    >
      <DetailFields />
      <SelectField name="country" label={<Trans>Country</Trans>}>
        <Options of={homeCountries} words={texts.country} />
      </SelectField>
      <Pair>
        <RentFields />
      </Pair>
      <NotesField />
    </RulesDialog>
  )
}
