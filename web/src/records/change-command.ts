import type { StoredCommand } from '#web/local/desk-command.ts'
import type { DeskDatabase } from '#web/local/desk-database.ts'
import { dependentsOf } from './chains.ts'
import { readCommands } from './read-folded.ts'
import { isTypedOn } from './replaced-command.ts'
import { forgetCommands, isSigned } from './undo-command.ts'

/** What waits is tried at once. */
export const wakeCommands = (desk: DeskDatabase, now: number): Promise<void> =>
  changeCommands(desk, (command) =>
    command.state === 'waiting' && command.nextAttemptAt > now
      ? { ...command, nextAttemptAt: now, waitingSetAt: now }
      : command,
  )

/**
 * A person has read what was refused, and leaves it so; with what depended on it.
 * @returns whether it could be: what people signed is not taken apart for a colleague's draft
 */
export const dismissCommand = (desk: DeskDatabase, n: number): Promise<boolean> =>
  desk.transaction('rw', desk.commands, desk.protocolFiles, desk.fileChunks, async () => {
    const refused = (await readCommands(desk)).filter(({ state }) => state === 'attention')
    const command = refused.find((each) => each.n === n)
    if (!command || isBoundBySignature(command, refused)) return false
    await forgetCommands(desk, [command, ...refusedWith(command, refused)])
    return true
  })

/** It can be written over what a colleague wrote, and people signed it so: nothing else may become of it. */
export const isBoundBySignature = (command: StoredCommand, commands: readonly StoredCommand[]): boolean =>
  canOverwrite(command) && isSigned(refusedWith(command, commands))

/** What somebody typed over what a colleague had written meanwhile, and can still be written in its place. */
export const canOverwrite = (command: StoredCommand): boolean =>
  isTypedOn(command) && command.outcome?.code === 'EDIT_CONFLICT' && command.outcome.current !== undefined

/** After a failure of the server: the very same is sent again, and what depended on it after it. */
export const tryAgain = (desk: DeskDatabase, n: number, now: number): Promise<void> =>
  desk.transaction('rw', desk.commands, async () => {
    const refused = (await readCommands(desk)).filter(({ state }) => state === 'attention')
    const command = refused.find((each) => each.n === n)
    if (!command) return
    const again = [command, ...refusedWith(command, refused)].map((each) => asWaiting(each, now))
    await desk.commands.bulkPut(again)
  })

/** What was never sent because of it. */
export const refusedWith = (command: StoredCommand, commands: readonly StoredCommand[]): StoredCommand[] =>
  dependentsOf(
    command,
    commands.filter((each) => each.n === command.n || each.outcome?.code === 'DEPENDS_ON_REJECTED'),
  )

export const asWaiting = (command: StoredCommand, now: number): StoredCommand => ({
  ...command,
  outcome: undefined,
  state: 'waiting',
  failures: 0,
  nextAttemptAt: now,
  waitingSetAt: now,
})

const changeCommands = (desk: DeskDatabase, change: (command: StoredCommand) => StoredCommand): Promise<void> =>
  desk.transaction('rw', desk.commands, async () => {
    const commands = await readCommands(desk)
    await desk.commands.bulkPut(commands.map(change).filter((each, i) => each !== commands[i]))
  })
