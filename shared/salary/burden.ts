import { rentersOf } from '#shared/application/guarantor.ts'
import type { HomeCountry } from '#shared/home-countries.ts'
import { doubtOfSalary } from './salary-doubt.ts'
import { markOfSalary } from './salary-mark.ts'
import { readIncome } from './salary-per-month.ts'

/** Who vouches for them pays no rent: what they earn is no part of it. */
type Renters = readonly { isGuarantor?: boolean | undefined; profession: { grossSalary: string } }[]

/**
 * What those who apply together earn before deductions, in the money of the home; undefined as long as that of one of them cannot be
 * read or is in other money or net, or when it is nothing.
 */
export function jointIncome(renters: Renters, country?: HomeCountry): number | undefined {
  let sum = 0
  for (const { profession } of rentersOf(renters)) {
    const income = readIncome(profession.grossSalary)
    if (income === undefined || markOfSalary(profession.grossSalary, country)) return undefined
    sum += income
  }
  return sum > 0 ? sum : undefined
}

/** Which part of the income the rent takes: 0.3 is a third, roughly. There is no limit, and nothing is marked as heavy. */
export interface Burden {
  share: number
  /** Hardly a salary for a month: it is more likely one for a year, or a digit is missing. */
  isDoubtful: boolean
}

/** @param country of the home, whose money the rent is in */
export function burdenOf(rent: number | undefined, renters: Renters, country?: HomeCountry): Burden | undefined {
  const income = jointIncome(renters, country)
  if (rent === undefined || income === undefined) return undefined
  return {
    share: rent / income,
    isDoubtful: rentersOf(renters).some(({ profession }) => isDoubtful(profession.grossSalary)),
  }
}

/** Nothing is an answer, too: of somebody who studies, or has just come. */
const isDoubtful = (text: string) => readIncome(text) !== 0 && doubtOfSalary(text) !== undefined
