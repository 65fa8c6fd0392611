import type { SentRenter } from '#shared/application/sent-answers.ts'
import {
  type DocumentRules,
  type DocumentType,
  documentTypes,
  lackingDocuments,
  permittedDocuments,
} from '#shared/document/document-kinds.ts'
import type { Pack } from '#shared/policy/pack.ts'
import { rulesOf } from '#shared/policy/policy-packs.ts'

/** Of a copy that a device kept from before, nothing is known of a pack. */
interface Asked {
  askedUnder?: { pack: string; version: number } | null
}

/** As its version had them: what was asked for then is still taken, and nobody is told that something else is missing. */
function rulesFor({ askedUnder }: Asked): DocumentRules | undefined {
  const pack: Pack | undefined = rulesOf(askedUnder?.pack)
  return pack?.earlierDocuments?.[askedUnder?.version ?? pack.version] ?? pack?.documents
}

/** What those who apply may be asked for, and what is taken from them, by the rules under which they applied. */
export const takenDocuments = (asked: Asked): DocumentType[] => permittedDocuments(rulesFor(asked))

/** The kinds of document that at least one of those who apply together did not send. */
export function missingDocuments(asked: Asked, renters: readonly Pick<SentRenter, 'documents'>[]): DocumentType[] {
  const rules = rulesFor(asked)
  const lacking = new Set(renters.flatMap(({ documents }) => lackingDocuments('isExpected', documents, rules)))
  return documentTypes.filter((type) => lacking.has(type))
}
