import { formatDate } from '#shared/dates.ts'
import { type Group, type Kind, namesOf, type Question, type Questions, type Said } from './question.ts'

/** How a screen or a file puts answers into words: yes and no, and what is stored as a code. */
export interface Words extends Partial<Record<Kind, (answer: string) => string>> {
  readonly yes: string
  readonly no: string
  /** The answer to a follow-up stands alone, instead of behind that yes. */
  readonly instead?: true
}

export interface SaidLine<Name extends string> {
  /** Of the question, by which it is called. */
  name: Name
  kind: Kind
  /** Empty where nothing was said. */
  value: string
}

type Name<Q extends Questions> = keyof Q & string

/** What was said, question by question, without groups; a follow-up stands with its question. `first` come before the others. */
export const saidOf = <Q extends Questions>(
  all: Q,
  answers: { readonly [N in keyof Q]: unknown },
  words: Words,
  first?: readonly Name<Q>[],
): SaidLine<Name<Q>>[] =>
  shownOf(all, first).map(([name, { kind }]) => ({ name, kind, value: valueOf(all, name, answers, words) }))

/** The questions that a view shows, from top to bottom. */
export function shownOf<Q extends Questions>(all: Q, first: readonly Name<Q>[] = []): [Name<Q>, Question][] {
  const names = new Set([...first, ...namesOf(all)])
  return [...names].flatMap((name): [Name<Q>, Question][] => {
    const question: Question | Group | undefined = all[name]
    return question === undefined || question.kind === 'group' || isSaidWith(all, question) ? [] : [[name, question]]
  })
}

/** What follows up a yes is said with it; what follows up another answer stands by itself. */
const isSaidWith = (all: Questions, { of }: Question): boolean => of !== undefined && all[of]?.kind === 'yesNo'

/** What was said to one of them, and to what is said with it. */
export function valueOf(all: Questions, name: string, answers: Said, words: Words): string {
  const saidTo = (isMeant: (each: string, question: Question) => boolean) =>
    Object.entries(all)
      .flatMap(([each, question]) =>
        question.kind !== 'group' && isMeant(each, question) ? [say(question.kind, answers[each], words)] : [],
      )
      .filter(Boolean)
      .join(', ')
  const value = saidTo((each) => each === name)
  const more = saidTo((_, question) => question.of === name && isSaidWith(all, question))
  if (words.instead) return (answers[name] === true && more) || value
  return [value, more].filter(Boolean).join(', ')
}

function say(kind: Kind, answer: unknown, words: Words): string {
  if (typeof answer === 'boolean') return answer ? words.yes : words.no
  if (typeof answer !== 'string' && typeof answer !== 'number') return ''
  const text = String(answer)
  if (kind === 'date') return formatDate(text)
  return (text && words[kind]?.(text)) ?? text
}
