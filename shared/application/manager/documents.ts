import type { SentRenter } from '#shared/application/sent-answers.ts'
import { documentTypes, lackingDocuments } from '#shared/document/document-kinds.ts'

/** The kinds of document that at least one of those who apply together did not send. */
export function missingDocuments(renters: readonly Pick<SentRenter, 'documents'>[]) {
  const lacking = new Set(renters.flatMap(({ documents }) => lackingDocuments('isExpected', documents)))
  return documentTypes.filter((type) => lacking.has(type))
}
