import { commandOf } from '#shared/every-command.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import { waitsFor } from './chains.ts'

type NewCommand = Omit<StoredCommand, 'n'>

/** What is written down as a whole while somebody types, again and again. */
export const isTypedOn = ({ name }: Pick<StoredCommand, 'name'>): boolean => commandOf(name)?.replaces === true

/**
 * A change that waits, never left the device, and says less than the new one: its body is replaced where it stands, and what it
 * expects to find stays. Not where something follows that was done with what it said, such as a signature.
 */
export function replacedBy(command: NewCommand, pending: readonly StoredCommand[]): StoredCommand | undefined {
  if (!isTypedOn(command)) return undefined
  const last = pending.findLast(({ chain, name }) => chain === command.chain && name === command.name)
  if (!last || last.state !== 'waiting' || last.attempts > 0 || last.actorId !== command.actorId) return undefined
  const isBuiltOn = pending.some((each) => each.n > last.n && waitsFor(each, last))
  return isBuiltOn ? undefined : last
}
