import * as z from 'zod/mini'
import { dayOfTenancy } from '#shared/resident/day-of-tenancy.ts'
import type { IssueCode } from '#shared/issues.ts'
import { MAX_AMOUNT, optionalAmount } from '#shared/number.ts'
import {
  processConditions,
  processStatuses,
  rentalDurations,
  startDateTypes,
  threeAnswers,
} from '#shared/process/process.ts'
import { comment, id, optionalWords, requiredLine } from '#shared/text.ts'

/**
 * A process as managers see it (manager.md, Application processes), and as the feed carries it. Its property is a
 * record of its own.
 */
export const managedProcess = z.object({
  id: z.string(),
  organizationId: z.string(),
  propertyId: z.string(),
  code: z.string(),
  name: z.string(),
  status: z.enum(processStatuses),
  /** Null means: as the property states it. */
  newRent: z.nullable(z.number()),
  newSideCosts: z.nullable(z.number()),
  startDate: z.nullable(z.string()),
  startDateType: z.enum(startDateTypes),
  conditions: processConditions,
  notes: z.string(),
  applicantName: z.nullable(z.string()),
  applicantEmail: z.nullable(z.string()),
  /** Whose offer closed it (`close/{applicationId}`). */
  chosenApplicationId: z.nullable(z.string()),
  /** Whether applicants are written to when their status changes; off unless somebody turned it on. */
  sendsStatusMails: z.boolean(),
  /** From this day on those of its applications are erased that nobody answered; null where none is to be. */
  erasesOn: z._default(z.nullable(z.string()), null),
  /** By which country's rules it asks, from its creation on; null as the specification has it. A later release may know more. */
  policyPack: z._default(z.nullable(z.string()), null),
  /** What it asks besides. */
  ownQuestions: z._default(z.array(z.string()), []),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type ManagedProcess = z.output<typeof managedProcess>

/** As a manager types them; what is not named is not agreed. */
export const typedConditions = z.partial(
  z.object({
    rentalDuration: z.enum(rentalDurations, { error: 'invalid' satisfies IssueCode }),
    securityDeposit: z
      .number({ error: 'invalid' satisfies IssueCode })
      .check(
        z.minimum(0, { error: 'invalid' }),
        z.maximum(MAX_AMOUNT, { error: 'amount_too_large' satisfies IssueCode }),
      ),
    additionalCosts: optionalWords(),
    utilitiesIncluded: z.enum(threeAnswers, { error: 'invalid' satisfies IssueCode }),
    specialConditions: optionalWords(),
    terminationNotice: optionalWords(),
    petPolicy: optionalWords(),
    smokingPolicy: optionalWords(),
  }),
)

/** What can be changed of a process that takes applications already. */
export const processSettings = z.object({ conditions: typedConditions, sendsStatusMails: z.boolean() })
export type ProcessSettings = z.output<typeof processSettings>

/** What a person types to create a process (manager.md, Application processes). */
export const processForm = z.object({
  propertyId: z
    .string({ error: 'property_required' satisfies IssueCode })
    .check(z.refine((text) => z.safeParse(id(), text).success, { error: 'property_required' satisfies IssueCode })),
  applicationProcessName: requiredLine('process_name_required'),
  notes: comment(),
  newRent: optionalAmount('new_rent_not_negative'),
  newSideCosts: optionalAmount('new_side_costs_not_negative'),
  startDate: z.nullish(dayOfTenancy('date_invalid')),
  conditions: z._default(typedConditions, {}),
  sendsStatusMails: z._default(z.boolean(), false),
})
/**
 * A process on the wire, whose property is named `rentObjectId` there (wire.md, Names); `propertyId` is taken as well.
 * What it says of the property's name and address is read from the property itself.
 */
export const newProcess = z
  .object({
    ...processForm.shape,
    id: z.optional(id()),
    organizationId: id(),
    rentObjectId: z.optional(id()),
    propertyId: z.optional(id()),
    startDateType: z.optional(z.enum(startDateTypes)),
  })
  .check(
    z.refine(({ rentObjectId, propertyId }) => rentObjectId !== undefined || propertyId !== undefined, {
      error: 'property_required' satisfies IssueCode,
      path: ['rentObjectId'],
    }),
  )
export type NewProcess = z.output<typeof newProcess>
