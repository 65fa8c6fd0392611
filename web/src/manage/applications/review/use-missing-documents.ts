import { useLingui } from '@lingui/react'
import { missingDocuments } from '#shared/application/manager/documents.ts'
import type { SentRenter } from '#shared/application/sent-answers.ts'
import { documentNames } from '#shared/document/document-names.ts'
import { renterName } from './applicant-names.ts'

/** The kinds of document that are missing, with whose they are where others of them sent theirs. */
export function useMissingDocuments() {
  const { i18n } = useLingui()
  return (renters: readonly SentRenter[]): string[] =>
    missingDocuments(renters).map((type) => {
      const name = i18n._(documentNames[type])
      const lacking = renters.filter((renter) => missingDocuments([renter]).includes(type))
      return lacking.length === renters.length ? name : `${name} (${lacking.map(renterName).join(', ')})`
    })
}
