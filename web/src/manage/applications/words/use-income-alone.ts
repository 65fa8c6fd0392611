import { useLingui } from '@lingui/react/macro'
import type { HomeCountry } from '#shared/home-countries.ts'
import type { IncomeSaid } from '#shared/salary/income-said.ts'
import { saysNet } from '#shared/salary/salary-mark.ts'
import { useSalaryLabels } from '#web/kit/labels/salary-labels.ts'

/** An income as it was written, where nothing beside it says which of the two it is: what is not said to be net is gross. */
export function useIncomeAlone(country: HomeCountry | undefined) {
  const { t } = useLingui()
  const salaries = useSalaryLabels()
  return (said: IncomeSaid) => {
    const money = salaries.sent(said, country)
    const isSaid = said.basis === 'gross' || said.text === '' || money !== said.text || saysNet.test(money)
    return isSaid ? money : t`${money} net`
  }
}
