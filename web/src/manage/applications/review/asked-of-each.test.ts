import { expect, test } from 'vitest'
import type { DocumentType } from '#shared/document/document-kinds.ts'
import { application, idOf } from '#shared/testing/rows.ts'
import { askedForm, firstAsked, requestsFor } from './asked-of-each.ts'

const [ANNA, BEN, CLEO] = [idOf(11), idOf(12), idOf(13)]
const of = (id: string, ...types: DocumentType[]) => ({
  ...application(3, idOf(2)).mainRenters[0]!,
  id,
  documents: types.map((type) => ({ id: type, type, originalName: '', contentType: '', size: 1, isStored: true })),
})

test('nobody is asked in advance for what is there, or for what another one lacks', () => {
  const accepted = application(3, idOf(2), {
    status: 'accepted',
    mainRenters: [
      of(ANNA, 'proof_of_income'),
      of(BEN, 'debt_collection_certificate'),
      of(CLEO, 'proof_of_income', 'debt_collection_certificate'),
    ],
  })
  expect(firstAsked(accepted)).toEqual({
    [ANNA]: ['debt_collection_certificate'],
    [BEN]: ['proof_of_income'],
    [CLEO]: [],
  })
})

test('who is asked for the same is asked in one request, and who is asked for nothing in none', () => {
  const types: DocumentType[] = ['proof_of_income', 'other_document']
  expect(requestsFor({ [ANNA]: types, [BEN]: ['proof_of_income'], [CLEO]: types.toReversed() })).toEqual([
    { mainRenterIds: [ANNA, CLEO], types },
    { mainRenterIds: [BEN], types: ['proof_of_income'] },
  ])
  expect(requestsFor({ [ANNA]: [], [BEN]: ['proof_of_income'] })).toHaveLength(1)
})

test('where nothing is asked of anybody, that is said at the first of them', () => {
  const said = askedForm(ANNA).safeParse({ asked: { [ANNA]: [], [BEN]: [] } })
  expect(said.error?.issues).toMatchObject([{ path: ['asked', ANNA] }])
  expect(askedForm(ANNA).safeParse({ asked: { [ANNA]: [], [BEN]: ['proof_of_income'] } }).success).toBe(true)
})
