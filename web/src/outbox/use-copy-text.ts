import { useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/dates.ts'
import { useOriginWords } from '#web/i18n/origin-names.ts'
import { documentTypeNames, employmentStatusNames, useTexts } from '#web/i18n/texts.ts'
import type { Answers, RenterAnswers } from '#web/local/answers.ts'
import type { LocalDocument } from '#web/local/database.ts'
import type { Draft } from '#web/local/draft.ts'

export interface CopySource {
  /** Absent of documents that were asked for: they are all there is. */
  draft?: Draft | undefined
  address: string
  documents: readonly LocalDocument[]
}

/** What is put into words of it. */
export interface SaidInIt {
  answers: Pick<Answers, 'mainRenters' | 'generalInfo'>
  address: string
  documents: readonly Pick<LocalDocument, 'renterId' | 'type' | 'name'>[]
}

/** The answers as lines of text, in the person's language. */
export function useCopyText() {
  const { t, i18n } = useLingui()
  const texts = useTexts()
  const originWords = useOriginWords()
  const yesNo = (value: boolean | null) => (value === null ? '' : value ? t`Yes` : t`No`)
  const lines = (rows: [string, string | number][]) => rows.map(([label, value]) => `${label}: ${value}`)

  const renterLines = (renter: RenterAnswers) => {
    const { currentAddress: home, profession, reference } = renter
    const status = profession.employmentStatus
    return lines([
      [t`First name`, renter.firstName],
      [t`Last name`, renter.lastName],
      [t`Email`, renter.email],
      [t`Phone`, renter.phone],
      [t`Date of birth`, formatDate(renter.dateOfBirth)],
      [t`Nationality`, originWords(renter.nationality)],
      [t`Current address`, `${home.street} ${home.streetNumber}, ${home.zipCode} ${home.city}`],
      [t`Country`, home.country && texts.country(home.country)],
      [t`Profession`, profession.profession],
      [t`Employment status`, status && i18n._(employmentStatusNames[status])],
      [t`Gross salary`, profession.grossSalary],
      [
        t`Reference`,
        reference.noReference
          ? t`I have no reference`
          : [reference.company, reference.name, reference.phone, reference.email].filter(Boolean).join(', '),
      ],
    ])
  }

  return ({ answers, address, documents }: SaidInIt): string => {
    const { mainRenters, generalInfo: info } = answers
    const blocks = [
      [t`Application`, address].filter(Boolean),
      ...mainRenters.map((renter) => [
        ...renterLines(renter),
        ...documents
          .filter(({ renterId }) => renterId === renter.id)
          .map(({ type, name }) => `${i18n._(documentTypeNames[type])}: ${name}`),
      ]),
      lines([
        [t`Desired start date`, formatDate(info.desiredStartDate)],
        [t`Comment on the start date`, info.commentaryStartDate],
        [t`Number of adults`, info.numberOfAdults],
        [t`Number of children`, info.numberOfChildren],
        [t`Property visited`, yesNo(info.visitedProperty)],
        [t`Personal liability insurance`, yesNo(info.casualtyInsurance)],
        [t`Insurance name`, info.casualtyInsuranceName],
        [t`Subletting`, yesNo(info.subletting)],
        [t`Pets`, yesNo(info.pets)],
      ]),
    ]
    return `${blocks.map((block) => block.join('\n')).join('\n\n')}\n`
  }
}
