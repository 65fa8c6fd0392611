import { expect, test } from 'vitest'
import type { DocumentType } from '#shared/document/document-kinds.ts'
import { missingDocuments } from '#shared/application/manager/documents.ts'
import { inWords } from './use-missing-documents.ts'

const renter = (firstName: string, ...types: DocumentType[]) => ({
  firstName,
  lastName: 'Okuma',
  documents: types.map((type) => ({ id: type, type, originalName: '', contentType: '', size: 1, isStored: true })),
})
const said = (...renters: ReturnType<typeof renter>[]) =>
  inWords(missingDocuments, { mainRenters: renters }, (type) => type)

test('of several who apply together it is told whose document is missing, unless it is that of all of them', () => {
  const jo = renter('Jo', 'debt_collection_certificate', 'proof_of_income')
  expect(said(jo, renter('Anna', 'debt_collection_certificate'))).toEqual(['proof_of_income (Anna Okuma)'])
  expect(said(renter('Jo', 'proof_of_income'), renter('Anna'), renter('Bea'))).toEqual([
    'debt_collection_certificate',
    'proof_of_income (Anna Okuma, Bea Okuma)',
  ])
  expect(said(renter('Anna', 'debt_collection_certificate'))).toEqual(['proof_of_income'])
  expect(said(jo, jo)).toEqual([])
})
