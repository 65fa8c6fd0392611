import { useLingui } from '@lingui/react/macro'
import type { ManagedApplication } from '#shared/application/manager/application.ts'
import type { SentRenter } from '#shared/application/sent-answers.ts'
import { formatDate } from '#shared/dates.ts'
import type { RentCountry } from '#shared/money.ts'
import { useSalaryLabels } from '#web/kit/labels/salary-labels.ts'
import { useKnownLabels } from '#web/manage/facts/use-known-labels.ts'

export interface Line {
  label: string
  value: string
  /** How much room it mostly takes. */
  width?: 'broad' | 'whole'
}

/** What an application says, as lines of words: the same on the screen and on paper. Empty answers are left out. */
export function useApplicationLabels() {
  const { t } = useLingui()
  const known = useKnownLabels()
  const salaries = useSalaryLabels()
  /** What nobody had to answer says nothing. */
  const yesNo = (value: boolean | null) => (value === null ? '' : value ? t`Yes` : t`No`)
  const said = (lines: Line[]) => lines.filter(({ value }) => value !== '')

  return {
    person: (renter: SentRenter) =>
      said([
        { label: t`Email`, value: renter.email, width: 'broad' },
        { label: t`Phone`, value: renter.phone },
        { label: t`Date of birth`, value: formatDate(renter.dateOfBirth) },
        { label: t`Nationality`, value: known.nationality(renter.nationality) },
      ]),

    addressCountry: ({ currentAddress }: SentRenter) =>
      said([{ label: t`Country of the current address`, value: known.country(currentAddress.country) }]),

    address: ({ currentAddress: { street, streetNumber, zipCode, city, country } }: SentRenter) =>
      said([
        { label: t`Street and number`, value: `${street} ${streetNumber}`.trim() },
        { label: t`ZIP code and city`, value: `${zipCode} ${city}`.trim() },
        { label: t`Country`, value: known.country(country) },
      ]),

    profession: ({ profession }: SentRenter, country: RentCountry | undefined) =>
      said([
        { label: t`Profession`, value: profession.profession },
        { label: t`Employment status`, value: known.employment(profession.employmentStatus) },
        { label: t`Gross salary`, value: salaries.sent(profession.grossSalary, country) },
      ]),

    reference: ({ reference }: SentRenter): Line[] =>
      reference.noReference
        ? [{ label: t`Reference`, value: t`No reference given`, width: 'whole' }]
        : said([
            { label: t`Company`, value: reference.company },
            { label: t`Contact person`, value: reference.name },
            { label: t`Phone`, value: reference.phone },
            { label: t`Email`, value: reference.email, width: 'broad' },
          ]),

    general: ({ generalInfo: info }: Pick<ManagedApplication, 'generalInfo'>) =>
      said([
        { label: t`Desired start date`, value: formatDate(info.desiredStartDate) },
        { label: t`Number of adults`, value: String(info.numberOfAdults) },
        { label: t`Number of children`, value: String(info.numberOfChildren) },
        { label: t`Pets`, value: yesNo(info.pets) },
        { label: t`Subletting`, value: yesNo(info.subletting) },
        {
          label: t`Casualty insurance`,
          value: [yesNo(info.casualtyInsurance), info.casualtyInsuranceName].filter(Boolean).join(', '),
        },
        { label: t`Property visited`, value: yesNo(info.visitedProperty) },
        { label: t`Comment on the start date`, value: info.commentaryStartDate, width: 'whole' },
      ]),
  }
}
