import * as z from 'zod/mini'
import { type Opened, open } from '#shared/application/questions/open.ts'
import {
  type Said as Answers,
  each,
  type Group,
  type Kind,
  type Question,
  type Questions,
} from '#shared/application/questions/question.ts'
import { salaryWithAmount } from '#shared/application/questions/renter.ts'
import { isCountry, isNationality } from '#shared/countries.ts'
import { requiredText } from '#shared/text.ts'
import type { PackRules, QuestionRule } from './pack.ts'

/** A pack makes other questions of them; everything that is derived from questions then follows it. */
export const questionsUnder = <Q extends Questions>({ questions: rules }: PackRules, all: Q) =>
  changed(rules, all, '') as Opened<Q, { readonly byPack: true }>

type Rules = Readonly<Partial<Record<string, QuestionRule>>>

const changed = (rules: Rules, all: Questions, within: string): Questions =>
  each(all, (question, name): Question | Group => {
    const rule = rules[within + name]
    if (question.kind === 'group') {
      const inner = { ...question, questions: changed(rules, question.questions, `${within}${name}.`) }
      // Without the rules between its questions where nobody has to answer them.
      return rule ? { ...inner, rules: [] } : inner
    }
    // Nor has a follow-up to be answered then.
    if (question.of !== undefined) return rules[within + question.of] ? withoutMissing(question) : question
    return rule ? under(rule, question) : question
  })

function withoutMissing(question: Question): Question {
  const { missing: _, ...open } = question
  return open
}

function under(rule: QuestionRule, question: Question): Question {
  const { kind, blank, missing = 'required' } = question
  // Whatever stands there: it is not kept, and no reason to refuse an application.
  if (rule === 'hidden') return { ...question, asked: z.catch<z.ZodMiniType>(z.never(), () => blank) }
  if (rule === 'optional') return open(question)
  const known = isKnown[kind]
  const fits = (answer: string) => answer === '' || rule.includes(answer) || known === undefined || known(answer)
  const asked = requiredText(missing).check(z.refine(fits, { error: missing }))
  return { ...question, asked: kind === 'amount' ? asked.check(salaryWithAmount) : asked }
}

/** What the specification accepts of them, beside the texts of a pack. */
const isKnown: Partial<Record<Kind, (answer: string) => boolean>> = { country: isCountry, nationality: isNationality }

/** The same answers without what the pack does not let anybody ask: what is more exact than it allows is left out too. */
export const withoutForbidden = <Said extends object>({ questions }: PackRules, all: Questions, said: Said): Said => ({
  ...said,
  ...kept(questions, all, said, ''),
})

const kept = (rules: Rules, all: Questions, said: object, within: string): object => {
  const answers = said as Answers
  return each(all, (question, name) => {
    const answer = answers[name]
    if (question.kind === 'group') return kept(rules, question.questions, answer ?? {}, `${within}${name}.`)
    return isForbidden(rules[within + name], answer) ? question.blank : answer
  })
}

export const isForbidden = (rule: QuestionRule | undefined, answer: unknown): boolean =>
  rule === 'hidden' || (typeof rule === 'object' && !rule.some((allowed) => allowed === answer))
