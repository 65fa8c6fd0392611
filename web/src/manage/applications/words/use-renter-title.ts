import { useLingui } from '@lingui/react/macro'
import type { SentRenter } from '#shared/application/sent-answers.ts'
import { renterName } from './applicant-names.ts'

/** What one of those who apply is called: a guarantor by that, too. */
export function useRenterTitle() {
  const { t } = useLingui()
  return (person: Pick<SentRenter, 'firstName' | 'lastName' | 'isGuarantor'>): string => {
    const name = renterName(person)
    return person.isGuarantor ? t`${name}, guarantor` : name
  }
}
