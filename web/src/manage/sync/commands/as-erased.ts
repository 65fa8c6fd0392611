import type { ErrorCode } from '#shared/errors/errors.ts'
import type { Generation } from '#web/manage/storage/feed.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import { keyOf } from '#web/manage/sync/feed/stored-feed.ts'

export const erased = 'APPLICATION_ERASED' satisfies ErrorCode

/** What nobody can do anything about any more, and what is removed by other ways. */
const over = new Set<string | undefined>([erased, 'NOT_FOUND'] satisfies ErrorCode[])

/** A change that came too late to be about anybody: that it was made stays until a person has read it; whom and what it named goes at once. */
export const asErased = (command: StoredCommand, at: number): StoredCommand => ({
  ...command,
  body: flagsOf(command.body),
  base: command.base.home === undefined ? {} : { home: command.base.home },
  state: 'attention',
  outcome: { code: over.has(command.outcome?.code) ? (command.outcome?.code ?? erased) : erased, at },
})

/** Which way a mark was turned names nobody. */
const flagsOf = (body: unknown) =>
  Object.fromEntries(Object.entries(Object(body)).filter(([, value]) => typeof value === 'boolean'))

/**
 * Of refused changes that wait for a person, those about applications that are gone. None of them is ever sent; those that still are to
 * be sent hear it from the server. Inside the transaction of the caller.
 * @param generation that holds everything the server has
 */
export async function forgetRefused(database: ManagerDatabase, generation: Generation, at: number): Promise<void> {
  const records = database.records(generation)
  const isNamed = ({ state, base }: StoredCommand) => state === 'attention' && base.label !== undefined
  for (const command of await database.commands.filter(isNamed).toArray()) {
    const id = applicationOf(command)
    if (id === undefined || (await records.get(keyOf('application', id)))?.row != null) continue
    await database.commands.put(asErased(command, at))
  }
}

/** Which a change is about, itself or by its note. */
const applicationOf = ({ about, params }: StoredCommand): string | undefined =>
  about.entity === 'application' || about.entity === 'note' ? params?.['id'] : undefined
