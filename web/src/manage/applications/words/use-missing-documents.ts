import { useLingui } from '@lingui/react'
import { missingDocuments } from '#shared/application/manager/documents.ts'
import type { SentRenter } from '#shared/application/sent-answers.ts'
import type { DocumentType } from '#shared/document/document-kinds.ts'
import { documentNames } from '#shared/document/document-names.ts'
import { renterName } from './applicant-names.ts'

/** The kinds of document that are missing, with whose they are where others of them sent theirs. */
export function useMissingDocuments() {
  const { i18n } = useLingui()
  return (renters: readonly Renter[]): string[] => missingInWords(renters, (type) => i18n._(documentNames[type]))
}

type Renter = Pick<SentRenter, 'documents' | 'firstName' | 'lastName'>

export const missingInWords = (renters: readonly Renter[], nameOf: (type: DocumentType) => string): string[] =>
  missingDocuments(renters).map((type) => {
    const lacking = renters.filter((renter) => missingDocuments([renter]).includes(type))
    return lacking.length === renters.length ? nameOf(type) : `${nameOf(type)} (${lacking.map(renterName).join(', ')})`
  })
