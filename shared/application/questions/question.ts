import * as z from 'zod/mini'
import { calendarDate } from '#shared/dates.ts'
import type { IssueCode } from '#shared/issues.ts'
import { comment as commentText, optionalLine, requiredLine, requiredText } from '#shared/text.ts'

/** What an answer is: each derivation (sent, said, its field, under a pack) is a table with an entry for each of them. */
export type Kind =
  | 'line'
  | 'comment'
  | 'date'
  | 'count'
  | 'yesNo'
  | 'tick'
  | 'choice'
  | 'country'
  | 'nationality'
  | 'amount'
  | 'netAmount'

/** A question as data. Whatever else is to be known of it is derived by its kind, in the chunk that needs it. */
export interface Question<K extends Kind = Kind, Asked extends z.ZodMiniType = z.ZodMiniType, Draft = unknown> {
  readonly kind: K
  /** What is accepted of whom it is asked. */
  readonly asked: Asked
  /** What the form holds before anything is answered; its type is what it may hold meanwhile. */
  readonly blank: Draft
  readonly missing?: IssueCode
  /** The yes/no question of the same group that it follows up: needed when that one is answered with yes. */
  readonly of?: string
  /** The answers to that question which leave nothing to follow up: what is said all the same is not kept. */
  readonly notAfter?: readonly string[]
  /** A country's pack may ask it otherwise. */
  readonly byPack?: true
  /** Asked since a later release than the first: what was sealed on a phone before goes on being taken. */
  readonly isLater?: true
  /** Nobody is asked it, and nothing of it is kept, but where a country's pack has it asked, or an organization by leave of that. */
  readonly isExtra?: true
  /** About the home, and not about who applies: answered anew for the next one. */
  readonly isOfHome?: true
  /** What a select offers. */
  readonly choices?: readonly (string | number)[]
}

/** Questions that are answered together. */
export interface Group<Q extends Questions = Questions> {
  readonly kind: 'group'
  readonly questions: Q
  readonly rules?: readonly Rule[]
  readonly of?: undefined
  readonly isExtra?: undefined
  readonly byPack?: true
}
export interface Questions {
  readonly [name: string]: Question | Group
}

/** By the names of the questions. */
export type Said = Readonly<Record<string, unknown>>

/** What answers to questions beside each other have to fulfil; `at` is the one that is told of it. */
export interface Rule {
  readonly holds: (said: Said) => boolean
  readonly error: IssueCode
  readonly at: string
}

type Text<K extends Kind> = Question<K, z.ZodMiniString, string>
type OpenText<K extends Kind> = Question<K, ReturnType<typeof optionalLine>, string>

export const text = <K extends Kind>(
  kind: K,
  missing: IssueCode,
  schema: (missing: IssueCode) => z.ZodMiniString = requiredText,
): Text<K> => ({ kind, blank: '', missing, asked: schema(missing) })
export const line = (missing: IssueCode, schema: (missing: IssueCode) => z.ZodMiniString = requiredLine) =>
  text('line', missing, schema)
export const date = (missing: IssueCode) => text('date', missing, calendarDate)
export const openLine = (): OpenText<'line'> => ({ kind: 'line', blank: '', asked: optionalLine() })
export const comment = (): OpenText<'comment'> => ({ kind: 'comment', blank: '', asked: commentText() })
export const yesNo = (): Question<'yesNo', z.ZodMiniBoolean, boolean | null> => ({
  kind: 'yesNo',
  blank: null,
  asked: z.boolean({ error: 'required' satisfies IssueCode }),
})
export const tick = (): Question<'tick', z.ZodMiniDefault<z.ZodMiniBoolean>, boolean> => ({
  kind: 'tick',
  blank: false,
  asked: z._default(z.boolean(), false),
})

/**
 * Of whom it is not asked: whatever stands there is not kept, and no reason to refuse an application. No transform, which a form waits for:
 * what is missing of the same group would be told behind all else.
 */
export const unasked = <Answer>(blank: Answer) =>
  z._default(z.unknown(), blank).check(z.overwrite(() => blank)) as unknown as z.ZodMiniType<Answer>

/** The same, where it is asked only by leave of a country's pack; then nobody has to answer. */
export const extra = <K extends Kind, Draft>(question: Question<K, z.ZodMiniType, Draft>) => ({
  ...question,
  asked: unasked(question.blank),
  byPack: true as const,
  isExtra: true as const,
})

/** Of a group, as the form holds it. */
export type DraftOf<Q extends Questions> = {
  -readonly [N in keyof Q]: Q[N] extends Group<infer Inner>
    ? DraftOf<Inner>
    : Q[N] extends Question<Kind, z.ZodMiniType, infer Draft>
      ? Draft
      : never
}

/** A follow-up names a question that is there: a misspelt one does not compile. */
type Sound<Q extends Questions> = {
  readonly [N in keyof Q]: Q[N] extends { of: infer Parent } ? (Parent extends keyof Q ? Q[N] : never) : Q[N]
}
export const questions = <const Q extends Questions>(all: Q & Sound<Q>): Q => all

export const namesOf = <Q extends Questions>(all: Q): (keyof Q & string)[] => Object.keys(all)

/** The same names, with something made of each. */
export const each = <Made>(all: Questions, make: (question: Question | Group, name: string) => Made) =>
  Object.fromEntries(Object.entries(all).map(([name, question]) => [name, make(question, name)]))

/** @param stored answers, kept: of a release that did not ask all of it yet */
export function blankOf<Q extends Questions>(all: Q, stored: object = {}): DraftOf<Q> {
  const said = stored as Said
  return each(all, (question, name) =>
    question.kind === 'group' ? blankOf(question.questions, said[name] ?? {}) : (said[name] ?? question.blank),
  ) as DraftOf<Q>
}
