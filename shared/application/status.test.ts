import { describe, expect, test } from 'vitest'
import {
  actionsFrom,
  applicationStatuses,
  canChangeStatus,
  canResubmit,
  canStep,
  canTakeBack,
  stepsTo,
} from './status.ts'

test('the table of status changes is the one of the specification: every pair that it does not name is refused', () => {
  const allowed = applicationStatuses.flatMap((from) =>
    applicationStatuses.filter((to) => canChangeStatus(from, to)).map((to) => `${from} > ${to}`),
  )
  expect(allowed).toEqual([
    'submitted > accepted',
    'submitted > rejected',
    'submitted > withdrawn',
    'accepted > rejected',
    'accepted > withdrawn',
    'accepted > offer_sent',
    'rejected > submitted',
    'withdrawn > submitted',
    'offer_sent > rejected',
    'offer_sent > withdrawn',
    'offer_sent > offer_accepted',
  ])
})

test('the list of actions ends with withdrawing and rejecting, and is empty where everything is decided', () => {
  expect(actionsFrom('submitted')).toEqual(['accepted', 'withdrawn', 'rejected'])
  expect(actionsFrom('accepted')).toEqual(['offer_sent', 'withdrawn', 'rejected'])
  expect(actionsFrom('offer_sent')).toEqual(['offer_accepted', 'withdrawn', 'rejected'])
  expect([...actionsFrom('rejected'), ...actionsFrom('withdrawn'), ...actionsFrom('offer_accepted')]).toEqual([])
})

test('only a rejected or withdrawn application can be submitted again', () => {
  expect(applicationStatuses.filter(canResubmit)).toEqual(['rejected', 'withdrawn'])
})

test('what is taken back leads to where it was, and only between submitted and rejected or withdrawn is there such a way', () => {
  const steps = applicationStatuses.flatMap((from) =>
    applicationStatuses
      .filter((to) => canChangeStatus(from, to) && canTakeBack(from, to))
      .map((to) => `${from} > ${to}`),
  )
  expect(steps).toEqual([
    'submitted > rejected',
    'submitted > withdrawn',
    'rejected > submitted',
    'withdrawn > submitted',
  ])
})

describe('from what a colleague decided to what was wanted', () => {
  const cases = [
    ['submitted', 'rejected', ['rejected']],
    ['accepted', 'rejected', ['rejected']],
    ['rejected', 'accepted', ['submitted', 'accepted']],
    ['withdrawn', 'rejected', ['submitted', 'rejected']],
    ['rejected', 'submitted', ['submitted']],
    ['rejected', 'offer_sent', undefined],
    ['offer_accepted', 'rejected', undefined],
  ] as const
  test.each(cases)('%s to %s: %j', (from, to, steps) => {
    expect(stepsTo(from, to)).toEqual(steps)
  })
})

test('of what an applicant took back by themselves no step leads on', () => {
  const steps = (withdrawnAt: string | null) =>
    applicationStatuses.filter((to) => canStep({ status: 'withdrawn', withdrawnAt }, to))
  expect(steps(null)).toEqual(['submitted'])
  expect(steps('2027-01-05T09:00:00.000Z')).toEqual([])
})
