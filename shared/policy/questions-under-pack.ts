import * as z from 'zod/mini'
import { type Opened, open } from '#shared/application/questions/open.ts'
import {
  type Said as Answers,
  each,
  type Group,
  type Kind,
  type Question,
  type Questions,
  unasked,
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
    const path = within + name
    const rule = ruleOf(rules, question, within, name)
    if (question.kind === 'group') {
      const inner = { ...question, questions: changed(inside(rules, question, path), question.questions, `${path}.`) }
      // Without the rules between its questions where nobody has to answer them.
      return rule ? { ...inner, rules: [] } : inner
    }
    if (rule) return under(rule, question)
    // Nor has a follow-up to be answered then.
    return question.of !== undefined && rules[within + question.of] ? withoutMissing(question) : question
  })

/** Nobody is asked what follows up a question that nobody is asked. */
const ruleOf = (rules: Rules, question: Question | Group, within: string, name: string): QuestionRule | undefined =>
  rules[within + name] ?? (isHiddenByItself(rules, question, within) ? 'hidden' : undefined)

const isHiddenByItself = (rules: Rules, question: Question | Group, within: string): boolean =>
  question.isExtra === true || (question.of !== undefined && rules[within + question.of] === 'hidden')

/**
 * Whether nobody is asked it: by the rules, or because it is an extra one that they do not name.
 * @param path of the question, or of the group
 */
export const isHidden = (rules: PackRules | undefined, all: Questions, path: string): boolean => {
  const hides = (among: Questions, names: readonly string[], within: string, known: Rules): boolean => {
    const [name = '', ...rest] = names
    const question = among[name]
    if (question === undefined) return false
    if (ruleOf(known, question, within, name) === 'hidden') return true
    const isInside = question.kind === 'group' && rest.length > 0
    return isInside && hides(question.questions, rest, `${within}${name}.`, known)
  }
  return hides(all, path.split('.'), '', rules?.questions ?? {})
}

/** The rules for the questions of a group: of one that nobody is asked, nobody is asked any. */
const inside = (rules: Rules, { questions }: Group, path: string): Rules =>
  rules[path] === 'hidden'
    ? Object.fromEntries(Object.keys(questions).map((name) => [`${path}.${name}`, 'hidden']))
    : rules

function withoutMissing(question: Question): Question {
  const { missing: _, ...open } = question
  return open
}

function under(rule: QuestionRule, question: Question): Question {
  const { kind, blank, missing = 'required' } = question
  if (rule === 'hidden') return { ...question, asked: unasked(blank) }
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
    const path = within + name
    if (question.kind === 'group') {
      return kept(inside(rules, question, path), question.questions, answer ?? {}, `${path}.`)
    }
    const isAfterAll =
      question.of === undefined || !question.notAfter?.some((each) => each === answers[question.of ?? ''])
    return !isAfterAll || isForbidden(ruleOf(rules, question, within, name), answer) ? question.blank : answer
  })
}

export const isForbidden = (rule: QuestionRule | undefined, answer: unknown): boolean =>
  rule === 'hidden' || (typeof rule === 'object' && !rule.some((allowed) => allowed === answer))
