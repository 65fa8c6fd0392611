import { describe, expect, test } from 'vitest'
import { blankSigning, isSignature, type SigningDraft, signingIssues, withOutcome } from './signing-draft.ts'

/** A wave through the field, in as many points as asked for. */
const wave = (points: number, width = 0.5) =>
  Array.from({ length: points }, (_, at) => ({ x: (at / points) * width, y: 0.2 + (at % 2) * 0.05, t: at * 16 }))

describe('a signature', () => {
  test('is a stroke of some length, or several', () => {
    expect(isSignature([wave(20)])).toBe(true)
    expect(isSignature([wave(6, 0.2), wave(6, 0.2)])).toBe(true)
  })
  test('is not nothing', () => expect(isSignature([])).toBe(false))
  test('is not a dot, nor several', () => {
    expect(isSignature([[{ x: 0.5, y: 0.2, t: 0 }]])).toBe(false)
    expect(isSignature(Array.from({ length: 9 }, (_, at) => [{ x: at / 10, y: 0.2, t: at }]))).toBe(false)
  })
  test('is not a slip of the finger', () => expect(isSignature([wave(3)])).toBe(false))
  test('is not a finger that trembles in one place for long', () => {
    expect(isSignature([wave(300, 0.02)])).toBe(false)
  })
})

const drawn: SigningDraft = { ...blankSigning, strokes: [wave(20)] }

describe('before somebody can say how they sign', () => {
  const cases: [string, SigningDraft, ReturnType<typeof signingIssues>][] = [
    ['who signs has to draw', blankSigning, { strokes: 'signature_empty' }],
    ['a signature is enough', drawn, {}],
    ['a reservation has to be written', { ...drawn, outcome: 'with_reservation' }, { reason: 'reservation_required' }],
    [
      'a refusal needs a reason and somebody who saw it',
      { ...drawn, outcome: 'refused', reason: '  ' },
      { reason: 'reason_required', witness: 'witness_required' },
    ],
    ['a refusal needs no signature', { ...blankSigning, outcome: 'refused', reason: 'a', witness: 'b' }, {}],
    ['who signs on paper owes no reason', { ...blankSigning, outcome: 'on_paper' }, {}],
  ]
  test.each(cases)('%s', (_, draft, issues) => expect(signingIssues(draft)).toEqual(issues))
})

test.each([
  ['Zeno Zeuge', {}],
  [' anna  ALT ', { witness: 'witness_is_signer' }],
])('a refusal of Anna Alt that %j saw lacks %j', (witness, issues) => {
  expect(signingIssues({ ...blankSigning, outcome: 'refused', reason: 'a', witness }, 'Anna Alt')).toEqual(issues)
})

test('what was written of a reservation is no reason of a refusal, and each is there again when it is chosen again', () => {
  const reserved: SigningDraft = { ...drawn, outcome: 'with_reservation', reason: 'the kitchen' }
  const refusing = withOutcome(reserved, 'refused')
  expect(refusing).toMatchObject({ outcome: 'refused', reason: '' })
  const again = withOutcome({ ...refusing, reason: 'the wall' }, 'with_reservation')
  expect(again).toMatchObject({ outcome: 'with_reservation', reason: 'the kitchen', strokes: drawn.strokes })
  expect(withOutcome(withOutcome(again, 'signed'), 'refused').reason).toBe('the wall')
})

test('a name in a field that is not shown hinders nobody', () => {
  expect(signingIssues({ ...drawn, witness: 'Anna Alt' }, 'Anna Alt')).toEqual({})
})

test('what was signed is not asked about its witness: an older app did not ask', () => {
  expect(signingIssues({ ...blankSigning, outcome: 'refused', reason: 'a', witness: 'Anna Alt' })).toEqual({})
})
