import type { Question, Questions } from './question.ts'

/** Every question by its path, also those of groups, in the order in which they are asked. */
export const questionsByPath = (all: Questions, within = ''): [path: string, question: Question][] =>
  Object.entries(all).flatMap(([name, question]): [string, Question][] =>
    question.kind === 'group' ? questionsByPath(question.questions, `${within}${name}.`) : [[within + name, question]],
  )
