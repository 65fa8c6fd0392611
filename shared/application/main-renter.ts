import * as z from 'zod/mini'
import { isCountry, isNationality } from '#shared/countries.ts'
import { type CalendarDate, calendarDate } from '#shared/dates.ts'
import { documentReference, MAX_DOCUMENTS_PER_RENTER } from '#shared/document/document.ts'
import type { IssueCode } from '#shared/issues.ts'
import { email, id, optionalText, personName, requiredText } from '#shared/text.ts'

/** The four that the questionnaire accepts (applicant.md, Main renters). */
export const employmentStatuses = ['employed', 'self_employed', 'unemployed', 'student'] as const
export type EmploymentStatus = (typeof employmentStatuses)[number]

const country = (missing: IssueCode) => z.string({ error: missing }).check(z.refine(isCountry, { error: missing }))

const reference = z
  .object({
    noReference: z._default(z.boolean(), false),
    company: optionalText(),
    name: optionalText(),
    phone: optionalText(),
    email: optionalText(),
  })
  .check(
    z.refine(
      ({ noReference, company, name, phone, email: address }) =>
        noReference || [company, name, phone, address].every((answer) => answer !== ''),
      { error: 'reference_incomplete' satisfies IssueCode, path: ['company'] },
    ),
    z.refine(({ noReference, email: address }) => noReference || isEmailOrEmpty(address), {
      error: 'email_invalid' satisfies IssueCode,
      path: ['email'],
    }),
  )

const isEmailOrEmpty = (text: string) => text === '' || z.safeParse(email(), text).success

/** Any way of writing a number, with a country, blanks, slashes and an extension, that has this many digits. */
const phone = (leastDigits: number) =>
  requiredText('phone_required').check(
    z.refine((text) => text === '' || text.replace(/\P{Nd}/gu, '').length >= leastDigits, {
      error: 'phone_invalid' satisfies IssueCode,
    }),
  )

/** A salary names an amount, which is not below nothing. */
export const salaryWithAmount = z.refine<string>(
  (text) => text === '' || (/\p{Nd}/u.test(text) && !/^(chf|eur|fr\.?|€)?\s*[-−–]\s*\d/i.test(text)),
  { error: 'gross_salary_invalid' satisfies IssueCode },
)

/** One main renter; `today` decides what lies in the future, and is the calling side's own day. */
export const mainRenter = (today: CalendarDate) =>
  z.object({
    id: id(),
    firstName: personName('first_name_required'),
    lastName: personName('last_name_required'),
    email: email(),
    // What earlier releases sealed on a phone goes on being taken.
    phone: phone(1),
    dateOfBirth: calendarDate('date_of_birth_required').check(
      z.refine((date) => date < today, { error: 'date_of_birth_in_future' satisfies IssueCode }),
    ),
    nationality: z
      .string({ error: 'nationality_required' satisfies IssueCode })
      .check(z.refine(isNationality, { error: 'nationality_required' satisfies IssueCode })),
    currentAddress: z.object({
      street: requiredText('street_required'),
      streetNumber: requiredText('street_number_required'),
      zipCode: requiredText('zip_code_required'),
      city: requiredText('city_required'),
      country: country('country_required'),
    }),
    profession: z.object({
      profession: requiredText('profession_required'),
      employmentStatus: z.enum(employmentStatuses, { error: 'employment_status_required' satisfies IssueCode }),
      /** Text, as people write it: "5'200 CHF", "ca. 3000 netto". */
      grossSalary: requiredText('gross_salary_required').check(salaryWithAmount),
    }),
    reference,
    documents: z._default(
      z
        .array(documentReference)
        .check(z.maxLength(MAX_DOCUMENTS_PER_RENTER, { error: 'too_many_documents' satisfies IssueCode })),
      [],
    ),
  })

/** The same as it is asked for now. */
export const askedRenter = <Renter extends z.ZodMiniObject>(renter: Renter) => z.extend(renter, { phone: phone(5) })

export type MainRenter = z.output<ReturnType<typeof mainRenter>>
