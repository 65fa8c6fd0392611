import type { IssueCode } from '#shared/issues.ts'
import { onOneLine } from '#shared/plain-text.ts'
import { isSameName } from '#shared/handover/kind.ts'
import { isDrawn, type Signature } from './signing.ts'

export type Strokes = Signature['strokes']

/** What one party is about to say; the person's device keeps it while they are at it. */
export type SigningDraft = Pick<Signature, 'outcome' | 'reason' | 'witness' | 'strokes'> & {
  /** What was written for outcomes that are not the chosen one. */
  otherReasons?: Partial<Record<Signature['outcome'], string>>
}

export const blankSigning: SigningDraft = { outcome: 'signed', reason: '', witness: '', strokes: [] }

/** Who cannot or does not want to draw on glass owes nobody a reason. */
export const asksReason = ({ outcome }: Pick<SigningDraft, 'outcome'>) =>
  outcome === 'with_reservation' || outcome === 'refused'

/** The words of a reservation are no reason of a refusal: each keeps its own. */
export function withOutcome(draft: SigningDraft, outcome: SigningDraft['outcome']): SigningDraft {
  const reasons = { ...draft.otherReasons, [draft.outcome]: draft.reason }
  const { [outcome]: reason = '', ...otherReasons } = reasons
  return { ...draft, outcome, reason, otherReasons }
}

/**
 * What is missing before it can be said, by field.
 * @param signer who says it and cannot be their own witness; asked on the device before anybody signs, what an older app had signed
 * otherwise is what was signed
 */
export function signingIssues(
  draft: SigningDraft,
  signer?: string,
): Partial<Record<'reason' | 'witness' | 'strokes', IssueCode>> {
  const { outcome, strokes } = draft
  const [hasReason, hasWitness] = [draft.reason.trim() !== '', onOneLine(draft.witness) !== '']
  return {
    ...(outcome === 'with_reservation' && !hasReason ? { reason: 'reservation_required' } : {}),
    ...(outcome === 'refused' && !hasReason ? { reason: 'reason_required' } : {}),
    ...(outcome === 'refused' && !hasWitness ? { witness: 'witness_required' } : {}),
    ...(outcome === 'refused' && hasWitness && signer !== undefined && isSameName(draft.witness, signer)
      ? { witness: 'witness_is_signer' }
      : {}),
    ...(isDrawn(draft) && !isSignature(strokes) ? { strokes: 'signature_empty' } : {}),
  }
}

const LEAST_POINTS = 6
/** Of all strokes together, and of what they span, in parts of the field's width. */
const [LEAST_LENGTH, LEAST_SPAN] = [0.25, 0.1]

/** Whether somebody wrote: more than a dot, a slip of the finger, or a finger that lay still. */
export function isSignature(strokes: Strokes): boolean {
  const points = strokes.flat()
  return points.length >= LEAST_POINTS && lengthOf(strokes) >= LEAST_LENGTH && spanOf(points) >= LEAST_SPAN
}

const lengthOf = (strokes: Strokes) =>
  strokes
    .flatMap((stroke) => stroke.slice(1).map((to, index) => distance(stroke[index] ?? to, to)))
    .reduce((sum, each) => sum + each, 0)

const distance = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y)

const spanOf = (points: readonly Point[]) =>
  Math.max(...(['x', 'y'] as const).map((axis) => extent(points.map((point) => point[axis]))))

const extent = (values: readonly number[]) =>
  values.reduce((most, value) => Math.max(most, value), -Infinity) -
  values.reduce((least, value) => Math.min(least, value), Infinity)

type Point = Strokes[number][number]
