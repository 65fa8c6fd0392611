import { useEffect, useState } from 'react'
import { loadLater } from './fields/load-later.ts'
import type { Policy } from './fields/policy-context.ts'

/** Undefined without a pack, and until it is loaded: most homes have none. */
export function usePolicy(pack: string | null | undefined): Policy | undefined {
  const [policy, setPolicy] = useState<Policy>()
  useEffect(() => {
    if (pack) void loadLater(() => import('./answering/answering.ts')).then(({ policyOf }) => setPolicy(policyOf(pack)))
  }, [pack])
  return policy
}
