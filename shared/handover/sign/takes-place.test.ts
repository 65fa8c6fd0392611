import { expect, test } from 'vitest'
import type { SigningOutcome } from './signing.ts'
import { takesPlaceOf } from './takes-place.ts'

const said = (outcomes: Record<string, SigningOutcome>) => ({
  signatures: Object.entries(outcomes).map(([partyId, outcome]) => ({
    partyId,
    outcome,
    signedAt: '2026-01-01T10:00:00Z',
  })),
})
const both = said({ landlord: 'signed', tenant: 'with_reservation' })

test('a version takes the place of the one before once all have signed it, with a reservation too', () => {
  expect(takesPlaceOf(both, said({ landlord: 'with_reservation', tenant: 'signed' }))).toBe(true)
  expect(takesPlaceOf(both, said({ landlord: 'signed', tenant: 'signed', another: 'signed' }))).toBe(true)
})

test.each(['refused', 'on_paper'] as const)('what is %s replaces nothing that was signed', (outcome) => {
  expect(takesPlaceOf(both, said({ landlord: 'signed', tenant: outcome }))).toBe(false)
  expect(takesPlaceOf(both, said({ landlord: outcome }))).toBe(false)
})

test('nobody who signed the one before is left out of the one in its place', () => {
  expect(takesPlaceOf(both, said({ landlord: 'signed' }))).toBe(false)
})

test.each(['refused', 'on_paper'] as const)(
  'who answered the one before with %s is left out of none in its place',
  (outcome) => {
    const earlier = said({ landlord: 'signed', tenant: outcome })
    expect(takesPlaceOf(earlier, said({ landlord: 'signed' }))).toBe(false)
    expect(takesPlaceOf(earlier, both)).toBe(true)
  },
)

test('one without signatures is replaced by any that has them', () => {
  expect(takesPlaceOf(null, said({ landlord: 'signed' }))).toBe(true)
})
