import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import { dependentsOf } from './chains.ts'
import { after, happens } from './command-life.ts'
import { isOverwritable } from './keep-command.ts'
import { readCommands } from './read-shown.ts'
import { forgetCommands, isSigned } from './undo-command.ts'

/** What waits is tried at once. */
export const wakeCommands = (database: ManagerDatabase, now: number): Promise<void> =>
  changeCommands(database, (command) =>
    command.state === 'waiting' && command.nextAttemptAt > now
      ? { ...command, nextAttemptAt: now, waitingSetAt: now, unreached: undefined }
      : command,
  )

/** Something got through: what did not is tried at once. What the server itself put off waits its time. */
export const wakeUnreached = (database: ManagerDatabase, now: number): Promise<void> =>
  changeCommands(database, (command) =>
    command.state === 'waiting' && command.unreached !== undefined
      ? { ...command, nextAttemptAt: now, waitingSetAt: now, unreached: undefined }
      : command,
  )

/**
 * A person has read what was refused, and leaves it so; with what depended on it.
 * @returns whether it could be: what people signed is not taken apart for a colleague's draft
 */
export const dismissCommand = (database: ManagerDatabase, n: number): Promise<boolean> =>
  database.transaction('rw', [database.commands, ...database.fileTables], async () => {
    const refused = (await readCommands(database)).filter((each) => happens(each, 'USER_LEAVES'))
    const command = refused.find((each) => each.n === n)
    if (!command || isBoundBySignature(command, refused)) return false
    await forgetCommands(database, [command, ...refusedWith(command, refused)])
    return true
  })

/** It can be written over what a colleague wrote, and people signed it so: nothing else may become of it. */
const isBoundBySignature = (command: StoredCommand, commands: readonly StoredCommand[]): boolean =>
  canOverwrite(command) && isSigned(refusedWith(command, commands))

/** What a colleague had changed meanwhile, and what was wanted can still take its place. */
export const canOverwrite = ({ name, outcome }: StoredCommand): boolean =>
  outcome?.current !== undefined &&
  ((outcome.code === 'EDIT_CONFLICT' && isOverwritable({ name })) || outcome.code === 'RESIDENT_MOVED_OUT')

/** Somebody removed the room that it was recorded in: it can be made again as it was here. */
export const isOfRemovedRoom = ({ name, ifMatch, outcome }: StoredCommand): boolean =>
  name === 'putRoom' && ifMatch !== 0 && outcome?.code === 'NOT_FOUND'

/** After a failure of the server: the very same is sent again, and what depended on it after it. */
export const tryAgain = (database: ManagerDatabase, n: number, now: number): Promise<void> =>
  database.transaction('rw', database.commands, async () => {
    const refused = (await readCommands(database)).filter((each) => happens(each, 'USER_AGAIN'))
    const command = refused.find((each) => each.n === n)
    if (!command) return
    const again = [command, ...refusedWith(command, refused)].map((each) => asWaiting(each, now))
    await database.commands.bulkPut(again)
  })

/** It, and what was done to the same record in the same way after it and was never sent: what stands of them is one. */
export const sameOf = (command: StoredCommand, rest: readonly StoredCommand[]): StoredCommand[] => [
  command,
  ...rest.filter(({ name, chain }) => name === command.name && chain === command.chain),
]

/** What was never sent because of it. */
export const refusedWith = (command: StoredCommand, commands: readonly StoredCommand[]): StoredCommand[] =>
  dependentsOf(
    command,
    commands.filter((each) => each.n === command.n || each.outcome?.code === 'DEPENDS_ON_REJECTED'),
  )

/** What a person wants all the same. */
export const asWaiting = (command: StoredCommand, now: number): StoredCommand =>
  after(command, 'USER_AGAIN', {
    outcome: undefined,
    failures: 0,
    unreached: undefined,
    nextAttemptAt: now,
    waitingSetAt: now,
  }) ?? command

const changeCommands = (database: ManagerDatabase, change: (command: StoredCommand) => StoredCommand): Promise<void> =>
  database.transaction('rw', database.commands, async () => {
    const commands = await readCommands(database)
    await database.commands.bulkPut(commands.map(change).filter((each, i) => each !== commands[i]))
  })
