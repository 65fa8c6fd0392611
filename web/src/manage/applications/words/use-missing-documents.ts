import { useLingui } from '@lingui/react'
import type { ManagedApplication } from '#shared/application/manager/application.ts'
import { missingDocuments } from '#shared/application/manager/documents.ts'
import type { SentRenter } from '#shared/application/sent-answers.ts'
import type { DocumentType } from '#shared/document/document-kinds.ts'
import { documentNames } from '#shared/document/document-names.ts'
import { renterName } from './applicant-names.ts'

/** The kinds of document that are missing, with whose they are where others of them sent theirs. */
export function useMissingDocuments() {
  const { i18n } = useLingui()
  return (application: Applying): string[] => missingInWords(application, (type) => i18n._(documentNames[type]))
}

interface Applying extends Partial<Pick<ManagedApplication, 'askedUnder'>> {
  mainRenters: readonly Pick<SentRenter, 'documents' | 'firstName' | 'lastName'>[]
}

export const missingInWords = (application: Applying, nameOf: (type: DocumentType) => string): string[] => {
  const { mainRenters } = application
  return missingDocuments(application, mainRenters).map((type) => {
    const lacking = mainRenters.filter((renter) => missingDocuments(application, [renter]).includes(type))
    return lacking.length === mainRenters.length
      ? nameOf(type)
      : `${nameOf(type)} (${lacking.map(renterName).join(', ')})`
  })
}
