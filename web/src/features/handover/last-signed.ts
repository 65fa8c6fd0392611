import type { HandoverProtocol } from '#shared/handover/protocol.ts'

/** The last protocol of a property that everybody signed and that still holds. */
export const lastSigned = <P extends Pick<HandoverProtocol, 'status' | 'signedAt' | 'date'>>(
  protocols: readonly P[],
): P | undefined =>
  protocols
    .filter(({ status }) => status === 'signed')
    .toSorted((a, b) => (`${a.date} ${a.signedAt}` < `${b.date} ${b.signedAt}` ? 1 : -1))[0]

/** The newest day first; of one day the one that was made last. */
export const newestFirst = <P extends Pick<HandoverProtocol, 'date' | 'createdAt'>>(protocols: readonly P[]): P[] =>
  protocols.toSorted((a, b) => (`${a.date} ${a.createdAt}` < `${b.date} ${b.createdAt}` ? 1 : -1))
