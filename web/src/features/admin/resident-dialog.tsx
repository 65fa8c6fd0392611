import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { employmentStatuses } from '#shared/application/main-renter.ts'
import { type Resident, type ResidentEdit, residentEdit } from '#shared/resident/resident.ts'
import { type Failure, FormDialog } from '#web/desk/form-dialog.tsx'
import { CountryField } from '#web/form/country-field.tsx'
import { DateField } from '#web/form/date-field.tsx'
import { localToday } from '#web/form/local-today.ts'
import { SelectField } from '#web/form/select-field.tsx'
import { PersonFields } from '#web/desk/person-fields.tsx'
import { TextAreaField } from '#web/form/text-area-field.tsx'
import { TextField } from '#web/form/text-field.tsx'
import { employmentStatusNames } from '#web/i18n/texts.ts'

interface ResidentDialogProps {
  title: ReactNode
  confirm: ReactNode
  /** Who is edited; nobody yet when somebody is added. */
  resident?: Resident
  onSubmit: (values: ResidentEdit) => Promise<Failure | undefined>
  onClose: () => void
}

type Values = z.input<typeof residentEdit>

/** The same fields for who is added and who is edited (admin.md §5, Resident). */
export function ResidentDialog({ title, confirm, resident, onSubmit, onClose }: ResidentDialogProps) {
  const { t, i18n } = useLingui()
  const form = useForm<Values>({ defaultValues: valuesOf(resident), resolver: zodResolver(residentEdit) })
  return (
    <FormDialog
      form={form}
      title={title}
      confirm={confirm}
      onSubmit={(values) => onSubmit(residentEdit.parse(values))}
      onClose={onClose}
    >
      <PersonFields />
      <TextField name="phone" label={<Trans>Phone</Trans>} type="tel" inputMode="tel" autoComplete="off" optional />
      <CountryField name="nationality" label={<Trans>Nationality</Trans>} isNationality />
      <DateField
        name="moveInDate"
        label={<Trans>Move-in date</Trans>}
        hint={t`01.01.1970 stands for a start that nobody knows.`}
      />
      {resident && resident.moveOutDate !== null && (
        <DateField
          name="moveOutDate"
          label={<Trans>Move-out date (optional)</Trans>}
          hint={<Trans>Empty means: they do not move out.</Trans>}
        />
      )}
      <TextField name="profession.profession" label={<Trans>Profession</Trans>} autoComplete="off" />
      <SelectField name="profession.employmentStatus" label={<Trans>Employment status</Trans>}>
        {employmentStatuses.map((status) => (
          <option key={status} value={status}>
            {i18n._(employmentStatusNames[status])}
          </option>
        ))}
      </SelectField>
      <TextField name="profession.grossSalary" label={<Trans>Gross salary</Trans>} autoComplete="off" />
      <TextAreaField name="notes" label={<Trans>Notes</Trans>} optional />
    </FormDialog>
  )
}

function valuesOf(resident: Resident | undefined): Values {
  const { profession } = resident ?? {}
  return {
    firstName: resident?.firstName ?? '',
    lastName: resident?.lastName ?? '',
    email: resident?.email ?? '',
    phone: resident?.phone ?? '',
    nationality: resident?.nationality ?? '',
    moveInDate: resident?.moveInDate ?? localToday(),
    moveOutDate: resident?.moveOutDate ?? '',
    notes: resident?.notes ?? '',
    profession: {
      profession: profession?.profession ?? '',
      employmentStatus: employmentStatuses.find((status) => status === profession?.employmentStatus) ?? 'employed',
      grossSalary: profession?.grossSalary ?? '',
    },
  }
}
