import type { StoredCommand } from '#web/local/desk-command.ts'
import type { DeskDatabase } from '#web/local/desk-database.ts'
import { deleteFiles } from '#web/local/protocol-files.ts'
import { dependentsOf } from './chains.ts'
import { readCommands } from './read-folded.ts'

/** What waits is tried at once. */
export const wakeCommands = (desk: DeskDatabase, now: number): Promise<void> =>
  changeCommands(desk, (command) =>
    command.state === 'waiting' && command.nextAttemptAt > now
      ? { ...command, nextAttemptAt: now, waitingSetAt: now }
      : command,
  )

/** Takes a change back that never left the device, and what was built on it. @returns whether it could be */
export const undoCommand = (desk: DeskDatabase, n: number): Promise<boolean> =>
  desk.transaction('rw', desk.commands, desk.protocolFiles, desk.fileChunks, async () => {
    const commands = await readCommands(desk)
    const command = commands.find((each) => each.n === n)
    if (!command || command.state !== 'waiting' || command.attempts > 0) return false
    await forget(desk, [command, ...dependentsOf(command, commands)])
    return true
  })

/** A person has read what was refused, and leaves it so; with what depended on it. */
export const dismissCommand = (desk: DeskDatabase, n: number): Promise<void> =>
  desk.transaction('rw', desk.commands, desk.protocolFiles, desk.fileChunks, async () => {
    const refused = (await readCommands(desk)).filter(({ state }) => state === 'attention')
    const command = refused.find((each) => each.n === n)
    if (command) await forget(desk, [command, ...refusedWith(command, refused)])
  })

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

/** With the bytes that nobody is to be told of any more. */
async function forget(desk: DeskDatabase, commands: readonly StoredCommand[]) {
  const announced = commands.filter(({ name }) => name === 'announceFile').map(({ about }) => about.id)
  await deleteFiles(desk, announced)
  await desk.commands.bulkDelete(commands.map(({ n }) => n))
}

const changeCommands = (desk: DeskDatabase, change: (command: StoredCommand) => StoredCommand): Promise<void> =>
  desk.transaction('rw', desk.commands, async () => {
    const commands = await readCommands(desk)
    await desk.commands.bulkPut(commands.map(change).filter((each, i) => each !== commands[i]))
  })
