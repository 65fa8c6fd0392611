import { expect, test } from 'vitest'
import { lackingDocuments, permittedDocuments } from './document-kinds.ts'

test('a missing debt collection certificate is noticed among other documents', () => {
  expect(lackingDocuments('isUsual', [])).toEqual(['debt_collection_certificate'])
  expect(lackingDocuments('isUsual', [{ type: 'proof_of_income' }])).toEqual(['debt_collection_certificate'])
  const both = [{ type: 'proof_of_income' }, { type: 'debt_collection_certificate' }] as const
  expect(lackingDocuments('isUsual', both)).toEqual([])
})

test('of kinds that have something in common one is enough', () => {
  const known = {
    proof_of_income: { isExpected: true, oneOf: 'income' },
    other_document: { oneOf: 'income' },
    confirmation_of_residence: { isExpected: true },
  } as const
  const lacking = (type: keyof typeof known) => lackingDocuments('isExpected', [{ type }], {}, known)
  expect(lacking('other_document')).toEqual(['confirmation_of_residence'])
  expect(lacking('proof_of_income')).toEqual(['confirmation_of_residence'])
  expect(lacking('confirmation_of_residence')).toEqual(['proof_of_income'])
})

/** What is asked for without a pack (applicant.md, Documents). */
const specified = ['debt_collection_certificate', 'proof_of_income', 'confirmation_of_residence', 'other_document']

test('what a pack forbids is not asked for, what it defers is; some kinds only where a pack asks for them', () => {
  expect(permittedDocuments({ proof_of_income: 'forbidden', debt_collection_certificate: 'later' })).toEqual([
    'debt_collection_certificate',
    'confirmation_of_residence',
    'other_document',
  ])
  expect(permittedDocuments()).toEqual(specified)
  expect(permittedDocuments({ proof_of_activity: 'asked', other_document: 'forbidden' })).toEqual([
    ...specified.slice(0, 3),
    'proof_of_activity',
  ])
  const asked = { identity_document: 'asked', debt_collection_certificate: 'forbidden' } as const
  expect(lackingDocuments('isExpected', [], asked)).toEqual(['proof_of_income', 'identity_document'])
  expect(lackingDocuments('isUsual', [], asked)).toEqual([])
})
