import type { CalendarDate } from '#shared/dates.ts'
import { incomeQuestions } from '#shared/salary/income-said.ts'
import { doubtOfSalary, type SalaryDoubt } from '#shared/salary/salary-doubt.ts'
import { rentersOf } from './guarantor.ts'
import { isPermitOver } from './permit.ts'
import { questionsByPath } from './questions/by-path.ts'
import { renterQuestions } from './questions/renter.ts'
import type { SentRenter } from './sent-answers.ts'

/** What may be true and is likelier a slip: a person is asked about it, and nothing is refused for it. */
export type DoubtCode =
  | 'without_letters'
  | 'digit_in_name'
  | 'same_names'
  | 'same_person_twice'
  | 'email_spelling'
  | 'letter_in_phone'
  | 'phone_too_long'
  | 'phone_too_short'
  | 'very_young'
  | 'very_old'
  | 'permit_over'
  | 'street_number_without_digit'
  | 'zip_code_unlike_country'
  | SalaryDoubt
  | 'own_reference'
  | 'start_in_past'
  | 'start_far_ahead'
  | 'start_before_home'
  | 'more_renters_than_adults'
  | 'no_insurance_name'

export interface Doubt {
  /** Path in the form, such as `mainRenters.0.dateOfBirth`. */
  name: string
  code: DoubtCode
  /** What the question names: what stands there, or what it does not go with. */
  value: string
  /** The same doubt about the same person and answer: what was said to be right is not asked again. */
  key: string
}

type DoubtfulRenter = Omit<SentRenter, 'documents' | 'nationality'>

/** Answers that the rules of the questionnaire let pass. */
export interface Doubtful {
  mainRenters: readonly DoubtfulRenter[]
  generalInfo: { desiredStartDate: string; numberOfAdults: number; casualtyInsuranceName: string }
}

/** @param homeStartDate from when the home is free */
export function doubtsOf(
  { mainRenters, generalInfo }: Doubtful,
  { today, homeStartDate }: { today: CalendarDate; homeStartDate?: CalendarDate | undefined },
): Doubt[] {
  const { desiredStartDate: start, numberOfAdults, casualtyInsuranceName: insurance } = generalInfo
  return [
    ...mainRenters.flatMap((renter, index) => [
      ...doubtsAbout(renter, today).map(([path, code, value]) =>
        doubt(`mainRenters.${index}.${path}`, code, value, renter.id),
      ),
      ...(mainRenters.slice(0, index).some((other) => isSamePerson(other, renter))
        ? [
            doubt(
              `mainRenters.${index}.firstName`,
              'same_person_twice',
              `${renter.firstName} ${renter.lastName}`,
              renter.id,
            ),
          ]
        : []),
    ]),
    ...when(start !== '' && start < today, 'desiredStartDate', 'start_in_past', start),
    ...when(start > yearsFrom(today, 2), 'desiredStartDate', 'start_far_ahead', start),
    ...when(
      start >= today && start < (homeStartDate ?? ''),
      'desiredStartDate',
      'start_before_home',
      homeStartDate ?? '',
      start,
    ),
    ...when(
      rentersOf(mainRenters).length > numberOfAdults,
      'numberOfAdults',
      'more_renters_than_adults',
      `${rentersOf(mainRenters).length}`,
      `${numberOfAdults}`,
    ),
    ...when(saysYesOrNo.test(insurance.trim()), 'casualtyInsuranceName', 'no_insurance_name', insurance),
  ]
}

/** In place of a name, in each of our languages. */
const saysYesOrNo =
  /^(yes|no|none|ja|nein|keine?|oui|non|aucune|s[iì]|nessuna|sim|não|nenhuma?|evet|hayır|yok|так|ні|немає|نعم|لا)$/i

const doubt = (name: string, code: DoubtCode, value: string, about = ''): Doubt => ({
  name,
  code,
  value,
  key: `${code}:${about}:${name.replace(/^mainRenters\.\d+\./, '')}:${value}`,
})

/** @param answer where something else is said in the question */
const when = (isDoubtful: boolean, path: string, code: DoubtCode, value: string, answer?: string): Doubt[] =>
  isDoubtful ? [doubt(`generalInfo.${path}`, code, value, answer)] : []

/** In the order in which a person meets them. */
const inForm = questionsByPath(renterQuestions).map(([path]) => path)

