import { isDrawn } from '#shared/handover/signing-draft.ts'
import type { Seal } from './seal.ts'

type Signed = Pick<Seal, 'signatures'>

/**
 * Whether a version takes the place of an earlier one: once everybody who is asked has signed it on the glass, and with them everybody
 * who had signed the other. Until then that one holds; what was refused, or is to be signed on paper, replaces nothing.
 */
export const takesPlaceOf = (earlier: Signed | null, { signatures }: Signed): boolean =>
  signatures.every(isDrawn) &&
  (earlier?.signatures ?? [])
    .filter(isDrawn)
    .every(({ partyId }) => signatures.some((signature) => signature.partyId === partyId))
