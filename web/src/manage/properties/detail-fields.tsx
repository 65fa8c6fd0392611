import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '#shared/format-number.ts'
import { creatablePropertyTypes, roomChoices } from '#shared/property/manager/property.ts'
import type { PropertyType } from '#shared/property/property.ts'
import { SelectField } from '#web/kit/form/later/select-field.tsx'
import { TextAreaField } from '#web/kit/form/later/text-area-field.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { propertyTypeNames } from '#web/kit/i18n/texts.ts'
import { NumberField } from '#web/manage/ui/number-field.tsx'
import { Options } from '#web/manage/ui/options.tsx'
import { Pair } from '#web/manage/ui/pair.ts'

/** What a property is, whoever lives there: asked when it is created, and when it is put right. */
export function DetailFields({ types = creatablePropertyTypes }: { types?: readonly PropertyType[] }) {
  const { t, i18n } = useLingui()
  return (
    <>
      <TextField name="name" label={<Trans>Property name</Trans>} autoComplete="off" />
      <TextField name="address" label={<Trans>Address</Trans>} autoComplete="off" />
      <SelectField name="propertyType" label={<Trans>Property type</Trans>}>
        <Options of={types} words={(type) => (type === 'other' ? t`Other` : i18n._(propertyTypeNames[type]))} />
      </SelectField>
      <Pair>
        <SelectField
          name="rooms"
          label={<Trans>Rooms</Trans>}
          read={(choice) => (choice === '' ? null : Number(choice))}
        >
          <Options of={roomChoices} words={(rooms) => formatNumber(rooms, i18n.locale)} />
          <option value="">{t`Not applicable`}</option>
        </SelectField>
        <NumberField name="squareMeters" label={<Trans>Size in m²</Trans>} />
      </Pair>
    </>
  )
}

/** The last field: what colleagues should know of the home. */
export const NotesField = () => (
  <TextAreaField name="notes" label={<Trans>Notes</Trans>} hint={<Trans>Applicants do not see them.</Trans>} optional />
)
