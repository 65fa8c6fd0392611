import { expect, test } from 'vitest'
import type { SigningOutcome } from './signing.ts'
import { leftOut, takesPlaceOf } from './takes-place.ts'

/** Each party is called as their id, where nothing else is said. */
const said = (outcomes: Record<string, SigningOutcome>, names: Record<string, string> = {}) => ({
  seal: {
    signatures: Object.entries(outcomes).map(([partyId, outcome]) => ({
      partyId,
      outcome,
      signedAt: '2026-01-01T10:00:00Z',
    })),
  },
  content: { parties: Object.keys(outcomes).map((id) => ({ id, name: names[id] ?? id })) },
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

test('somebody of another name who stands where they stood has not signed for them; blanks and capitals make no other name', () => {
  const signed = { landlord: 'signed', tenant: 'signed' } as const
  const other = said(signed, { tenant: 'Manfreds Bruder' })
  expect(takesPlaceOf(both, other)).toBe(false)
  expect(leftOut(both, other.content.parties)).toEqual(['tenant'])
  expect(takesPlaceOf(both, said(signed, { tenant: ' TENANT ' }))).toBe(true)
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
  expect(takesPlaceOf({ ...both, seal: null }, said({ landlord: 'signed' }))).toBe(true)
})
