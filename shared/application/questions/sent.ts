import * as z from 'zod/mini'
import { blankOf, each, type Group, type Kind, type Question, type Questions } from './question.ts'

const text = z.string()

/** As the applicant sent it: what a later version of the questionnaire asks more strictly must stay readable. */
const sentByKind = {
  line: text,
  comment: text,
  date: text,
  choice: text,
  country: text,
  nationality: text,
  amount: text,
  netAmount: text,
  count: z.number(),
  /** Null where nobody had to answer, or was asked. */
  yesNo: z.nullable(z.boolean()),
  tick: z.boolean(),
} satisfies Record<Kind, z.ZodMiniType>

/** Asked by every release, and under every pack: the one yes or no that is never null. */
const answeredByAll = { visitedProperty: z.boolean() }

type SentSchema<Q, N> = N extends keyof typeof answeredByAll
  ? (typeof answeredByAll)[N]
  : Q extends Group<infer Inner>
    ? z.ZodMiniObject<SentShape<Inner>>
    : Q extends Question<infer K>
      ? (typeof sentByKind)[K]
      : never
type SentShape<Q extends Questions> = { -readonly [N in keyof Q]: SentSchema<Q[N], N> }
export type SentOf<Q extends Questions> = z.output<z.ZodMiniObject<SentShape<Q>>>

export const sentShape = <Q extends Questions>(all: Q): SentShape<Q> =>
  each(all, (question, name) =>
    question.kind === 'group'
      ? z.object(sentShape(question.questions))
      : (answeredByAll[name as keyof typeof answeredByAll] ?? sentByKind[question.kind]),
  ) as SentShape<Q>

/** What the questions ask for and nothing else of what is stored, with blanks where it is older than one of them. */
export const publishedAnswers = <Q extends Questions>(all: Q, stored: object): SentOf<Q> =>
  blankOf(all, stored) as SentOf<Q>
