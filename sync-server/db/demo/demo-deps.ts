import type { Deps, Queryable } from '#server/deps.ts'

/** What the demo's contents are added with. */
export interface DemoDeps {
  transaction: Queryable
  storage: Deps['storage']
  now: Date
}
