import { useLingui } from '@lingui/react/macro'
import type { ManagedApplication } from '#shared/application/manager/application.ts'
import { generalInfoQuestions } from '#shared/application/questions/general-info.ts'
import { managersFirst } from '#shared/application/questions/general-info-names.ts'
import { renterQuestions } from '#shared/application/questions/renter.ts'
import { saidOf } from '#shared/application/questions/said.ts'
import type { SentRenter } from '#shared/application/sent-answers.ts'
import type { HomeCountry } from '#shared/home-countries.ts'
import { useQuestionLabels } from '#web/kit/i18n/question-labels.ts'
import { useSalaryLabels } from '#web/kit/labels/salary-labels.ts'
import { useKnownLabels } from '#web/manage/facts/use-known-labels.ts'

export interface Line {
  label: string
  value: string
  /** How much room it mostly takes. */
  width?: 'broad' | 'whole'
  /** It is how they are reached. */
  by?: 'email' | 'phone'
}

/** What an application says, as lines of words: the same on the screen and on paper. Empty answers are left out. */
export function useApplicationLabels() {
  const { t } = useLingui()
  const known = useKnownLabels()
  const salaries = useSalaryLabels()
  const { name, managers } = useQuestionLabels()
  const words = { yes: t`Yes`, no: t`No`, nationality: known.nationality, choice: known.employment }
  const said = (lines: Line[]) => lines.filter(({ value }) => value !== '')

  return {
    person: (renter: SentRenter) =>
      said(
        saidOf(renterQuestions, renter, words)
          // They are the title.
          .filter(({ name: each }) => each !== 'firstName' && each !== 'lastName')
          .map(({ name: each, value }) => ({
            label: name(each as 'email'),
            value,
            ...(each === 'email' && { width: 'broad' as const, by: 'email' as const }),
            ...(each === 'phone' && { by: 'phone' as const }),
          })),
      ),

    addressCountry: ({ currentAddress }: SentRenter) =>
      said([{ label: t`Country of the current address`, value: known.country(currentAddress.country) }]),

    address: ({ currentAddress: { street, streetNumber, zipCode, city, country } }: SentRenter) =>
      said([
        { label: t`Street and number`, value: `${street} ${streetNumber}`.trim() },
        { label: t`ZIP code and city`, value: `${zipCode} ${city}`.trim() },
        { label: t`Country`, value: known.country(country) },
      ]),

    profession: ({ profession }: SentRenter, country: HomeCountry | undefined) =>
      said(
        saidOf(renterQuestions.profession.questions, profession, {
          ...words,
          amount: (text) => salaries.sent({ text, basis: 'gross' }, country),
          netAmount: (text) => salaries.sent({ text, basis: 'net' }, country),
        }).map(({ name: each, value }) => ({ label: name(`profession.${each}`), value })),
      ),

    /** Nothing of a guarantor, whom nobody asked. */
    reference: ({ reference, isGuarantor }: SentRenter): Line[] =>
      isGuarantor
        ? []
        : reference.noReference
          ? [{ label: t`Reference`, value: t`No reference given`, width: 'whole' }]
          : said([
              { label: t`Company`, value: reference.company },
              { label: t`Contact person`, value: reference.name },
              { label: t`Phone`, value: reference.phone, by: 'phone' },
              { label: t`Email`, value: reference.email, width: 'broad', by: 'email' },
            ]),

    /** A comment stands below the rest, and takes the whole width. */
    general: ({ generalInfo }: Pick<ManagedApplication, 'generalInfo'>) =>
      said(
        saidOf(generalInfoQuestions, generalInfo, words, managersFirst)
          .toSorted((one, other) => Number(one.kind === 'comment') - Number(other.kind === 'comment'))
          .map(({ name: each, kind, value }) => ({
            label: managers(each),
            value,
            ...(kind === 'comment' && { width: 'whole' as const }),
          })),
      ),
  }
}
