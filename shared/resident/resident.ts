import * as z from 'zod/mini'
import { employmentStatuses, renterQuestions } from '#shared/application/questions/renter.ts'
import { sentShape } from '#shared/application/questions/sent.ts'
import { isNationality } from '#shared/countries.ts'
import { type CalendarDate } from '#shared/dates.ts'
import { dayOfTenancy } from './day-of-tenancy.ts'
import type { IssueCode } from '#shared/issues.ts'
import { anyText, comment, id, optionalText, requiredLine, requiredText } from '#shared/text.ts'
import { leftOut } from '#shared/policy/left-out.ts'
import { endsBeforeItBegins } from './stay.ts'

/** Stands for a start that nobody knows (manager.md, Residents). */
export const UNKNOWN_START: CalendarDate = '1970-01-01'

const profession = z.object(sentShape(renterQuestions.profession.questions))

/** Somebody who lives, or lived, in a property (manager.md, Residents). */
export const resident = z.object({
  id: z.string(),
  organizationId: z.string(),
  propertyId: z.string(),
  /** Whose accepted offer made them a resident; null for who was added by hand. */
  applicationId: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  /** Country code, or empty. */
  nationality: z.string(),
  moveInDate: z.string(),
  moveOutDate: z.nullable(z.string()),
  notes: z.string(),
  profession: z.nullable(profession),
  /** From this day on they are erased; null while nobody has been told of one (tenancy-end.ts). */
  erasesOn: z._default(z.nullable(z.string()), null),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Resident = z.output<typeof resident>

/** As an answer says what became of them: with what was sent and is not kept, because nobody may ask for it there. Absent where all of it is. */
export const answeredResident = z.extend(resident, { leftOut: z.optional(leftOut) })

const residentEmail = z
  .string({ error: 'email_required' satisfies IssueCode })
  .check(
    z.trim(),
    z.minLength(1, { error: 'email_required' satisfies IssueCode, abort: true }),
    z.email({ error: 'email_invalid' satisfies IssueCode }),
    z.maxLength(254, { error: 'email_invalid' satisfies IssueCode }),
  )

const fields = {
  firstName: requiredLine('first_name_required'),
  lastName: requiredLine('last_name_required'),
  email: residentEmail,
  phone: optionalText(),
  nationality: requiredText('nationality_required').check(
    z.refine((code) => code === '' || isNationality(code), { error: 'nationality_required' satisfies IssueCode }),
  ),
  moveInDate: dayOfTenancy('move_in_date_required'),
  notes: comment(),
}
const work = {
  profession: requiredText('profession_required'),
  employmentStatus: z.enum(employmentStatuses, { error: 'resident_employment_status_required' satisfies IssueCode }),
  grossSalary: requiredText('gross_salary_required'),
  netIncome: optionalText(),
}
/**
 * What a person types to add or edit a resident (manager.md, Residents), and when they move out, where they do.
 * @param isGrossAsked false where the country of the home lets nobody ask for it: nobody is asked for it in their place either
 */
export const residentEdit = (isGrossAsked: boolean) =>
  z
    .object({
      ...fields,
      profession: z.object({ ...work, grossSalary: isGrossAsked ? work.grossSalary : optionalText() }),
      moveOutDate: z.union([z.literal(''), dayOfTenancy('end_date_required')], {
        error: 'date_invalid' satisfies IssueCode,
      }),
    })
    .check(
      z.refine((stay) => !endsBeforeItBegins(stay), {
        error: 'end_before_move_in' satisfies IssueCode,
        path: ['moveOutDate'],
      }),
    )
export type ResidentEdit = z.output<ReturnType<typeof residentEdit>>

/** A resident on the wire: nationality and profession may be missing (manager.md, Residents). */
export const newResident = z.object({
  ...fields,
  id: z.optional(id()),
  phone: z.nullish(optionalText()),
  nationality: optionalText(),
  profession: z.nullish(
    z.object({
      profession: optionalText(),
      employmentStatus: z._default(z.enum(employmentStatuses), 'employed'),
      grossSalary: optionalText(),
      /** An app that is older than it says nothing of it: then it stays. */
      netIncome: z.optional(anyText()),
    }),
  ),
})
/** An edit of a resident: when they move in and out is changed only when it is sent. A move-out of null is none any more. */
export const changedResident = z.object({
  ...z.omit(newResident, { id: true }).shape,
  moveInDate: z.optional(dayOfTenancy('move_in_date_required')),
  moveOutDate: z.optional(z.nullable(dayOfTenancy('end_date_required'))),
})
export const moveOutForm = z.object({ moveOutDate: dayOfTenancy('end_date_required') })
