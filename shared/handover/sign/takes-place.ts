import type { Seal } from './seal.ts'
import { isDrawn } from './signing.ts'

type Signed = Pick<Seal, 'signatures'>

/**
 * Whether a version takes the place of an earlier one: once everybody who is asked has signed it on the glass, and with them everybody
 * who was asked then, whatever they answered. Until then that one holds: nobody's word goes because they are left out.
 */
export const takesPlaceOf = (earlier: Signed | null, { signatures }: Signed): boolean =>
  signatures.every(isDrawn) && leftOut(earlier, signatures).length === 0

/** Whom the earlier version had asked, and this one does not. */
export const leftOut = (earlier: Signed | null, asked: readonly { partyId: string }[]): string[] =>
  (earlier?.signatures ?? [])
    .map(({ partyId }) => partyId)
    .filter((partyId) => !asked.some((each) => each.partyId === partyId))
