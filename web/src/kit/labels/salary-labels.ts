import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { HomeCountry } from '#shared/home-countries.ts'
import type { IncomeSaid } from '#shared/salary/income-said.ts'
import { salaryWords } from '#shared/salary/salary.ts'
import { markOfSalary, type SalaryMark } from '#shared/salary/salary-mark.ts'

const markNames = {
  net: msg`net, not gross`,
  gross: msg`gross, not net`,
  other_currency: msg`in another currency`,
  net_other_currency: msg`net, and in another currency`,
  gross_other_currency: msg`gross, and in another currency`,
} satisfies Record<SalaryMark, MessageDescriptor>

/** An income as it was written, and what keeps it from being counted as what was asked for, in the money of the home. */
export function useSalaryLabels() {
  const { i18n } = useLingui()
  const marked = ({ text, basis }: IncomeSaid, words: string, country: HomeCountry | undefined) => {
    const mark = markOfSalary(text, country, basis)
    return mark ? `${words} (${i18n._(markNames[mark])})` : words
  }
  return {
    /** A mere number as an amount of money: to those who wrote it. */
    own: (said: IncomeSaid, country: HomeCountry | undefined) => marked(said, salaryWords(said.text, country), country),
    /** As it was written: to who decides. */
    sent: (said: IncomeSaid, country: HomeCountry | undefined) => marked(said, said.text, country),
    /** Of those who apply together, what is not counted because it is of the other kind, or in other money. */
    notCounted: (incomes: readonly IncomeSaid[], country: HomeCountry | undefined) =>
      incomes
        .filter(({ text, basis }) => markOfSalary(text, country, basis))
        .map((said) => marked(said, said.text, country)),
  }
}
