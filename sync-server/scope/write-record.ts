import { AppError } from '#server/app-error.ts'
import { stores } from '#server/feed/rows/stores.ts'
import type { ScopedTable } from '#server/tenant/tenant-access.ts'
import type { Write } from '#shared/command.ts'
import type { Entity } from '#shared/feed/feed.ts'
import type { ScopedTransaction } from './scoped-transaction.ts'

/** What a rule writes, with what managers do not see of it. */
export type ServedWrite = Write & { columns?: Readonly<Record<string, unknown>> }

export interface Written {
  entity: Entity
  id: string
  how: 'insert' | 'change' | 'remove'
  /** As it is now; undefined for what is gone. */
  row: unknown
}

/**
 * @param before the record that the command is about
 * @returns undefined where another one has its id
 */
export async function writeRecord(
  scoped: ScopedTransaction,
  write: ServedWrite,
  { before, now }: { before: unknown; now: Date },
): Promise<Written | undefined> {
  const { entity, id } = write
  const { table, madeOf } = stores[entity] as { table: ScopedTable; madeOf?: string }
  if ('remove' in write) {
    await scoped.remove(table, id)
    return { entity, id, how: 'remove', row: undefined }
  }
  const hidden = { ...write.columns, ...(madeOf && write.madeOf !== undefined && { [madeOf]: write.madeOf }) }
  if ('change' in write) {
    const { updatedAt } = before as { updatedAt?: Date }
    const change = { ...write.change, ...hidden, ...(write.keepsUpdatedAt && { updatedAt }) }
    return { entity, id, how: 'change', row: await scoped.update(table, id, change as object) }
  }
  const stamps = { createdAt: now, ...('updatedAt' in table && { updatedAt: now }) }
  const row = await scoped.insert(table, { ...write.insert, ...hidden, ...stamps, id } as never) // of this table's entity
  return row && { entity, id, how: 'insert', row }
}

/** @throws AppError what is said of it; NOT_FOUND where nobody is to be told of another organization's */
export async function refuseTaken(
  scoped: ScopedTransaction,
  { entity, id, taken }: Extract<Write, { taken: unknown }>,
): Promise<never> {
  if (taken === 'IDEMPOTENCY_MISMATCH') await scoped.find(stores[entity].table, id)
  throw new AppError(taken)
}
