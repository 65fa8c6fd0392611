import * as z from 'zod/mini'
import type { CalendarDate } from '#shared/dates.ts'
import { documentReference, MAX_DOCUMENTS_PER_RENTER } from '#shared/document/document.ts'
import type { IssueCode } from '#shared/issues.ts'
import { id } from '#shared/text.ts'
import { type AskedShape, askedShape } from './questions/asked.ts'
import { blankOf, type Question, type Questions, unasked } from './questions/question.ts'
import { phone, renterQuestions } from './questions/renter.ts'

interface AboutPerson extends Questions {
  dateOfBirth: Question<'date', z.ZodMiniType<string>, string>
}

/** One of those who apply; `today` decides what lies in the future, and is the calling side's own day. */
export const mainRenter = (today: CalendarDate) => personOf(renterQuestions, today)

/** The same as it is asked for now. */
export const askedRenter = (today: CalendarDate) => askedPersonOf(renterQuestions, today)

/** @param questions about a renter, as they are or as a pack has them */
export const personOf = <Q extends AboutPerson>(questions: Q, today: CalendarDate) =>
  z.discriminatedUnion('isGuarantor', [
    // Nobody whom an older app sends is one.
    z.extend(detailsOf(questions, today), { isGuarantor: z._default(z.literal(false), false) }),
    z.extend(detailsOf(questions, today), { ...unaskedOfGuarantors, isGuarantor: z.literal(true) }),
  ])

/** About who lives there. */
const unaskedOfGuarantors = {
  nationality: unasked(''),
  permitUntil: unasked(''),
  reference: unasked(blankOf(renterQuestions.reference.questions)),
}
export const isOfRenters = (question: string): boolean => Object.hasOwn(unaskedOfGuarantors, question)

/** With a telephone number that can be dialled: what earlier releases sealed on a phone goes on being taken. */
export function askedPersonOf<Q extends AboutPerson>(questions: Q, today: CalendarDate) {
  const asked = { phone: phone(5)('phone_required') }
  const [renter, guarantor] = personOf(questions, today).def.options
  return z.discriminatedUnion('isGuarantor', [z.extend(renter, asked), z.extend(guarantor, asked)])
}

function detailsOf<Q extends AboutPerson>(questions: Q, today: CalendarDate) {
  const shape: AskedShape<Q> = askedShape(questions)
  return z.object({
    id: id(),
    ...shape,
    dateOfBirth: (shape.dateOfBirth as z.ZodMiniType<string>).check(
      z.refine((date) => date < today, { error: 'date_of_birth_in_future' satisfies IssueCode }),
    ),
    documents: z._default(
      z
        .array(documentReference)
        .check(z.maxLength(MAX_DOCUMENTS_PER_RENTER, { error: 'too_many_documents' satisfies IssueCode })),
      [],
    ),
  })
}

/** As it is stored: before there were guarantors, nobody was said to be none. */
export type MainRenter = Omit<z.output<ReturnType<typeof mainRenter>>, 'isGuarantor'> & { isGuarantor?: boolean }
