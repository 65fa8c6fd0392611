import * as z from 'zod/mini'
import { each, type Group, type Question, type Questions, type Rule, type Said } from './question.ts'

export type AskedShape<Q extends Questions> = {
  -readonly [N in keyof Q]: Q[N] extends Group<infer Inner>
    ? z.ZodMiniObject<AskedShape<Inner>>
    : Q[N] extends Question<infer _, infer Asked>
      ? Asked
      : never
}

/** Every question by its own schema, then the rules between them. */
export const askedOf = <Q extends Questions>(all: Q, rules: readonly Rule[] = []) =>
  z
    .object(askedShape(all))
    .check(...[...followUps(all), ...rules].map(({ holds, error, at }) => z.refine<Said>(holds, { error, path: [at] })))

export const askedShape = <Q extends Questions>(all: Q): AskedShape<Q> =>
  each(all, (question) =>
    question.kind === 'group' ? askedOf(question.questions, question.rules) : question.asked,
  ) as AskedShape<Q>

/** A follow-up is needed where its question was answered with yes. */
const followUps = (all: Questions): Rule[] =>
  Object.entries(all).flatMap(([at, { of, ...question }]) =>
    of !== undefined && 'missing' in question && question.missing
      ? { at, error: question.missing, holds: (said) => said[of] !== true || said[at] !== '' }
      : [],
  )
