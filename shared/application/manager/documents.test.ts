import { expect, test } from 'vitest'
import type { ApplicationStatus } from '#shared/application/status.ts'
import type { DocumentType } from '#shared/document/document-kinds.ts'
import { rulesOf } from '#shared/policy/policy-packs.ts'
import { awaitedDocuments, firstRequest, hasAllDocuments, missingDocuments, takenDocuments } from './documents.ts'

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
  expect(missingDocuments({}, [sent('debt_collection_certificate', 'proof_of_income')])).toEqual([])
  expect(
    missingDocuments({}, [sent('debt_collection_certificate', 'proof_of_income'), sent('proof_of_income')]),
  ).toEqual(['debt_collection_certificate'])
  expect(missingDocuments({}, [sent('other_document')])).toEqual(['debt_collection_certificate', 'proof_of_income'])
})

test('Germany and Austria have a credit report where Switzerland has an extract of the debt collection office', () => {
  const takenIn = (pack: string) =>
    takenDocuments({ askedUnder: { pack, version: rulesOf(pack)?.version ?? 0 } }, 'chosen')
  expect(takenIn('CH')).toContain('debt_collection_certificate')
  expect(takenIn('CH')).not.toContain('credit_report')
  for (const pack of ['DE', 'AT']) {
    expect(takenIn(pack)).toContain('credit_report')
    expect(takenIn(pack)).not.toContain('debt_collection_certificate')
    const applying = takenDocuments({ askedUnder: { pack, version: rulesOf(pack)?.version ?? 0 } }, 'applying')
    expect(applying, 'once somebody was chosen, and not before').not.toContain('credit_report')
  }
})

test.each(['DE', 'AT'])('who applied in %s when it was asked otherwise is asked for that, and it is taken', (pack) => {
  const before = { askedUnder: { pack, version: 1 } }
  expect(takenDocuments(before, 'applying')).toEqual(takenDocuments({}, 'applying'))
  expect(missingDocuments(before, [sent('proof_of_income')])).toEqual(['debt_collection_certificate'])
})

test.each(['CH', 'DE', 'AT'])('in %s nothing is missing of what comes once somebody was chosen, until then', (pack) => {
  const application = (status: ApplicationStatus, withdrawnAt: string | null = null) => ({
    askedUnder: { pack, version: rulesOf(pack)?.version ?? 0 },
    status,
    withdrawnAt,
  })
  const [debts] = takenDocuments(application('submitted'), 'chosen')
  expect(missingDocuments(application('submitted'), [sent()])).toEqual([])
  expect(awaitedDocuments(application('submitted'), [sent()])).toEqual([debts, 'proof_of_income'])
  expect(awaitedDocuments(application('submitted'), [sent('proof_of_income')])).toEqual([debts])
  expect(missingDocuments(application('accepted'), [sent()])).toEqual([debts, 'proof_of_income'])
  expect(awaitedDocuments(application('accepted'), [sent()])).toEqual([])
  const over = [
    application('rejected'),
    application('withdrawn'),
    application('submitted', '2026-11-22'),
    application('accepted', '2026-11-22'),
  ]
  for (const each of over) {
    expect([missingDocuments(each, [sent()]), awaitedDocuments(each, [sent()])]).toEqual([[], []])
    expect(hasAllDocuments(each, [sent()]), 'nor is it complete').toBe(false)
  }
})

test('without a pack, and in France, documents are missing from the start', () => {
  expect(awaitedDocuments({ status: 'submitted' }, [sent()])).toEqual([])
  expect(missingDocuments({ status: 'submitted' }, [sent()])).toHaveLength(2)
  expect(awaitedDocuments({ status: 'submitted', askedUnder: { pack: 'FR', version: 1 } }, [sent()])).toEqual([])
})

test('nobody is asked in advance for what is there, for what another one lacks, or, while several are accepted, for what only who gets the home may be asked', () => {
  const german = { askedUnder: { pack: 'DE', version: rulesOf('DE')?.version ?? 0 } }
  const [anna, ben] = [
    { ...sent(), id: '0' },
    { ...sent('proof_of_income'), id: '1' },
  ]
  expect(firstRequest({ ...german, status: 'accepted' }, [anna, ben])).toEqual({ 0: ['proof_of_income'], 1: [] })
  expect(firstRequest({ ...german, status: 'offer_sent' }, [anna, ben])).toEqual({
    0: ['credit_report', 'proof_of_income'],
    1: ['credit_report'],
  })
  expect(firstRequest({ status: 'accepted' }, [anna, ben])).toEqual({
    0: ['debt_collection_certificate', 'proof_of_income'],
    1: ['debt_collection_certificate'],
  })
})

test('who was asked and has not sent all of it is asked for the rest of it again: the newer list counts', () => {
  const [anna, ben] = [
    { ...sent('proof_of_income'), id: '0' },
    { ...sent(), id: '1' },
  ]
  const asked = (mainRenterId: string, ...types: DocumentType[]) => ({
    mainRenterId,
    types,
    before: [],
    requestedAt: '',
  })
  const documentRequests = [asked('0', 'proof_of_income', 'other_document')]
  expect(firstRequest({ status: 'accepted', documentRequests }, [anna, ben])).toEqual({
    0: ['other_document'],
    1: ['debt_collection_certificate', 'proof_of_income'],
  })
  const isThere = [asked('0', 'proof_of_income')]
  expect(firstRequest({ status: 'accepted', documentRequests: isThere }, [anna]), 'all of it came').toEqual({
    0: ['debt_collection_certificate'],
  })
})

test('by the rules of France nothing but its list is missed, or can be asked for', () => {
  const french = { askedUnder: { pack: 'FR', version: 1 } }
  const list = ['proof_of_income', 'confirmation_of_residence', 'identity_document', 'proof_of_activity']
  expect(missingDocuments(french, [sent()])).toEqual(list)
  expect(missingDocuments(french, [sent('identity_document', 'proof_of_activity')])).toEqual(list.slice(0, 2))
  expect(takenDocuments(french, 'chosen')).toEqual(list)
  expect(takenDocuments({}, 'chosen')).not.toContain('identity_document')
})
