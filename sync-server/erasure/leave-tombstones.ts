import { applicationTombstones } from '#server/db/server-schema.ts'
import type { Queryable } from '#server/deps.ts'

type Tombstone = typeof applicationTombstones.$inferInsert

/** That there were some under these ids is known for ever: no late delivery makes them again. @param erased not empty */
export const leaveTombstones = (
  transaction: Queryable,
  erased: readonly Pick<Tombstone, 'id' | 'organizationId'>[],
  said: Pick<Tombstone, 'erasedAt' | 'cause' | 'about'>,
) =>
  transaction
    .insert(applicationTombstones)
    .values(erased.map(({ id, organizationId }) => ({ id, organizationId, ...said })))
    .onConflictDoNothing()
