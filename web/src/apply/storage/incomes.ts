import { currencies } from '#shared/home-countries.ts'
import type { Currency } from '#shared/money.ts'
import type { RenterAnswers } from './answers.ts'
import type { Draft } from './draft.ts'
import { homeOf } from './drafts.ts'

/**
 * In which people say what they earn: a text without a currency, which another home would show, and order, as its own. Undefined where the home of a draft
 * is not known, or has none.
 */
export function currencyOfHome(draft: Pick<Draft, 'home'> | undefined): Currency | undefined {
  const country = draft && homeOf(draft)?.country
  return country && currencies[country]
}

export const withoutIncome = (renter: RenterAnswers): RenterAnswers => ({
  ...renter,
  profession: { ...renter.profession, grossSalary: '', netIncome: '' },
})
