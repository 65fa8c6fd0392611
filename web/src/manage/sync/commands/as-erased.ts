import type { ErrorCode } from '#shared/errors/errors.ts'
import type { Generation } from '#web/manage/storage/feed.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import { keyOf } from '#web/manage/sync/feed/stored-feed.ts'

/** Of somebody who lived in a home the server says that there is none. */
const codes = ['APPLICATION_ERASED', 'NOT_FOUND'] as const satisfies ErrorCode[]
const codeOf = ({ about }: StoredCommand) => codes[about.entity === 'resident' ? 1 : 0]

/** A change that came too late to be about anybody: that it was made, and of which home, stays until a person has read it; whom and what it named goes at once. */
export const asErased = (command: StoredCommand, at: number): StoredCommand => ({
  ...command,
  body: flagsOf(command.body),
  base: namesLeft(command),
  state: 'attention',
  outcome: { code: codeOf(command), at },
})

/** What was ticked, as which way a mark was turned, names nobody. */
const flagsOf = (body: unknown) =>
  Object.fromEntries(Object.entries(Object(body)).filter(([, value]) => typeof value === 'boolean'))

/** The home, and of a process what it is called. */
const namesLeft = ({ about, base: { home, label } }: StoredCommand) => ({
  ...(home !== undefined && { home }),
  ...(about.entity === 'process' && label !== undefined && { label }),
})

/** Whether the server said so of it, or this device has not got its application, or resident, any more. Inside the transaction of the caller. */
export const isOfErased = async (
  database: ManagerDatabase,
  { command, outcome }: { command: StoredCommand; outcome: StoredCommand['outcome'] },
  whole: Generation | undefined,
): Promise<boolean> => {
  if (outcome?.code === 'APPLICATION_ERASED') return true
  // Of whom was never taken, what was typed is nowhere else.
  if (outcome?.code === 'DEPENDS_ON_REJECTED' || wasNeverThere(command)) return false
  const key = personOf(command)
  if (key === undefined || whole === undefined) return false
  return (await database.records(whole).get(key))?.row == null
}

/**
 * Of refused changes that wait for a person, those about applications and residents that are gone. None of them is ever sent; those that still are to
 * be sent hear it from the server. Inside the transaction of the caller.
 * @param whole generation that holds everything the server has
 */
export async function forgetRefused(database: ManagerDatabase, whole: Generation, at: number): Promise<void> {
  const refused = await database.commands.filter(({ state }) => state === 'attention').toArray()
  for (const command of refused) {
    if (isForgotten(command) || !(await isOfErased(database, { command, outcome: command.outcome }, whole))) continue
    await database.commands.put(asErased(command, at))
  }
}

const isForgotten = (command: StoredCommand) => command.outcome?.code === codeOf(command) && isNameless(command)

const isNameless = ({ base, body }: StoredCommand) =>
  base.person === undefined &&
  base.seen === undefined &&
  Object.values(Object(body)).every((value) => typeof value === 'boolean')

/** Somebody added here whom the server knows by another id, as a colleague had added them before: no version of this one was ever confirmed. */
const wasNeverThere = ({ about, ifMatch }: StoredCommand) => about.entity === 'resident' && !ifMatch

/** Whom a change is about: an application itself, by its note, or because it was chosen; or who lives in a home. */
function personOf({ about, params }: StoredCommand): string | undefined {
  if (about.entity === 'resident') return keyOf('resident', about.id)
  const isOfApplication = about.entity === 'application' || about.entity === 'note'
  const id = about.entity === 'process' ? params?.['applicationId'] : isOfApplication ? params?.['id'] : undefined
  return id === undefined ? undefined : keyOf('application', id)
}
