import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { HomeCountry } from '#shared/home-countries.ts'
import { salaryWords } from '#shared/salary/salary.ts'
import { markOfSalary, type SalaryMark } from '#shared/salary/salary-mark.ts'

const markNames = {
  net: msg`net, not gross`,
  other_currency: msg`in another currency`,
  net_other_currency: msg`net, and in another currency`,
} satisfies Record<SalaryMark, MessageDescriptor>

/** A salary as it was written, and what keeps it from being counted as a gross one in the money of the home. */
export function useSalaryLabels() {
  const { i18n } = useLingui()
  const marked = (text: string, words: string, country: HomeCountry | undefined) => {
    const mark = markOfSalary(text, country)
    return mark ? `${words} (${i18n._(markNames[mark])})` : words
  }
  return {
    /** A mere number as an amount of money: to those who wrote it. */
    own: (text: string, country: HomeCountry | undefined) => marked(text, salaryWords(text, country), country),
    /** As it was written: to who decides. */
    sent: (text: string, country: HomeCountry | undefined) => marked(text, text, country),
    /** Of those who apply together, what is not counted. */
    notCounted: (salaries: readonly string[], country: HomeCountry | undefined) =>
      salaries.filter((text) => markOfSalary(text, country)).map((text) => marked(text, text, country)),
  }
}
