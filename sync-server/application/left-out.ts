import type { DocumentRow } from '#server/document/store.ts'
import { takenDocuments } from '#shared/application/manager/documents.ts'
import { documentTypes } from '#shared/document/document-kinds.ts'
import { type LeftOut, leftOutQuestions } from '#shared/policy/left-out.ts'
import { rulesAskedBy } from '#shared/policy/policy-packs.ts'
import type { KeptSubmission } from './read-submission.ts'

/** What its sender hears that it is not kept; null where all of it is. Of documents as they were announced. */
export function leftOutOf(
  posted: unknown,
  { mainRenters, askedUnder }: KeptSubmission,
  announced: readonly DocumentRow[],
): LeftOut | null {
  const rules = rulesAskedBy({ policyPack: askedUnder?.pack, ownQuestions: askedUnder?.own })
  const taken = takenDocuments({ askedUnder }, 'applying')
  const listed = new Set(mainRenters.flatMap(({ documents }) => documents.map(({ id }) => id)))
  const types = new Set(announced.filter(({ id }) => listed.has(id)).map(({ type }) => type))
  // In an order of its own: announced they are in any.
  const documents = documentTypes.filter((type) => types.has(type) && !taken.includes(type))
  const questions = leftOutQuestions(rules, posted)
  return documents.length > 0 || questions.length > 0 ? { documents, questions } : null
}
