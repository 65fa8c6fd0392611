import { inThousands, perMonth, perYear, readIncome } from './salary-per-month.ts'

export type SalaryDoubt = 'salary_of_a_year' | 'salary_too_small' | 'salary_without_figure'

/** Whether that is hardly a salary for a month, or none that can be compared with a rent; undefined when it may be. */
export function doubtOfSalary(text: string): SalaryDoubt | undefined {
  const income = readIncome(text)
  if (income === undefined) return saysFigure(text) ? undefined : 'salary_without_figure'
  if (income > MOST_PLAUSIBLE) return saysPeriod(text) ? undefined : 'salary_of_a_year' // what says so already is not asked
  return income < LEAST_PLAUSIBLE ? 'salary_too_small' : undefined
}

const saysPeriod = (text: string) => perYear.test(text) || perMonth.test(text)

/** A range for a year is what a country's pack offers; "60k" is one nowhere. */
const saysFigure = (text: string) => text.trim() === '' || (perYear.test(text) && !inThousands.test(text))

/** More a month than almost anybody earns, and usual for a year; less than anybody is employed for. In euros or francs. */
const MOST_PLAUSIBLE = 25_000
const LEAST_PLAUSIBLE = 200
