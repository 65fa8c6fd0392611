import type { HomeCountry } from '#shared/home-countries.ts'
import { formatMoney, inMoneyOf } from '#shared/money.ts'
import { readTypedNumber } from '#shared/number-typed.ts'

/** A salary as it was written; a mere number as an amount of money. @param country of the home, where it is known */
export function salaryWords(text: string, country: HomeCountry | undefined): string {
  const amount = readTypedNumber(text)
  if (country === undefined || amount === undefined || amount < 0) return text
  if (Number.isInteger(amount)) return formatMoney(amount, country)
  return inMoneyOf(country, text.trim())
}
