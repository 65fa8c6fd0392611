import { type DemoApplication, daysFrom } from '#server/db/demo/add-application.ts'
import type { DemoProcess } from '#server/db/demo/add-property.ts'
import { jpeg, pdf } from '#server/db/demo/files.ts'
import { plainLetters } from '#server/db/demo/people.ts'
import { type ApplicationStatus, applicationStatuses } from '#shared/application/status.ts'
import type { HomeCountry } from '#shared/home-countries.ts'
import { CODE_ALPHABET } from '#shared/process/code/code.ts'
import { createDice, type Dice } from './dice.ts'
import { drawRenter, salaryText } from './draw-renter.ts'
import { comments, notes } from './words.ts'

/** Every so many: who applied before, a salary of a year that looks like one of a month, one that lacks a digit, a note. */
const EVERY = { twice: 40, year: 50, digit: 71, note: 12 }
/** So many first ones have documents: each is a file, and a list of thousands is looked at for other things. */
const WITH_DOCUMENTS = 500

export interface DrawnApplication extends DemoApplication {
  id: string
  note: { id: string; text: string } | undefined
}

/** The application with that number among those of a seed. */
export function drawApplication(
  seed: number,
  number: number,
  { property: { country }, process }: DemoProcess,
  now: Date,
): DrawnApplication {
  const dice = createDice(`${seed} application ${number}`)
  const renters = drawRenters(dice, seed, number, country)
  const children = dice.isSo(0.4) ? dice.between(1, 4) : 0
  const start = process.startDate ?? daysFrom(now, 30)
  return {
    id: dice.id(),
    reference: referenceOf(seed, number),
    status: drawStatus(dice),
    daysAgo: dice.between(30, 30_000) / 1000,
    language: dice.oneOf(['de', 'de', 'de', 'de', 'en', 'fr'] as const),
    renters,
    answers: {
      desiredStartDate: dice.isSo(0.6) ? start : daysFrom(new Date(start), dice.between(-20, 60)),
      commentaryStartDate: dice.oneOf(comments),
      numberOfAdults: renters.length + (dice.isSo(0.1) ? 1 : 0),
      numberOfChildren: children,
      visitedProperty: dice.isSo(0.6),
      pets: dice.isSo(0.2),
      subletting: dice.isSo(0.05),
    },
    documents: number <= WITH_DOCUMENTS && dice.isSo(0.6) ? drawDocuments(dice, renters, country) : [],
    note: number % EVERY.note === 0 ? { id: dice.id(), text: dice.oneOf(notes) } : undefined,
  }
}

function drawRenters(dice: Dice, seed: number, number: number, country: HomeCountry) {
  const isAgain = number % EVERY.twice === 0
  const first = drawRenter(personDice(seed, isAgain ? number - 1 : number), country)
  const again = isAgain ? { ...first, id: dice.id() } : first
  const grossSalary = strangeSalary(number, country) ?? again.profession.grossSalary
  const main = { ...again, profession: { ...again.profession, grossSalary } }
  if (!dice.isSo(0.45)) return [main]
  const { lastName, currentAddress } = main
  return [main, drawRenter(dice, country, { currentAddress, ...(dice.isSo(0.6) && { lastName }) })]
}

const personDice = (seed: number, number: number) => createDice(`${seed} person ${number}`)

function strangeSalary(number: number, country: HomeCountry): string | undefined {
  if (number % EVERY.year === 3) return salaryText(92_000, country)
  return number % EVERY.digit === 5 ? salaryText(130, country) : undefined
}

function drawStatus(dice: Dice): ApplicationStatus {
  if (dice.isSo(0.9)) return 'submitted'
  return dice.oneOf(applicationStatuses.filter((status) => status !== 'submitted' && status !== 'offer_accepted'))
}

function drawDocuments(dice: Dice, renters: DemoApplication['renters'], country: HomeCountry) {
  const [income, debts] = country === 'CH' ? ['Lohnausweis', 'Betreibungsauszug'] : ['Gehaltsabrechnung', 'Schufa']
  return renters.flatMap(({ firstName, lastName }, renter): DemoApplication['documents'] => {
    const line = (kind: string) => pdf(`${kind} ${plainLetters(firstName)} ${plainLetters(lastName)} (Muster)`)
    return [
      { renter, type: 'proof_of_income', name: `${income}.pdf`, ...line(income) },
      ...(dice.isSo(0.7)
        ? [{ renter, type: 'debt_collection_certificate', name: `${debts}.pdf`, ...line(debts) } as const]
        : []),
      ...(dice.isSo(0.2) ? [{ renter, type: 'other_document', name: 'Ausweis.jpg', ...jpeg() } as const] : []),
    ]
  })
}

/** Different for each number, and not in their order: the factor has no divisor in common with the alphabet's powers. */
const referenceOf = (seed: number, number: number) => `${lettersOf(seed * FACTOR)}-${lettersOf(number * FACTOR)}`
const FACTOR = 123_457
const lettersOf = (number: number) =>
  [1, 2, 3, 4]
    .map((place) => CODE_ALPHABET[Math.floor(number / CODE_ALPHABET.length ** (place - 1)) % CODE_ALPHABET.length])
    .join('')
