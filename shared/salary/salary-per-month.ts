import type { RentCountry } from '#shared/money.ts'
import { readTypedNumber } from '#shared/number-typed.ts'
import { markOfSalary } from './salary-mark.ts'

/**
 * A salary for each month, from what people write: "5'200 CHF", "ca. 3000 netto", "60.000 € pro Jahr". Undefined when it says no
 * number, or more than one: a wrong figure would be worse than none.
 */
export function readIncome(text: string): number | undefined {
  const [written, ...others] = text.match(aNumber) ?? []
  if (written === undefined || others.length > 0 || isNoFigure.test(text)) return undefined
  const income = readTypedNumber(written)
  return income === undefined ? undefined : perYear.test(text) ? income / 12 : income
}

type Renters = readonly { profession: { grossSalary: string } }[]

/**
 * What those who apply together earn before deductions, in the money of the home; undefined as long as that of one of them cannot be
 * read or is in other money or net, or when it is nothing.
 */
export function jointIncome(renters: Renters, country?: RentCountry): number | undefined {
  let sum = 0
  for (const { profession } of renters) {
    const income = readIncome(profession.grossSalary)
    if (income === undefined || markOfSalary(profession.grossSalary, country)) return undefined
    sum += income
  }
  return sum > 0 ? sum : undefined
}

/** Which part of the income the rent takes: 0.3 is a third, roughly. */
export interface Burden {
  share: number
  /** Hardly a salary for a month: it is more likely one for a year, or a digit is missing. */
  isDoubtful: boolean
}

/** @param country of the home, whose money the rent is in */
export function burdenOf(rent: number | undefined, renters: Renters, country?: RentCountry): Burden | undefined {
  const income = jointIncome(renters, country)
  if (rent === undefined || income === undefined) return undefined
  return { share: rent / income, isDoubtful: renters.some(({ profession }) => isDoubtful(profession.grossSalary)) }
}

/** Nothing is an answer, too: of somebody who studies, or has just come. */
const isDoubtful = (text: string) => readIncome(text) !== 0 && doubtOfSalary(text) !== undefined

/** Lightest first; then what is doubtful, and last what is not known. */
export const compareBurdens = (a: Burden | undefined, b: Burden | undefined): number =>
  rankOf(a) - rankOf(b) || (a?.share ?? 0) - (b?.share ?? 0)

const rankOf = (burden: Burden | undefined) => (burden === undefined ? 2 : burden.isDoubtful ? 1 : 0)

/** Whether that is hardly a salary for a month; undefined when it may be, or says nothing. */
export function doubtOfSalary(text: string): 'salary_of_a_year' | 'salary_too_small' | undefined {
  const income = readIncome(text) ?? LEAST_PLAUSIBLE
  if (income > MOST_PLAUSIBLE) return perYear.test(text) ? undefined : 'salary_of_a_year' // what says so already is not asked
  return income < LEAST_PLAUSIBLE ? 'salary_too_small' : undefined
}

/** More a month than almost anybody earns, and usual for a year; less than anybody is employed for. In euros or francs. */
const MOST_PLAUSIBLE = 25_000
const LEAST_PLAUSIBLE = 200

/** With its groups, of which a space is one only before three digits. */
const aNumber = /\d(?:[\d.,'’]|[ \u00A0\u202F](?=\d{3}(?!\d)))*\d|\d/g
/** Or that it is more, or less, than it says: the last range of a country's pack. */
const isNoFigure = /[<>]|\d\s*k\b|\d\s*(tsd|tausend|mille)/i
const perYear = /jahr|jährlich|p\.?\s?a\b|\byear|annual|annuel|par an\b|\ban\b/i
