import { expect, test } from 'vitest'
import { type Seal, signedHow } from './sign/seal.ts'
import type { SigningOutcome } from './sign/signing.ts'

const signaturesOf = (outcomes: readonly SigningOutcome[]): Seal['signatures'] =>
  outcomes.map((outcome) => ({ partyId: outcome, outcome, signedAt: '2027-01-15T10:00:00Z' }))

test.each([
  [['signed', 'with_reservation'], 'signed'],
  [['signed', 'on_paper'], 'partly_on_paper'],
  [['on_paper', 'on_paper'], 'on_paper'],
  [['on_paper', 'refused'], 'partly_refused_on_paper'],
  [['signed', 'refused'], 'partly_refused'],
  [['signed', 'on_paper', 'refused'], 'partly_refused'],
  [['refused'], 'refused'],
] as const)('what was said as %j is called %s', (outcomes, how) => {
  expect(signedHow({ signatures: signaturesOf(outcomes) })).toBe(how)
})
