import { rentersOf } from '#shared/application/guarantor.ts'
import type { HomeCountry } from '#shared/home-countries.ts'
import { type Basis, type IncomeAnswers, incomeSaid } from './income-said.ts'
import { doubtOfSalary } from './salary-doubt.ts'
import { markOfSalary } from './salary-mark.ts'
import { readIncome } from './salary-per-month.ts'

/** Who vouches for them pays no rent: what they earn is no part of it. */
type Renters = readonly { isGuarantor?: boolean | undefined; profession: IncomeAnswers }[]

export interface JointIncome {
  /** Each month, in the money of the home. */
  amount: number
  basis: Basis
}

/**
 * What those who apply together earn, all of them before deductions or all of them after; undefined as long as that of one of them cannot
 * be read, is in other money or not what was asked for, where some say the one and some the other, or when it is nothing.
 */
export function jointIncome(renters: Renters, country?: HomeCountry): JointIncome | undefined {
  let joint: JointIncome | undefined
  for (const { profession } of rentersOf(renters)) {
    const { text, basis } = incomeSaid(profession)
    const income = readIncome(text)
    if (income === undefined || markOfSalary(text, country, basis)) return undefined
    if (joint && joint.basis !== basis) return undefined
    joint = { amount: (joint?.amount ?? 0) + income, basis }
  }
  return joint && joint.amount > 0 ? joint : undefined
}

/** Which part of the income the rent takes: 0.3 is a third, roughly. There is no limit, and nothing is marked as heavy. */
export interface Burden {
  share: number
  /** Of which income: a share of the one is never compared with a share of the other. */
  basis: Basis
  /** Hardly a salary for a month: it is more likely one for a year, or a digit is missing. */
  isDoubtful: boolean
}

/** @param country of the home, whose money the rent is in */
export function burdenOf(rent: number | undefined, renters: Renters, country?: HomeCountry): Burden | undefined {
  const income = jointIncome(renters, country)
  if (rent === undefined || income === undefined) return undefined
  return {
    share: rent / income.amount,
    basis: income.basis,
    isDoubtful: rentersOf(renters).some(({ profession }) => isDoubtful(incomeSaid(profession).text)),
  }
}

/** Nothing is an answer, too: of somebody who studies, or has just come. */
const isDoubtful = (text: string) => readIncome(text) !== 0 && doubtOfSalary(text) !== undefined
