import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import { watchCommands } from '#web/manage/storage/stored-records.ts'
import type { CommandInput, CommandName } from '#web/manage/sync/effects/command-types.ts'
import { dependentsOf } from './chains.ts'
import { happens } from './command-life.ts'
import { type Issuer, keepCommands, PATIENCE_MS, waitsForOther, type Writer } from './keep-command.ts'
import { readCommands } from './read-shown.ts'

/** How many of them are confirmed, and how many wait for a decision; the others wait to be sent. */
export interface IssuedMany {
  numbers: readonly number[]
  confirmed: number
  refused: number
}

/** Nobody has a toast before them for so long, except who holds it. */
const REST_MS = 60_000

/**
 * Writes changes of different records down in one piece, has them sent, and waits a little for what becomes of them.
 * @param onKept they are written down
 * @throws when the device cannot keep them: then none is kept
 */
export async function issueCommands<N extends CommandName>(
  issuer: Issuer,
  name: N,
  inputs: readonly CommandInput<N>[],
  onKept: (numbers: readonly number[]) => void = () => {},
): Promise<IssuedMany> {
  const numbers = await keepCommands(issuer, name, inputs)
  issuer.sendNow()
  onKept(numbers)
  if (!issuer.isOnline() || (await waitsForOther(issuer.database, numbers)))
    return { numbers, confirmed: 0, refused: 0 }
  const left = await leftAfter(PATIENCE_MS, issuer, numbers, (open) =>
    open.every(({ state, attempts }) => state === 'waiting' && attempts > 0),
  )
  // What nobody could look at is not said to be done.
  return left ? outcomeOf(numbers, left) : { numbers, confirmed: 0, refused: 0 }
}

/** What became of all of them, once each has an answer. Undefined when that takes over a minute. */
export async function awaitRest(
  issuer: Pick<Issuer, 'database' | 'after'>,
  numbers: readonly number[],
): Promise<IssuedMany | undefined> {
  const left = await leftAfter(REST_MS, issuer, numbers, (open) => open.length === 0)
  return left?.every(isRefused) ? outcomeOf(numbers, left) : undefined
}

const isRefused = ({ state }: StoredCommand) => state === 'attention'

const outcomeOf = (numbers: readonly number[], left: readonly StoredCommand[]): IssuedMany => ({
  numbers,
  confirmed: numbers.length - left.length,
  refused: left.filter(isRefused).length,
})

/** Those that are not confirmed when it is enough to know of those without an answer, or when the time is over; undefined before they were read. */
function leftAfter(
  ms: number,
  { database, after }: Pick<Issuer, 'database' | 'after'>,
  numbers: readonly number[],
  isEnough: (open: readonly StoredCommand[]) => boolean,
): Promise<StoredCommand[] | undefined> {
  return new Promise((resolve) => {
    let left: StoredCommand[] | undefined
    const end = () => {
      callOff()
      watching.unsubscribe()
      resolve(left)
    }
    const callOff = after(ms, end)
    const watching = watchCommands(database, numbers, {
      next: (commands) => {
        left = commands
        if (isEnough(commands.filter((command) => !isRefused(command)))) end()
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

/** Strikes out what never left this device and nothing was built on. @returns the numbers of what was */
export const strikeOut = (writer: Writer, isAsked: (command: StoredCommand) => boolean): Promise<Set<number>> =>
  writer.database.transaction('rw', writer.database.changeTables, async () => {
    const commands = await readCommands(writer.database)
    const unsent = commands.filter(
      (command) =>
        isAsked(command) &&
        command.attempts === 0 &&
        happens(command, 'USER_TAKES_BACK') &&
        dependentsOf(command, commands).length === 0,
    )
    const numbers = unsent.map(({ n }) => n)
    await writer.database.commands.bulkDelete(numbers)
    return new Set(numbers)
  })

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
    const asked = new Set(ways.map(({ n }) => n))
    const struck = await strikeOut(writer, ({ n }) => asked.has(n))
    const refused = (await readCommands(writer.database)).filter(({ state }) => state === 'attention')
    const over = new Set([...struck, ...refused.map(({ n }) => n)])
    const rest = ways.filter(({ n }) => !over.has(n)).map(({ back }) => back)
    await keepCommands(writer, name, rest)
  })
