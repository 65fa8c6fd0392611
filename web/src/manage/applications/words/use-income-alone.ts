import { useLingui } from '@lingui/react/macro'
import type { HomeCountry } from '#shared/home-countries.ts'
import type { IncomeSaid } from '#shared/salary/income-said.ts'
import { markOfSalary, saysNet } from '#shared/salary/salary-mark.ts'
import { useSalaryLabels } from '#web/kit/labels/salary-labels.ts'

/**
 * An income where nothing beside it says which of the two it is: what is not said to be net is gross.
 * @returns takes it with its words, as it was written where none are given
 */
export function useIncomeAlone(country: HomeCountry | undefined) {
  const { t } = useLingui()
  const salaries = useSalaryLabels()
  return (said: IncomeSaid, money = salaries.sent(said, country)) => {
    const { text, basis } = said
    const isSaid = basis === 'gross' || text === '' || saysNet.test(text) || markOfSalary(text, country, basis)
    return isSaid ? money : t`${money} net`
  }
}
