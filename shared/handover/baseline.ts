import { enters, leaves } from './kind.ts'
import type { HandoverProtocol, ProtocolKind } from './protocol.ts'

/** What a new protocol is compared with: who leaves, with how they got it; everybody else, with the last one. */
export const baselineFor = <P extends Pick<HandoverProtocol, 'status' | 'signedAt' | 'date' | 'content'>>(
  kind: ProtocolKind,
  protocols: readonly P[],
): P | undefined => {
  const signed = signedOnes(protocols)
  const entered = leaves(kind) ? signed.find(({ content }) => enters(content.kind)) : undefined
  return entered ?? signed[0]
}

/** Those of a property that everybody signed and that still hold, the last one first. */
export const signedOnes = <P extends Pick<HandoverProtocol, 'status' | 'signedAt' | 'date'>>(
  protocols: readonly P[],
): P[] =>
  protocols
    .filter(({ status }) => status === 'signed')
    .toSorted((a, b) => (`${a.date} ${a.signedAt}` < `${b.date} ${b.signedAt}` ? 1 : -1))
