import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { homeCountries } from '#shared/home-countries.ts'
import { keptDays } from '#shared/policy/retention.ts'
import { useTexts } from '#web/kit/i18n/texts.ts'

/** For how many days an application is kept that led to nothing, where its organization has chosen nothing else. */
export function UsualRetention() {
  const { t } = useLingui()
  const { country: nameOf } = useTexts()
  return (
    <ul>
      {homeCountries.map((country) => {
        const what = nameOf(country)
        const count = keptDays(null, country)
        const said = t`${plural(count, { one: 'after # day', other: 'after # days' })}`
        return <li key={country}>{t`${what}: ${said}`}</li>
      })}
    </ul>
  )
}
