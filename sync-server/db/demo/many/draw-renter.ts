import { plainLetters } from '#server/db/demo/people.ts'
import type { MainRenter } from '#shared/application/main-renter.ts'
import type { EmploymentStatus } from '#shared/application/questions/renter.ts'
import type { CalendarDate } from '#shared/dates.ts'
import type { HomeCountry } from '#shared/home-countries.ts'
import type { Dice } from './dice.ts'
import { citiesIn, lastNames, nationalitiesIn, people, professions, streets } from './words.ts'

/** What those who apply together have in common. */
export type Shared = Partial<Pick<MainRenter, 'lastName' | 'currentAddress'>>

/** Somebody who does not exist, as people of that country are. */
export function drawRenter(dice: Dice, country: HomeCountry, shared: Shared = {}): MainRenter {
  const { firstNames, profession: word } = dice.isSo(0.5) ? people.women : people.men
  const [firstName, lastName] = [dice.oneOf(firstNames), shared.lastName ?? dice.oneOf(lastNames)]
  const name = `${plainLetters(firstName)}.${plainLetters(lastName)}`
  const employmentStatus = dice.oneOf(employments)
  const isStudent = employmentStatus === 'student'
  const profession = dice.oneOf(professions)
  return {
    id: dice.id(),
    firstName,
    lastName,
    email: `${name}${dice.between(1, 1000)}@${dice.oneOf(['muster', 'beispiel', 'post'])}.test`,
    phone: drawPhone(dice),
    dateOfBirth: drawDate(dice, isStudent ? dice.between(1998, 2007) : dice.between(1950, 2002)),
    nationality: dice.oneOf(nationalitiesIn(country)),
    permitUntil: '',
    currentAddress: shared.currentAddress ?? drawAddress(dice, country),
    profession: {
      profession: isStudent ? 'Studium' : profession[word],
      employmentStatus,
      grossSalary: salaryText(drawSalary(dice, employmentStatus, profession[2], profession[3]), country),
      netIncome: '',
    },
    reference: dice.isSo(0.8)
      ? {
          noReference: false,
          company: `${dice.oneOf(lastNames)} Immobilien`,
          name: `${dice.oneOf(people.women.firstNames)} ${dice.oneOf(lastNames)}`,
          phone: drawPhone(dice),
          email: `verwaltung@${plainLetters(dice.oneOf(lastNames))}.test`,
        }
      : { noReference: true, company: '', name: '', phone: '', email: '' },
    documents: [],
  }
}

/** In the money of the country, as people there write it. */
export const salaryText = (francs: number, country: HomeCountry): string =>
  country === 'CH' ? `${grouped(francs, "'")} CHF` : `${grouped(Math.round((francs * EUROS) / 10) * 10, '.')} €`

/** Of what is earned in francs, what is usual in Germany. */
const EUROS = 0.58
const grouped = (amount: number, separator: string) => String(amount).replace(/\B(?=(\d{3})+$)/, separator)

export const drawDate = (dice: Dice, year: number): CalendarDate =>
  `${year}-${twoDigits(dice.between(1, 13))}-${twoDigits(dice.between(1, 29))}`

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Of those that are kept free for films. */
const drawPhone = (dice: Dice) =>
  `+49 ${dice.oneOf(['30 23125', '69 90009', '40 66969', '221 4710', '89 99998'])} ${dice.between(100, 1000)}`

function drawAddress(dice: Dice, country: HomeCountry): MainRenter['currentAddress'] {
  const [zipCode, city] = dice.oneOf(citiesIn(country))
  const streetNumber = `${dice.between(1, 120)}${dice.oneOf(['', '', '', 'a', 'b'])}`
  return { street: dice.oneOf(streets), streetNumber, zipCode, city, country }
}

const employments: readonly EmploymentStatus[] = [
  ...Array.from({ length: 14 }, () => 'employed' as const),
  'self_employed',
  'self_employed',
  'student',
  'unemployed',
]

function drawSalary(dice: Dice, status: EmploymentStatus, least: number, most: number): number {
  if (status === 'unemployed') return dice.oneOf([0, 2400, 3100])
  if (status === 'student') return dice.between(6, 19) * 100
  return dice.between(least / 50, most / 50) * 50
}
