import { perYear, readIncome } from './salary-per-month.ts'

/** Whether that is hardly a salary for a month; undefined when it may be, or says nothing. */
export function doubtOfSalary(text: string): 'salary_of_a_year' | 'salary_too_small' | undefined {
  const income = readIncome(text) ?? LEAST_PLAUSIBLE
  if (income > MOST_PLAUSIBLE) return perYear.test(text) ? undefined : 'salary_of_a_year' // what says so already is not asked
  return income < LEAST_PLAUSIBLE ? 'salary_too_small' : undefined
}

/** More a month than almost anybody earns, and usual for a year; less than anybody is employed for. In euros or francs. */
const MOST_PLAUSIBLE = 25_000
const LEAST_PLAUSIBLE = 200
