import type { Seal } from './sign/seal.ts'
import { isDrawn } from './sign/signing.ts'

/** What the status "signed" stands for: paper is signed elsewhere, if at all, and who refused has not signed. */
export type SignedHow =
  | 'signed'
  | 'partly_on_paper'
  | 'on_paper'
  | 'partly_refused'
  | 'partly_refused_on_paper'
  | 'refused'

export function signedHow({ signatures }: Pick<Seal, 'signatures'>): SignedHow {
  const isOnPaper = signatures.some(({ outcome }) => outcome === 'on_paper')
  if (!isOnPaper && signatures.every(isDrawn)) return 'signed'
  const haveSome = signatures.some(isDrawn)
  if (!signatures.some(({ outcome }) => outcome === 'refused')) return haveSome ? 'partly_on_paper' : 'on_paper'
  if (haveSome) return 'partly_refused'
  return isOnPaper ? 'partly_refused_on_paper' : 'refused'
}
