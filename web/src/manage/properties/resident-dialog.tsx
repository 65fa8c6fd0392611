import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { employmentStatuses } from '#shared/application/questions/renter.ts'
import type { IssueCode } from '#shared/issues.ts'
import type { ManagedProperty } from '#shared/property/manager/property.ts'
import { isIncomeAsked } from '#shared/resident/income-asked.ts'
import { type Resident, type ResidentEdit, residentEdit } from '#shared/resident/resident.ts'
import { isSameResident } from '#shared/resident/same-person.ts'
import { localToday } from '#web/kit/device/local-today.ts'
import { CountryField } from '#web/kit/form/country-field.tsx'
import { DateField } from '#web/kit/form/date-field.tsx'
import { SelectField } from '#web/kit/form/later/select-field.tsx'
import { TextAreaField } from '#web/kit/form/later/text-area-field.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { useQuestionLabels } from '#web/kit/i18n/question-labels.ts'
import { employmentStatusNames } from '#web/kit/i18n/texts.ts'
import { useManager } from '#web/manage/records/use-manager.ts'
import { readRecordsNow } from '#web/manage/sync/commands/read-shown.ts'
import { type Failure, FormDialog } from '#web/manage/ui/dialog/form-dialog.tsx'
import { Options } from '#web/manage/ui/options.tsx'
import { PersonFields } from '#web/manage/ui/person-fields.tsx'

interface ResidentDialogProps {
  /** Its country says what may be asked. */
  home: Pick<ManagedProperty, 'id' | 'country'>
  title: ReactNode
  confirm: ReactNode
  /** Who is edited; nobody yet when somebody is added. */
  resident?: Resident
  onSubmit: (values: ResidentEdit) => Promise<Failure | undefined>
  onClose: () => void
}

/** The same fields for who is added and who is edited (manager.md, Residents). */
export function ResidentDialog({ home, title, confirm, resident, onSubmit, onClose }: ResidentDialogProps) {
  const { t, i18n } = useLingui()
  const { name: nameOf } = useQuestionLabels()
  const { isGrossAsked, hasGross, hasNet } = askedIncome(home, resident)
  const form = useForm({ defaultValues: valuesOf(resident), resolver: zodResolver(residentEdit(isGrossAsked)) })
  const { database } = useManager()
  /** As it is at this moment: the server adds nobody twice, and would say that it has. */
  const refuseTwice = async ({ moveOutDate, ...person }: ResidentEdit) => {
    const residents = (await readRecordsNow(database, 'resident', home.id)) ?? []
    const after = { ...person, moveOutDate: moveOutDate || null }
    const others = residents.filter(
      (other) => other.id !== resident?.id && !(resident && isSameResident(other, resident)),
    )
    if (!others.some((other) => isSameResident(other, after))) return false
    form.setError('moveInDate', { message: 'lives_there_already' satisfies IssueCode }, { shouldFocus: true })
    return true
  }
  return (
    <FormDialog
      isLong
      form={form}
      title={title}
      confirm={confirm}
      onSubmit={async (typed) => ((await refuseTwice(typed)) ? 'stay' : onSubmit(typed))}
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
        <Options of={employmentStatuses} words={(status) => i18n._(employmentStatusNames[status])} />
      </SelectField>
      {hasGross && (
        <TextField
          name="profession.grossSalary"
          label={<Trans>Gross salary</Trans>}
          autoComplete="off"
          optional={!isGrossAsked}
        />
      )}
      {hasNet && (
        <TextField name="profession.netIncome" label={nameOf('profession.netIncome')} autoComplete="off" optional />
      )}
      <TextAreaField name="notes" label={<Trans>Notes</Trans>} optional />
    </FormDialog>
  )
}

/** What the country of the home lets nobody ask for is asked of no resident; what is known of them can be edited all the same. */
function askedIncome({ country }: Pick<ManagedProperty, 'country'>, resident: Resident | undefined) {
  const { grossSalary = '', netIncome = '' } = resident?.profession ?? {}
  const isGrossAsked = isIncomeAsked(country, 'grossSalary') && netIncome === ''
  return {
    isGrossAsked,
    hasGross: isGrossAsked || grossSalary !== '',
    hasNet: isIncomeAsked(country, 'netIncome') || netIncome !== '',
  }
}

function valuesOf(resident: Resident | undefined) {
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
      netIncome: profession?.netIncome ?? '',
    },
  }
}
