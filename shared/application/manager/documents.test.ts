import { expect, test } from 'vitest'
import type { DocumentType } from '#shared/document/document-kinds.ts'
import { missingDocuments } from './documents.ts'

const sent = (...types: DocumentType[]) => ({
  documents: types.map((type) => ({
    id: type,
    type,
    originalName: 'a.pdf',
    contentType: 'application/pdf',
    size: 1,
    isStored: true,
  })),
})

test('each of those who apply together has to send what landlords decide by', () => {
  expect(missingDocuments([sent('debt_collection_certificate', 'proof_of_income')])).toEqual([])
  expect(missingDocuments([sent('debt_collection_certificate', 'proof_of_income'), sent('proof_of_income')])).toEqual([
    'debt_collection_certificate',
  ])
  expect(missingDocuments([sent('other_document')])).toEqual(['debt_collection_certificate', 'proof_of_income'])
})
