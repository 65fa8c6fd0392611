import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import { watchCommands } from '#web/manage/storage/stored-records.ts'
import type { CommandInput, CommandName } from '#web/manage/sync/effects/command-types.ts'
import { dependentsOf } from './chains.ts'
import { happens } from './command-life.ts'
import { type Issuer, keepCommands, type Writer } from './keep-command.ts'
import { readCommands } from './read-shown.ts'

/** How many of them are confirmed, and how many wait for a decision; the others wait to be sent. */
export interface IssuedMany {
  numbers: readonly number[]
  confirmed: number
  refused: number
}

const PATIENCE_MS = 4_000

/**
 * Writes changes of different records down in one piece, has them sent, and waits a little for what becomes of them.
 * @throws when the device cannot keep them: then none is kept
 */
export async function issueCommands<N extends CommandName>(
  issuer: Issuer,
  name: N,
  inputs: readonly CommandInput<N>[],
): Promise<IssuedMany> {
  const numbers = await keepCommands(issuer, name, inputs)
  issuer.sendNow()
  if (!issuer.isOnline()) return { numbers, confirmed: 0, refused: 0 }
  const left = await leftAfterPatience(issuer, numbers)
  // What nobody could look at is not said to be done.
  if (!left) return { numbers, confirmed: 0, refused: 0 }
  const refused = left.filter(({ state }) => state === 'attention').length
  return { numbers, confirmed: numbers.length - left.length, refused }
}

/** Those that are not confirmed when all have an answer, when the connection turns out to be none, or after 4 s; undefined before they were read. */
function leftAfterPatience(
  { database, after }: Issuer,
  numbers: readonly number[],
): Promise<StoredCommand[] | undefined> {
  return new Promise((resolve) => {
    let left: StoredCommand[] | undefined
    const end = () => {
      callOff()
      watching.unsubscribe()
      resolve(left)
    }
    const callOff = after(PATIENCE_MS, end)
    const watching = watchCommands(database, numbers, {
      next: (commands) => {
        left = commands
        const open = commands.filter(({ state }) => state !== 'attention')
        if (open.every(({ state, attempts }) => state === 'waiting' && attempts > 0)) end()
      },
      failed: end,
    })
  })
}

/** A change that was written down, and the one that leads back to what was before. */
export interface WayBack<N extends CommandName> {
  n: number
  back: CommandInput<N>
}

/**
 * Takes changes back, in one piece: what never left this device is struck out, and for the others the way back is one more change.
 * What was refused was not done: there is nothing to take back but what a colleague did.
 */
export const takeBackCommands = <N extends CommandName>(
  writer: Writer,
  name: N,
  ways: readonly WayBack<N>[],
): Promise<void> =>
  writer.database.transaction('rw', writer.database.changeTables, async () => {
    const commands = await readCommands(writer.database)
    const asked = new Set(ways.map(({ n }) => n))
    const unsent = commands.filter(
      (command) =>
        asked.has(command.n) &&
        command.attempts === 0 &&
        happens(command, 'USER_TAKES_BACK') &&
        dependentsOf(command, commands).length === 0,
    )
    await writer.database.commands.bulkDelete(unsent.map(({ n }) => n))
    const refused = commands.filter(({ state }) => state === 'attention')
    const over = new Set([...unsent, ...refused].map(({ n }) => n))
    const rest = ways.filter(({ n }) => !over.has(n)).map(({ back }) => back)
    await keepCommands(writer, name, rest)
  })
