import { isSameName } from '#shared/handover/kind.ts'
import type { Seal } from './seal.ts'
import { isDrawn } from './signing.ts'

/** What a version says of who was asked to sign it, and what they answered. */
interface Version {
  seal: Pick<Seal, 'signatures'> | null
  content: { parties: readonly Named[] }
}

interface Named {
  id: string
  name: string
}

/**
 * Whether a version takes the place of an earlier one: once everybody who is asked has signed it on the glass, and with them everybody
 * who was asked then, whatever they answered. Until then that one holds: nobody's word goes because they are left out, or because
 * somebody of another name stands where they stood.
 */
export function takesPlaceOf(earlier: Version, { seal, content }: Version): boolean {
  if (!seal?.signatures.every(isDrawn)) return false
  const asked = content.parties.filter(({ id }) => seal.signatures.some(({ partyId }) => partyId === id))
  return leftOut(earlier, asked).length === 0
}

/** Whom the earlier version had asked, and this one does not; by the ids that they had there. */
export const leftOut = ({ seal, content }: Version, asked: readonly Named[]): string[] =>
  (seal?.signatures ?? [])
    .map(({ partyId }) => partyId)
    .filter((partyId) => {
      const before = content.parties.find(({ id }) => id === partyId)
      return !asked.some(({ id, name }) => id === partyId && isSameName(name, before?.name ?? name))
    })
