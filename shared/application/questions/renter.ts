import * as z from 'zod/mini'
import { isCountry, isNationality } from '#shared/countries.ts'
import type { IssueCode } from '#shared/issues.ts'
import { email, personName, requiredLine } from '#shared/text.ts'
import { date, extra, line, openLine, type Question, questions, type Rule, text, tick } from './question.ts'

/** The four that the questionnaire accepts (applicant.md, Main renters). */
export const employmentStatuses = ['employed', 'self_employed', 'unemployed', 'student'] as const
export type EmploymentStatus = (typeof employmentStatuses)[number]

const employment: Question<'choice', ReturnType<typeof statusSchema>, EmploymentStatus | ''> = {
  kind: 'choice',
  blank: '',
  asked: statusSchema(),
}
function statusSchema() {
  return z.enum(employmentStatuses, { error: 'employment_status_required' satisfies IssueCode })
}

/** Any way of writing a number, with a country, blanks, slashes and an extension, that has this many digits. */
export const phone = (leastDigits: number) => (missing: IssueCode) =>
  requiredLine(missing).check(
    z.refine((said) => said === '' || said.replace(/\P{Nd}/gu, '').length >= leastDigits, {
      error: 'phone_invalid' satisfies IssueCode,
    }),
  )

/** What somebody earns names an amount, which is not below nothing. */
export const withAmount = (error: IssueCode) =>
  z.refine<string>((said) => said === '' || (/\p{Nd}/u.test(said) && !/^(chf|eur|fr\.?|€)?\s*[-−–]\s*\d/i.test(said)), {
    error,
  })
export const salaryWithAmount = withAmount('gross_salary_invalid')

const code = (isKnown: (said: string) => boolean) => (error: IssueCode) =>
  z.string({ error }).check(z.refine(isKnown, { error }))

/** All four, or the word that there is none (applicant.md, Main renters). */
const referenceRules: readonly Rule[] = [
  {
    holds: ({ noReference, ...said }) => noReference === true || Object.values(said).every((answer) => answer !== ''),
    error: 'reference_incomplete',
    at: 'company',
  },
  {
    holds: ({ noReference, email: said }) => noReference === true || said === '' || z.safeParse(email(), said).success,
    error: 'email_invalid',
    at: 'email',
  },
]

/** About one of those who apply, in the order in which they are asked. */
export const renterQuestions = questions({
  firstName: line('first_name_required', personName),
  lastName: line('last_name_required', personName),
  email: line('email_invalid', email),
  // What earlier releases sealed on a phone goes on being taken.
  phone: line('phone_required', phone(1)),
  dateOfBirth: { ...date('date_of_birth_required'), byPack: true },
  nationality: { ...text('nationality', 'nationality_required', code(isNationality)), byPack: true },
  /** Of whose permit is said there. */
  permitUntil: { ...extra(date('date_invalid')), of: 'nationality', notAfter: ['', 'CH'] },
  currentAddress: {
    kind: 'group',
    questions: questions({
      street: line('street_required'),
      streetNumber: line('street_number_required'),
      zipCode: line('zip_code_required'),
      city: line('city_required'),
      country: text('country', 'country_required', code(isCountry)),
    }),
  },
  profession: {
    kind: 'group',
    questions: questions({
      profession: line('profession_required'),
      employmentStatus: employment,
      /** Text, as people write it: "5'200 CHF", "ca. 3000 netto". */
      grossSalary: {
        ...text('amount', 'gross_salary_required', (missing) => requiredLine(missing).check(salaryWithAmount)),
        byPack: true,
      },
      /** The same after taxes and contributions: asked in place of the gross one, where that may not be asked. */
      netIncome: extra(text('netAmount', 'required')),
    }),
  },
  reference: {
    kind: 'group',
    questions: questions({
      noReference: tick(),
      company: openLine(),
      name: openLine(),
      phone: openLine(),
      email: openLine(),
    }),
    rules: referenceRules,
    byPack: true,
  },
})
