import { Trans } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import type { HomeCountry } from '#shared/home-countries.ts'
import { NumberField } from '#web/manage/ui/number-field.tsx'

/** What a home costs. @param country of the home; else the one that is chosen in the form */
export function RentFields({ country }: { country?: HomeCountry }) {
  const chosen = useWatch<{ country?: HomeCountry }, 'country'>({ name: 'country' })
  const moneyOf = country ?? chosen
  return (
    <>
      <NumberField name="baseRent" label={<Trans>Base rent per month</Trans>} moneyOf={moneyOf} />
      <NumberField name="sideCosts" label={<Trans>Side costs per month</Trans>} moneyOf={moneyOf} />
    </>
  )
}
