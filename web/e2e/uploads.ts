import type { FaultProxy } from './fault-proxy.ts'
import { expect } from './test.ts'

/** Where the bytes of documents go. */
export const uploads = /^\/api\/documents\//

/** Of each piece, where in its document it begins: never before the one that came earlier. */
export function expectNeverBack(network: FaultProxy): void {
  const offsets = network.seen('PATCH', uploads).map(({ offset }) => offset ?? Number.NaN)
  expect(offsets.length).toBeGreaterThan(1)
  expect(offsets).toEqual(offsets.toSorted((a, b) => a - b))
}

export const sentBytes = (network: FaultProxy): number =>
  [...network.seen('PATCH', uploads), ...network.seen('PUT', uploads)].reduce((sum, { bytes }) => sum + bytes, 0)
