import { useLingui } from '@lingui/react'
import type { ManagedApplication } from '#shared/application/manager/application.ts'
import { awaitedDocuments, missingDocuments } from '#shared/application/manager/documents.ts'
import type { SentRenter } from '#shared/application/sent-answers.ts'
import type { DocumentType } from '#shared/document/document-kinds.ts'
import { documentNames } from '#shared/document/document-names.ts'
import { renterName } from './applicant-names.ts'

/** The kinds of document that are missing, and those that come once somebody was chosen, with whose they are where others of them sent theirs. */
export function useMissingDocuments() {
  const { i18n } = useLingui()
  const nameOf = (type: DocumentType) => i18n._(documentNames[type])
  return {
    missing: (application: Applying) => inWords(missingDocuments, application, nameOf),
    awaited: (application: Applying) => inWords(awaitedDocuments, application, nameOf),
  }
}

interface Applying extends Partial<Pick<ManagedApplication, 'askedUnder' | 'status' | 'withdrawnAt'>> {
  mainRenters: readonly Pick<SentRenter, 'documents' | 'firstName' | 'lastName'>[]
}

export const inWords = (
  find: typeof missingDocuments,
  application: Applying,
  nameOf: (type: DocumentType) => string,
): string[] => {
  const { mainRenters } = application
  return find(application, mainRenters).map((type) => {
    const lacking = mainRenters.filter((renter) => find(application, [renter]).includes(type))
    return lacking.length === mainRenters.length
      ? nameOf(type)
      : `${nameOf(type)} (${lacking.map(renterName).join(', ')})`
  })
}
