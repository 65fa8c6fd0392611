import * as z from 'zod/mini'
import { isCalendarDate } from '#shared/dates.ts'
import type { IssueCode } from '#shared/issues.ts'
import { comment, optionalLine, optionalText } from '#shared/text.ts'
import { each, type Group, type Kind, type Question, type Questions } from './question.ts'
import { salaryWithAmount, withAmount } from './renter.ts'

/** The same questions, of which nobody has to answer those with the mark: what is yes or no may then be null. */
export type Opened<Q extends Questions, Mark> = {
  readonly [N in keyof Q]: Q[N] extends Group<infer Inner>
    ? Omit<Q[N], 'questions'> & { readonly questions: Opened<Inner, Mark> }
    : Q[N] extends Mark & { readonly asked: infer Asked extends z.ZodMiniType }
      ? Omit<Q[N], 'asked'> & {
          readonly asked: z.ZodMiniType<z.output<Asked> extends boolean ? boolean | null : z.output<Asked>>
        }
      : Q[N]
}

const openByKind: Partial<Record<Kind, () => z.ZodMiniType>> = {
  line: optionalLine,
  comment,
  country: optionalText,
  nationality: optionalText,
  amount: () => optionalLine().check(salaryWithAmount),
  netAmount: () => optionalLine().check(withAmount('net_income_invalid')),
  date: () =>
    z._default(
      z.string({ error: 'date_invalid' satisfies IssueCode }).check(
        z.trim(),
        z.refine((date) => date === '' || isCalendarDate(date), {
          error: 'date_invalid' satisfies IssueCode,
          abort: true,
        }),
      ),
      '',
    ),
  yesNo: () => z._default(z.nullable(z.boolean()), null),
}

export const open = (question: Question): Question => ({
  ...question,
  asked: openByKind[question.kind]?.() ?? question.asked,
})

/** As the server takes them: an app that is older than a question knows no answer to it. */
export const taken = <Q extends Questions>(all: Q) =>
  each(all, (question): Question | Group =>
    question.kind === 'group'
      ? { ...question, questions: taken(question.questions) }
      : question.isLater
        ? open(question)
        : question,
  ) as Opened<Q, { readonly isLater: true }>
