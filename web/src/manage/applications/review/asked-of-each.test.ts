import { expect, test } from 'vitest'
import type { DocumentType } from '#shared/document/document-kinds.ts'
import { idOf } from '#shared/testing/rows.ts'
import { askedAnew, askedForm, requestsFor } from './asked-of-each.ts'

const [ANNA, BEN, CLEO] = [idOf(11), idOf(12), idOf(13)]
test('who is asked for the same is asked in one request, and who is asked for nothing in none', () => {
  const types: DocumentType[] = ['proof_of_income', 'other_document']
  const awaited: Record<string, DocumentType[]> = { [CLEO]: ['credit_report'] }
  expect(requestsFor({ [ANNA]: types, [BEN]: ['proof_of_income'], [CLEO]: types.toReversed() }, awaited)).toEqual([
    { mainRenterIds: [ANNA, CLEO], types, known: { [ANNA]: [], ...awaited } },
    { mainRenterIds: [BEN], types: ['proof_of_income'], known: { [BEN]: [] } },
  ])
  expect(requestsFor(askedAnew({ [ANNA]: [], [BEN]: ['proof_of_income'] }, {}), {})).toHaveLength(1)
})

test('nobody is written to again for what they were asked for already, unless it is a reminder to everybody', () => {
  const awaited: Record<string, DocumentType[]> = {
    [ANNA]: ['other_document', 'proof_of_income'],
    [BEN]: ['credit_report'],
  }
  const asked: typeof awaited = { [ANNA]: ['proof_of_income', 'other_document'], [BEN]: ['credit_report'], [CLEO]: [] }
  const more: typeof awaited = { ...asked, [BEN]: ['credit_report', 'proof_of_income'] }
  expect(askedAnew(more, awaited)).toEqual({ [BEN]: ['credit_report', 'proof_of_income'] })
  expect(askedAnew({ ...asked, [CLEO]: ['proof_of_income'] }, awaited)).toEqual({ [CLEO]: ['proof_of_income'] })
  expect(Object.keys(askedAnew(asked, awaited)).toSorted()).toEqual([ANNA, BEN].toSorted())
})

test('where nothing is asked of anybody, that is said at the first of them', () => {
  const said = askedForm(ANNA).safeParse({ asked: { [ANNA]: [], [BEN]: [] } })
  expect(said.error?.issues).toMatchObject([{ path: ['asked', ANNA] }])
  expect(askedForm(ANNA).safeParse({ asked: { [ANNA]: [], [BEN]: ['proof_of_income'] } }).success).toBe(true)
})
