import type { DocumentRow } from '#server/document/store.ts'
import { takenDocuments } from '#shared/application/manager/documents.ts'
import { type LeftOut, leftOutQuestions } from '#shared/policy/left-out.ts'
import { rulesOf } from '#shared/policy/policy-packs.ts'
import type { KeptSubmission } from './read-submission.ts'

/** What its sender hears that it is not kept; null where all of it is. Of documents as they were announced. */
export function leftOutOf(
  posted: unknown,
  { mainRenters, askedUnder }: KeptSubmission,
  announced: readonly DocumentRow[],
): LeftOut | null {
  const rules = rulesOf(askedUnder?.pack)
  const taken = takenDocuments({ askedUnder })
  const listed = new Set(mainRenters.flatMap(({ documents }) => documents.map(({ id }) => id)))
  const types = announced.filter(({ id }) => listed.has(id)).map(({ type }) => type)
  const documents = [...new Set(types)].filter((type) => !taken.includes(type))
  const questions = rules ? leftOutQuestions(rules, posted) : []
  return documents.length > 0 || questions.length > 0 ? { documents, questions } : null
}
