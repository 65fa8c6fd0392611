import { handoverProtocols } from '#server/db/handover-schema.ts'
import { properties } from '#server/db/schema.ts'
import type { ProtocolRow } from '#server/feed/rows/public-protocol.ts'
import { AppError } from '#server/http/app-error.ts'
import type { ScopedTransaction } from '#server/scope/scoped-transaction.ts'
import type { ActivityKind } from '#shared/activity/activity.ts'

/**
 * A protocol that can still be changed. Whoever changes it, a room or a file of it holds this lock until the end, so that
 * nothing moves while it is being signed.
 * @throws AppError NOT_FOUND, PROTOCOL_SIGNED
 */
export async function lockDraft(scoped: Pick<ScopedTransaction, 'lock'>, id: string): Promise<ProtocolRow> {
  const protocol = await scoped.lock(handoverProtocols, id)
  if (protocol.status !== 'draft') throw new AppError('PROTOCOL_SIGNED')
  return protocol
}

/** Says in the log what became of a protocol, which is called as its property is. */
export async function noteOf(
  scoped: Pick<ScopedTransaction, 'find' | 'note'>,
  kind: ActivityKind,
  { id, organizationId, propertyId }: Pick<ProtocolRow, 'id' | 'organizationId' | 'propertyId'>,
): Promise<void> {
  const { name } = await scoped.find(properties, propertyId)
  await scoped.note({ kind, organizationId, record: { type: 'protocol', id, name } })
}
