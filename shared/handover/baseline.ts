import { stillHolding } from './editions.ts'
import { enters, leaves } from './kind.ts'
import type { HandoverProtocol, ProtocolKind } from './protocol.ts'

/** What a new protocol is compared with: who leaves, with how they got it; everybody else, with the last one. */
export const baselineFor = <P extends Signed & Pick<HandoverProtocol, 'content'>>(
  kind: ProtocolKind,
  protocols: readonly P[],
): P | undefined => {
  const signed = signedOnes(protocols)
  const entered = leaves(kind) ? signed.find(({ content }) => enters(content.kind)) : undefined
  return entered ?? signed[0]
}

type Signed = Pick<HandoverProtocol, 'id' | 'supersedesId' | 'status' | 'signedAt' | 'date'>

/** Those of a property that were signed and hold, the last one first. */
export const signedOnes = <P extends Signed>(protocols: readonly P[]): P[] =>
  protocols
    .filter((each) => each.status === 'signed' && !stillHolding(each, protocols))
    .toSorted((a, b) => (`${a.date} ${a.signedAt}` < `${b.date} ${b.signedAt}` ? 1 : -1))
