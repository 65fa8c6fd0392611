import { properties } from '#server/db/schema.ts'
import type { ProtocolRow } from '#server/feed/rows/public-protocol.ts'
import type { ScopedTransaction } from '#server/scope/scoped-transaction.ts'
import type { ActivityKind } from '#shared/activity/activity.ts'

/** Says in the log what became of a protocol, which is called as its property is. */
export async function noteOf(
  scoped: Pick<ScopedTransaction, 'find' | 'note'>,
  kind: ActivityKind,
  { id, organizationId, propertyId }: Pick<ProtocolRow, 'id' | 'organizationId' | 'propertyId'>,
): Promise<void> {
  const { name } = await scoped.find(properties, propertyId)
  await scoped.note({ kind, organizationId, record: { type: 'protocol', id, name } })
}
