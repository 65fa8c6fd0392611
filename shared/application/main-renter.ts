import * as z from 'zod/mini'
import type { CalendarDate } from '#shared/dates.ts'
import { documentReference, MAX_DOCUMENTS_PER_RENTER } from '#shared/document/document.ts'
import type { IssueCode } from '#shared/issues.ts'
import { id } from '#shared/text.ts'
import { askedShape } from './questions/asked.ts'
import { phone, renterQuestions } from './questions/renter.ts'

/** One main renter; `today` decides what lies in the future, and is the calling side's own day. */
export const mainRenter = (today: CalendarDate) => renterOf(askedShape(renterQuestions), today)

/** @param shape of the answers to `renterQuestions`, as they are or as a pack has them */
export const renterOf = <Shape extends { dateOfBirth: z.ZodMiniType<string> }>(shape: Shape, today: CalendarDate) =>
  z.object({
    id: id(),
    ...shape,
    dateOfBirth: shape.dateOfBirth.check(
      z.refine((date) => date < today, { error: 'date_of_birth_in_future' satisfies IssueCode }),
    ),
    documents: z._default(
      z
        .array(documentReference)
        .check(z.maxLength(MAX_DOCUMENTS_PER_RENTER, { error: 'too_many_documents' satisfies IssueCode })),
      [],
    ),
  })

/** The same as it is asked for now. */
export const askedRenter = <Renter extends z.ZodMiniObject>(renter: Renter) =>
  z.extend(renter, { phone: phone(5)('phone_required') })

export type MainRenter = z.output<ReturnType<typeof mainRenter>>
