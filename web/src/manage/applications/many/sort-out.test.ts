import { expect, test } from 'vitest'
import type { ApplicationStatus } from '#shared/application/status.ts'
import { sortOut, stepsOf, leadingBack } from './sort-out.ts'

const at = (status: ApplicationStatus, more: { withdrawnAt?: string; waiting?: 'waiting' | 'attention' } = {}) => ({
  status,
  withdrawnAt: null,
  ...more,
})

test('a decision changes those that the step is open to, and names why it leaves each of the others', () => {
  const chosen = [
    at('submitted'),
    at('rejected'),
    at('withdrawn'),
    at('withdrawn', { withdrawnAt: '2026-01-01T00:00:00Z' }),
    at('submitted', { waiting: 'attention' }),
    at('submitted', { waiting: 'waiting' }),
    at('offer_accepted'),
  ]
  const { changed, left } = sortOut(chosen, 'rejected')
  expect(changed).toEqual([chosen[0], chosen[5]])
  expect(left.map(({ why }) => why)).toEqual([
    'there_already',
    'no_such_step',
    'withdrawn_by_applicant',
    'undecided',
    'no_such_step',
  ])
})

test('the same decision about the same applications changes none of them the second time', () => {
  expect(sortOut([at('rejected'), at('rejected')], 'rejected').changed).toEqual([])
})

test('a step is offered that one of the chosen applications can take, and never the one that needs a move-in date', () => {
  expect(stepsOf([at('submitted'), at('offer_sent')])).toEqual(['accepted', 'withdrawn', 'rejected'])
  expect(stepsOf([at('accepted')])).toEqual(['offer_sent', 'withdrawn', 'rejected'])
  expect(stepsOf([at('offer_accepted')])).toEqual([])
})

test('rejected and withdrawn applications are resubmitted together, but for those that the applicant withdrew', () => {
  const chosen = [at('rejected'), at('withdrawn'), at('withdrawn', { withdrawnAt: '2026-01-01T00:00:00Z' })]
  expect(stepsOf(chosen)).toEqual(['submitted'])
  const { changed, left } = sortOut(chosen, 'submitted')
  expect(changed).toEqual(chosen.slice(0, 2))
  expect(left.map(({ why }) => why)).toEqual(['withdrawn_by_applicant'])
  expect(leadingBack(changed, 'submitted')).toEqual(changed)
})

test('what was submitted can be taken back, what went further begins anew', () => {
  const chosen = [at('submitted'), at('accepted')]
  expect(leadingBack(chosen, 'rejected')).toEqual([chosen[0]])
})
