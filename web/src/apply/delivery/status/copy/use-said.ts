import { useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/dates.ts'
import type { RentCountry } from '#shared/money.ts'
import type { Answers, RenterAnswers } from '#web/apply/storage/answers.ts'
import type { LocalDocument } from '#web/apply/storage/database.ts'
import { documentTypeNames, employmentStatusNames, useTexts } from '#web/kit/i18n/texts.ts'
import { useOriginWords } from '#web/kit/labels/origin-names.ts'
import { useSalaryLabels } from '#web/kit/labels/salary-labels.ts'

/** What is put into words of an application. */
export interface SaidInIt {
  answers: Pick<Answers, 'mainRenters' | 'generalInfo'>
  address: string
  /** Of the home, where it is known. */
  country?: RentCountry | undefined
  documents: readonly Pick<LocalDocument, 'renterId' | 'type' | 'name'>[]
}

export interface SaidGroup {
  title: string
  /** Name and value; what was not answered is left out. */
  rows: [string, string][]
}

/** The answers in groups, named as on the page where they were checked, in the person's language. */
export function useSaid() {
  const { t, i18n } = useLingui()
  const texts = useTexts()
  const originWords = useOriginWords()
  const salaries = useSalaryLabels()
  const yesNo = (value: boolean | null) => (value === null ? '' : value ? t`Yes` : t`No`)

  const rowsOf = (renter: RenterAnswers, country: RentCountry | undefined): [string, string][] => {
    const { currentAddress: home, profession, reference } = renter
    const status = profession.employmentStatus
    return [
      [t`Email`, renter.email],
      [t`Phone`, renter.phone],
      [t`Date of birth`, formatDate(renter.dateOfBirth)],
      [t`Nationality`, originWords(renter.nationality)],
      [
        t`Current address`,
        joined(
          `${home.street} ${home.streetNumber}`,
          `${home.zipCode} ${home.city}`,
          home.country && texts.country(home.country),
        ),
      ],
      [t`Profession`, joined(profession.profession, status && i18n._(employmentStatusNames[status]))],
      [t`Gross salary`, salaries.own(profession.grossSalary, country)],
      [
        t`Reference`,
        reference.noReference
          ? t`I have no reference`
          : joined(reference.company, reference.name, reference.phone, reference.email),
      ],
    ]
  }

  return ({ answers: { mainRenters, generalInfo: info }, country, documents }: SaidInIt): SaidGroup[] => {
    const groups = [
      ...mainRenters.map((renter, index) => {
        const number = index + 1
        const theirs = documents.filter(({ renterId }) => renterId === renter.id)
        return {
          title: `${renter.firstName} ${renter.lastName}`.trim() || t`Renter ${number}`,
          rows: [
            ...rowsOf(renter, country),
            ...theirs.map(({ type, name }): [string, string] => [i18n._(documentTypeNames[type]), name]),
          ],
        }
      }),
      {
        title: t`General info`,
        rows: [
          [t`Desired start date`, formatDate(info.desiredStartDate)],
          [t`Comment on the start date`, info.commentaryStartDate],
          [t`Number of adults`, String(info.numberOfAdults)],
          [t`Number of children`, String(info.numberOfChildren)],
          [t`Property visited`, yesNo(info.visitedProperty)],
          [
            t`Personal liability insurance`,
            (info.casualtyInsurance && info.casualtyInsuranceName) || yesNo(info.casualtyInsurance),
          ],
          [t`Subletting`, yesNo(info.subletting)],
          [t`Pets`, yesNo(info.pets)],
        ] satisfies [string, string][],
      },
    ]
    return groups.map(({ title, rows }) => ({ title, rows: rows.filter(([, value]) => value !== '') }))
  }
}

const joined = (...parts: string[]) =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ')
