import { expect, test } from 'vitest'
import type { DocumentType } from '#shared/document/document-kinds.ts'
import { doneTo } from '#shared/testing/done-to.ts'
import { application, idOf, process } from '#shared/testing/rows.ts'
import { requestDocuments } from './commands.ts'

const [ANNA, RENTER] = [idOf(3), idOf(900_003)]
const asked = (...mainRenterIds: string[]) => ({
  params: { id: ANNA },
  body: { mainRenterIds, types: ['proof_of_income' as const] },
})
const accepted = application(3, idOf(2), { status: 'accepted' })

test('who is asked has the newer list, and it is no news of the status', () => {
  expect(doneTo({ application: [accepted] }, requestDocuments, asked(RENTER))).toMatchObject({
    [`application:${ANNA}`]: {
      documentRequests: [{ mainRenterId: RENTER, types: ['proof_of_income'], requestedAt: '2027-02-01T12:00:00.000Z' }],
      version: 2,
      updatedAt: accepted.updatedAt,
    },
  })
})

test('nobody is asked for what the rules under which they applied do not permit', () => {
  const ask = (...types: DocumentType[]) => ({ params: { id: ANNA }, body: { mainRenterIds: [RENTER], types } })
  const french = { application: [{ ...accepted, askedUnder: { pack: 'FR', version: 1 } }] }
  expect(doneTo(french, requestDocuments, ask('identity_document'))).toMatchObject({
    [`application:${ANNA}`]: { documentRequests: [{ types: ['identity_document'] }] },
  })
  for (const forbidden of ['debt_collection_certificate', 'other_document'] as const) {
    expect(doneTo(french, requestDocuments, ask('proof_of_income', forbidden))).toBe('VALIDATION_FAILED')
  }
  expect(doneTo({ application: [accepted] }, requestDocuments, ask('identity_document'))).toBe('VALIDATION_FAILED')
})

test('nobody is asked before a choice, and nobody who does not apply', () => {
  const early = { application: [application(3, idOf(2))] }
  expect(doneTo(early, requestDocuments, asked(RENTER))).toBe('DOCUMENTS_NOT_REQUESTED')
  expect(doneTo({ application: [accepted] }, requestDocuments, asked(RENTER, idOf(8)))).toBe('VALIDATION_FAILED')
})

test('nobody is asked once the process was closed for somebody else, and whoever it was closed for is', () => {
  const closedFor = (chosenApplicationId: string | null) => ({
    application: [accepted],
    process: [process(2, idOf(1), { status: 'closed', chosenApplicationId })],
  })
  expect(doneTo(closedFor(idOf(9)), requestDocuments, asked(RENTER))).toBe('DOCUMENTS_NOT_REQUESTED')
  for (const chosen of [ANNA, null]) {
    expect(doneTo(closedFor(chosen), requestDocuments, asked(RENTER))).toMatchObject({
      [`application:${ANNA}`]: { documentRequests: [{ mainRenterId: RENTER }] },
    })
  }
})
