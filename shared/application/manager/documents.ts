import type { SentRenter } from '#shared/application/sent-answers.ts'
import type { DocumentType } from '#shared/document/document.ts'

/** What landlords decide by; its lack is marked, and nothing more: applicants may send it later. */
const expectedDocuments = ['debt_collection_certificate', 'proof_of_income'] as const satisfies DocumentType[]

/** The kinds of document that at least one of those who apply together did not send. */
export const missingDocuments = (renters: readonly Pick<SentRenter, 'documents'>[]) =>
  expectedDocuments.filter((expected) =>
    renters.some(({ documents }) => documents.every(({ type }) => type !== expected)),
  )
