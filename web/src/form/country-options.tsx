import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { countries, firstCountries } from '#shared/countries.ts'

/**
 * The neighbours first, then all others by their name in the person's language.
 *
 * @param choose what stands there before anything is chosen
 */
export function CountryOptions({ choose }: { choose: string }) {
  const { i18n } = useLingui()
  const { first, rest } = useMemo(() => namedCountries(i18n.locale), [i18n.locale])
  return (
    <>
      <option value="">{choose}</option>
      {first.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
      <hr />
      {rest.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </>
  )
}

function namedCountries(locale: string) {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const named = countries.map((code) => ({ code, name: names.of(code) ?? code }))
  const rest = named.slice(firstCountries.length).toSorted((a, b) => a.name.localeCompare(b.name, locale))
  return { first: named.slice(0, firstCountries.length), rest }
}