function doubtsAbout(renter: DoubtfulRenter, today: CalendarDate): [path: string, code: DoubtCode, value: string][] {
  const { firstName, lastName, email, phone, dateOfBirth: born, currentAddress: home, profession, reference } = renter
  const words: [string, string][] = [
    ['firstName', firstName],
    ['lastName', lastName],
    ['currentAddress.street', home.street],
    ['currentAddress.city', home.city],
    ['profession.profession', profession.profession],
  ]
  const found: [isDoubtful: boolean, path: string, code: DoubtCode, value: string][] = [
    ...words.map(
      ([path, text]) => [isWithoutLetters(text), path, 'without_letters', text] as [boolean, string, DoubtCode, string],
    ),
    [/\p{L}.*\p{Nd}|\p{Nd}.*\p{L}/u.test(firstName), 'firstName', 'digit_in_name', firstName],
    [/\p{L}.*\p{Nd}|\p{Nd}.*\p{L}/u.test(lastName), 'lastName', 'digit_in_name', lastName],
    [isFilled(firstName) && isSameText(firstName, lastName), 'lastName', 'same_names', lastName],
    [misspelled.test(email.trim()), 'email', 'email_spelling', email],
    [letterForDigit.test(phone), 'phone', 'letter_in_phone', phone],
    [digitsOf(phone).length > 15, 'phone', 'phone_too_long', phone],
    [born > yearsFrom(today, -16) && born < today, 'dateOfBirth', 'very_young', born],
    [isFilled(born) && born <= yearsFrom(today, -111), 'dateOfBirth', 'very_old', born],
    [isPermitOver(renter.permitUntil, today), 'permitUntil', 'permit_over', renter.permitUntil],
    [
      isFilled(home.streetNumber) && digitsOf(home.streetNumber) === '',
      'currentAddress.streetNumber',
      'street_number_without_digit',
      home.streetNumber,
    ],
    [isUnlikeCountry(home.zipCode, home.country), 'currentAddress.zipCode', 'zip_code_unlike_country', home.zipCode],
  ]
  // Who is not employed may earn little, or something else each month.
  for (const income of incomeQuestions) {
    const doubted = doubtOfSalary(profession[income])
    if (doubted !== undefined && (doubted === 'salary_of_a_year' || profession.employmentStatus === 'employed')) {
      found.push([true, `profession.${income}`, doubted, profession[income]])
    }
  }
  if (!reference.noReference) {
    found.push(
      [letterForDigit.test(reference.phone), 'reference.phone', 'letter_in_phone', reference.phone],
      [
        isFilled(reference.phone) && digitsOf(reference.phone).length < 5,
        'reference.phone',
        'phone_too_short',
        reference.phone,
      ],
      [
        digitsOf(phone).length > 4 && digitsOf(reference.phone) === digitsOf(phone),
        'reference.phone',
        'own_reference',
        reference.phone,
      ],
      [isFilled(email) && isSameText(reference.email, email), 'reference.email', 'own_reference', reference.email],
    )
  }
  const asked = found.filter(([isDoubtful]) => isDoubtful).map(([, ...rest]) => rest)
  return asked.toSorted(([a], [b]) => inForm.indexOf(a) - inForm.indexOf(b))
}

const isFilled = (text: string) => text.trim() !== ''

const isWithoutLetters = (text: string) => isFilled(text) && !/\p{L}/u.test(text)

const isSameText = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

const isSamePerson = (a: DoubtfulRenter, b: DoubtfulRenter) =>
  isFilled(a.firstName) &&
  isSameText(a.firstName, b.firstName) &&
  isSameText(a.lastName, b.lastName) &&
  a.dateOfBirth === b.dateOfBirth

/** An O typed for a zero, an l or I for a one; the letters of “Tel.” and “ext. 12” are words. */
const letterForDigit = /(?<!\p{L})[OolI](?!\p{L})/u

const digitsOf = (text: string) => text.replace(/\P{Nd}/gu, '')

/** Digits of a zip code, where a country has one way of writing them. */
const zipDigits: Readonly<Record<string, number>> = { CH: 4, LI: 4, AT: 4, DE: 5, FR: 5, IT: 5 }

function isUnlikeCountry(zipCode: string, country: string): boolean {
  const digits = zipDigits[country]
  if (digits === undefined || !isFilled(zipCode)) return false
  // With the country before it, as in D-10115.
  return !new RegExp(`^([a-z]{1,3}[- ])?\\d{${digits}}$`, 'i').test(zipCode.trim())
}

/** Endings and providers that exist only as slips of the finger. */
const misspelled =
  /\.(con|cmo|ocm|cim|vom|dee|chh)$|@(gmial|gamil|gmai|gmal|hotmial|hotmal|outlok|outloo|yaho|bluewn)\./i

function yearsFrom(day: CalendarDate, years: number): CalendarDate {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
}
