import type { Digest } from '#shared/feed/contract.ts'
import { entities } from '#shared/feed/feed.ts'

const none = { n: 0, x: '0' }

/** The digest with records put in or taken out: both are the same to an xor. */
export function changeDigest(digest: Digest, entity: string, { h, by }: { h: string; by: 1 | -1 }): Digest {
  const { n, x } = digest[entity] ?? none
  return { ...digest, [entity]: { n: n + by, x: String(BigInt(x) ^ BigInt(h)) } }
}

/** Whether two say the same of everything that this version knows. */
export const isSameDigest = (mine: Digest, theirs: Digest): boolean =>
  entities.every((entity) => {
    const [one, other] = [mine[entity] ?? none, theirs[entity] ?? none]
    return one.n === other.n && BigInt(one.x) === BigInt(other.x)
  })
