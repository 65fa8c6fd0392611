import { inArray, sql } from 'drizzle-orm'
import { commands } from '#server/db/server-schema.ts'
import type { Queryable } from '#server/deps.ts'

/**
 * Removes the kept answers that speak of a record which is erased: they hold names. A command that is sent once more then meets the
 * record's absence.
 */
export async function forgetCommandsAbout(transaction: Queryable, recordId: string): Promise<void> {
  const speakOfIt = transaction
    .select({ key: commands.key })
    .from(commands)
    .where(sql`position(${recordId} in ${commands.answer}::text) > 0`)
  await transaction.delete(commands).where(inArray(commands.key, speakOfIt))
}
