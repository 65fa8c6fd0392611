import type { Seal } from './seal.ts'
import { isDrawn } from './signing-draft.ts'

/** What the status "signed" stands for: paper is signed elsewhere, if at all, and who refused has not signed. */
export type SignedHow = 'signed' | 'partly_on_paper' | 'on_paper' | 'partly_refused' | 'refused'

export function signedHow({ signatures }: Pick<Seal, 'signatures'>): SignedHow {
  const isOnPaper = signatures.some(({ outcome }) => outcome === 'on_paper')
  if (!isOnPaper && signatures.every(isDrawn)) return 'signed'
  const haveSome = signatures.some(isDrawn)
  if (isOnPaper) return haveSome ? 'partly_on_paper' : 'on_paper'
  return haveSome ? 'partly_refused' : 'refused'
}
