import { expect, test } from 'vitest'
import type { DocumentType } from '#shared/document/document-kinds.ts'
import { arrivedOnRequest, hasArrived, requestsAfter, requestsOf, takesRequestedDocuments } from './document-request.ts'

const document = { id: 'old', type: 'proof_of_income' as const }
const application = {
  mainRenters: [
    { id: 'anna', documents: [document] },
    { id: 'ben', documents: [] },
  ],
}
const at = (day: number) => `2026-11-0${day}T08:00:00.000Z`

test('who is asked again is asked for the newer list, and nobody else’s changes; who does not apply is not asked', () => {
  const first = requestsAfter(application, {
    mainRenterIds: ['anna', 'ben'],
    types: ['proof_of_income'],
    requestedAt: at(1),
  })
  const asked = { ...application, documentRequests: first }
  const again = {
    mainRenterIds: ['anna', 'nobody'],
    types: ['other_document', 'other_document'] as const,
    requestedAt: at(2),
  }
  expect(requestsAfter(asked, again)).toEqual([
    { mainRenterId: 'ben', types: ['proof_of_income'], before: [], requestedAt: at(1) },
    { mainRenterId: 'anna', types: ['other_document'], before: ['old'], requestedAt: at(2) },
  ])
})

test('what a colleague asked for meanwhile stays beside the newer list, and what was known and is not asked for again does not', () => {
  const first = requestsAfter(application, {
    mainRenterIds: ['anna', 'ben'],
    types: ['proof_of_income', 'credit_report'],
    requestedAt: at(1),
  })
  const asked = { ...application, documentRequests: first }
  const again = (known?: Record<string, DocumentType[]>) =>
    requestsAfter(asked, { mainRenterIds: ['anna'], types: ['other_document'], known, requestedAt: at(2) }).at(-1)
      ?.types
  expect(again({ anna: [] })).toEqual(['other_document', 'proof_of_income', 'credit_report'])
  expect(again({ anna: ['proof_of_income'] })).toEqual(['other_document', 'credit_report'])
  expect(again({ anna: ['proof_of_income', 'credit_report'], ben: [] })).toEqual(['other_document'])
  expect(again(), 'as older versions ask').toEqual(['other_document'])
})

test('what was there when it was asked for has not arrived', () => {
  const [request] = requestsAfter(application, {
    mainRenterIds: ['anna'],
    types: ['proof_of_income'],
    requestedAt: at(1),
  })
  const arrived = (...ids: string[]) =>
    request &&
    hasArrived(
      request,
      'proof_of_income',
      ids.map((id) => ({ ...document, id })),
    )
  expect([arrived('old'), arrived('old', 'new'), arrived()]).toEqual([false, true, false])
})

test('what came on request is of a kind that was asked for, of who was asked, and was not there before', () => {
  const asked = {
    mainRenters: [
      {
        id: 'anna',
        documents: [document, { ...document, id: 'new' }, { id: 'else', type: 'other_document' as const }],
      },
      { id: 'ben', documents: [{ ...document, id: 'unasked' }] },
    ],
    documentRequests: requestsAfter(application, {
      mainRenterIds: ['anna'],
      types: ['proof_of_income'],
      requestedAt: at(2),
    }),
  }
  expect(arrivedOnRequest(asked)).toEqual(['new'])
  expect(arrivedOnRequest(asked, at(3))).toEqual([])
  expect(arrivedOnRequest(application)).toEqual([])
})

test('documents are asked for between a choice and its end', () => {
  const statuses = ['submitted', 'accepted', 'offer_sent', 'offer_accepted', 'rejected', 'withdrawn'] as const
  const taking = statuses.filter((status) => takesRequestedDocuments({ status, withdrawnAt: null }))
  expect(taking).toEqual(['accepted', 'offer_sent', 'offer_accepted'])
  expect(takesRequestedDocuments({ status: 'accepted', withdrawnAt: at(1) })).toBe(false)
})

test('a record from before there were requests has none', () => {
  expect(requestsOf({})).toEqual([])
})
