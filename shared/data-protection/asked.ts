import { isOfRenters } from '#shared/application/main-renter.ts'
import { askedOf } from '#shared/application/questions/asked.ts'
import { generalInfoQuestions } from '#shared/application/questions/general-info.ts'
import { blankOf, type Group, type Question, type Questions } from '#shared/application/questions/question.ts'
import { renterQuestions } from '#shared/application/questions/renter.ts'
import type { PackRules, QuestionRule } from '#shared/policy/pack.ts'
import { questionsUnder } from '#shared/policy/questions-under-pack.ts'
import { type Purpose, purposeOf, purposes } from './purposes.ts'

/** Has to be answered; need not; counts as no until it is ticked; only by one of several texts; where the one before is answered with yes; not asked, nor kept. */
export type HowAsked = 'needed' | 'voluntary' | 'no_unless_ticked' | 'range' | 'follow_up' | 'not_asked'

/** A question, or several beside each other that are asked alike. */
export interface AskedQuestion {
  /** By which they are called. */
  paths: readonly string[]
  /** To be ticked in their place. */
  orElse?: string
  how: HowAsked
  /** The only answers, of a range. */
  answers?: readonly string[]
  /** How guarantors are asked the same; absent of what is about the household. */
  ofGuarantors?: HowAsked
  /** By which the source of a pack is found; absent where the pack says nothing of it. */
  rule?: string
}

/**
 * What is asked of those who apply under the rules of a pack (undefined: as the specification has it), by what for. It is derived from what an
 * answer has to fulfil: another question, or another rule, needs no line here.
 */
export function askedFor(rules: PackRules | undefined): { purpose: Purpose; questions: AskedQuestion[] }[] {
  const known = rules ?? nothingRuled
  const ofPeople = rowsOf(known, renterQuestions).map((row) => ({
    ...row,
    ofGuarantors: isOfRenters(topOf(row)) ? ('not_asked' as const) : row.how,
  }))
  const rows: AskedQuestion[] = [...ofPeople, ...rowsOf(known, generalInfoQuestions)]
  return purposes
    .map((purpose) => ({ purpose, questions: merged(rows.filter((row) => purposeOf(topOf(row)) === purpose)) }))
    .filter(({ questions }) => questions.length > 0)
}

const nothingRuled: PackRules = { version: 0, questions: {}, documents: {} }

const topOf = ({ paths: [path = ''] }: AskedQuestion) => path.split('.')[0] ?? ''

const rowsOf = (rules: PackRules, all: Questions): AskedQuestion[] => rowsIn(rules, questionsUnder(rules, all), '')

/** @param all as the pack has them */
const rowsIn = (rules: PackRules, all: Questions, within: string): AskedQuestion[] =>
  Object.entries(all).flatMap(([name, question]) => {
    const path = within + name
    const rule = ruleOf(rules, path)
    if (question.kind === 'group') return rowsOfGroup(rules, question, path)
    const how = howAsked(question, rule, question.of === undefined ? undefined : all[question.of])
    // What only some packs ask is no news where it is not asked.
    if (how === 'not_asked' && rule === undefined && question.byPack) return []
    return [
      {
        paths: [path],
        how,
        ...(typeof rule === 'object' && how === 'range' && { answers: rule }),
        ...(rule !== undefined && { rule: path }),
      },
    ]
  })

/** One row where a group is answered as a whole, or not at all; else as few as can be. */
function rowsOfGroup(rules: PackRules, group: Group, path: string): AskedQuestion[] {
  const rows = rowsIn(rules, group.questions, `${path}.`)
  if (!group.byPack) return merged(rows)
  const isUnasked = rows.every(({ how }) => how === 'not_asked')
  const mayBeBlank = askedOf(group.questions, group.rules).safeParse(blankOf(group.questions)).success
  const instead = Object.entries(group.questions).find(([, { kind }]) => kind === 'tick')?.[0]
  const orElse = instead && `${path}.${instead}`
  return [
    {
      paths: rows.flatMap(({ paths }) => paths).filter((each) => each !== orElse),
      ...(orElse && !isUnasked && { orElse }),
      how: isUnasked ? 'not_asked' : mayBeBlank ? 'voluntary' : 'needed',
      ...(ruleOf(rules, path) !== undefined && { rule: path }),
    },
  ]
}

function merged(rows: readonly AskedQuestion[]): AskedQuestion[] {
  const made: AskedQuestion[] = []
  for (const row of rows) {
    const last = made.at(-1)
    const isAlike =
      last && last.how === row.how && last.ofGuarantors === row.ofGuarantors && !isOwn(last) && !isOwn(row)
    if (isAlike) made[made.length - 1] = { ...last, paths: [...last.paths, ...row.paths] }
    else made.push(row)
  }
  return made
}

/** A rule has its source; and what can be ticked is in the place of its own group. */
const isOwn = ({ how, rule, orElse }: AskedQuestion) =>
  rule !== undefined || orElse !== undefined || how === 'follow_up'

/** @param before what it follows up */
function howAsked(
  { kind, asked, blank }: Question,
  rule: QuestionRule | undefined,
  before: Question | Group | undefined,
): HowAsked {
  // Whatever stands there is taken: of a question that nobody is asked.
  if (asked.safeParse({}).success) return 'not_asked'
  if (before?.kind === 'yesNo') return 'follow_up'
  if (typeof rule === 'object') return 'range'
  if (kind === 'tick') return 'no_unless_ticked'
  // A number of people is there from the start.
  return kind === 'count' || !asked.safeParse(blank).success ? 'needed' : 'voluntary'
}

const ruleOf = ({ questions }: PackRules, path: string): QuestionRule | undefined =>
  Object.entries(questions).find(([each]) => each === path)?.[1]
