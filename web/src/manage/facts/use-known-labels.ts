import { useLingui } from '@lingui/react'
import { employmentStatuses } from '#shared/application/questions/renter.ts'
import { isCountry } from '#shared/countries.ts'
import { employmentStatusNames, useTexts } from '#web/kit/i18n/texts.ts'
import { useOriginWords } from '#web/kit/labels/origin-names.ts'

/** Words for codes that came from elsewhere: what is none of ours is shown as it was sent. */
export function useKnownLabels() {
  const { i18n } = useLingui()
  const texts = useTexts()
  return {
    country: (code: string) => (isCountry(code) ? texts.country(code) : code),
    /** Or what a country's pack asks instead of it. */
    nationality: useOriginWords(),
    employment: (status: string) => {
      const known = employmentStatuses.find((each) => each === status)
      return known ? i18n._(employmentStatusNames[known]) : status
    },
  }
}
