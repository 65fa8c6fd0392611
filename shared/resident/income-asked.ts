import { renterQuestions } from '#shared/application/questions/renter.ts'
import type { HomeCountry } from '#shared/home-countries.ts'
import { rulesOf } from '#shared/policy/policy-packs.ts'
import type { LeftOut } from '#shared/policy/left-out.ts'
import { isHidden } from '#shared/policy/questions-under-pack.ts'
import { type IncomeAnswers, incomeQuestions } from '#shared/salary/income-said.ts'

/** What the country of the home lets nobody ask for is asked of no resident. */
export const isIncomeAsked = (country: HomeCountry, question: keyof IncomeAnswers): boolean =>
  !isHidden(rulesOf(country), renterQuestions, `profession.${question}`)

/** What somebody sent and nobody has, because it may not be asked for there: said as the receipt of an application says it. */
export function leftOutOfIncome(
  said: Partial<IncomeAnswers> | null | undefined,
  kept: IncomeAnswers | null,
): LeftOut | undefined {
  const questions = incomeQuestions.filter((each) => said?.[each] && !kept?.[each])
  return questions.length > 0 ? { documents: [], questions: questions.map((each) => `profession.${each}`) } : undefined
}
