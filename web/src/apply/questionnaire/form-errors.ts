import type { FieldErrors } from 'react-hook-form'
import { generalInfoQuestions } from '#shared/application/questions/general-info.ts'
import type { Question } from '#shared/application/questions/question.ts'
import type { Answers } from '#web/apply/storage/answers.ts'

/** Errors as a list, in the order of the form: `{ name: 'mainRenters.0.email', code: 'email_invalid' }`. */
export const listErrors = (errors: FieldErrors<Answers>): { name: string; code: string }[] => collect(errors, [])

/** Fields whose errors depend on another field: correcting that one lifts them too. */
export function errorsLiftedBy(name: string): string[] {
  const reference = /^mainRenters\.\d+\.reference\./.exec(name)
  if (reference) return [name, `${reference[0]}company`]
  const followUps = Object.entries<Question>(generalInfoQuestions).filter(([, { of }]) => name === `generalInfo.${of}`)
  return [name, ...followUps.map(([followUp]) => `generalInfo.${followUp}`)]
}

function collect(node: unknown, path: string[]): { name: string; code: string }[] {
  if (typeof node !== 'object' || node === null) return []
  if ('message' in node && typeof node.message === 'string') return [{ name: path.join('.'), code: node.message }]
  return Object.entries(node).flatMap(([key, child]) => (key === 'ref' ? [] : collect(child, [...path, key])))
}
