import { expect, test } from 'vitest'
import type { DocumentType } from '#shared/document/document.ts'
import { missingDocuments, sizeInMegabytes } from './managed-documents.ts'

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

test.each([
  [0, '0.00 MB'],
  [1_310_720, '1.25 MB'],
  [10_485_760, '10.00 MB'],
  [5_243, '0.01 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeInMegabytes(bytes)).toBe(words)
})
