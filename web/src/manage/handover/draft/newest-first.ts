import type { HandoverProtocol } from '#shared/handover/protocol.ts'

/** The newest day first; of one day the one that was made last. */
export const newestFirst = <P extends Pick<HandoverProtocol, 'date' | 'createdAt'>>(protocols: readonly P[]): P[] =>
  protocols.toSorted((a, b) => (`${a.date} ${a.createdAt}` < `${b.date} ${b.createdAt}` ? 1 : -1))
