import { commandOf } from '#shared/every-command.ts'
import type { Entity } from '#shared/feed/feed.ts'
import { newId } from '#shared/ids.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import {
  asWaiting,
  canOverwrite,
  isOfRemovedRoom,
  refusedWith,
  sameOf,
} from '#web/manage/sync/commands/change-command.ts'
import { complete, keepCommand, type Writer } from '#web/manage/sync/commands/keep-command.ts'
import { readCommands, readerOf } from '#web/manage/sync/commands/read-shown.ts'
import { isSigned } from '#web/manage/sync/commands/undo-command.ts'
import type { CommandInput, CommandName } from '#web/manage/sync/effects/command-types.ts'
import { versionOf } from '#web/manage/sync/feed/stored-feed.ts'
import { released } from './released.ts'
import { bodyOver } from './wanted-change.ts'

/** By which steps what was refused still comes to what was wanted, each as its path says it. */
export function waysOn({ name, params, body, outcome }: StoredCommand): Record<string, string>[] | undefined {
  const again = commandOf(name)?.again
  const steps = outcome?.current && again?.({ params, body } as never, outcome.current) // as it was written down
  return steps as Record<string, string>[] | undefined // every parameter of a path is text
}

/**
 * A person has seen what a colleague did, and wants their own decision to stand: as new changes, on exactly what they saw. Once
 * more changed meanwhile, they are asked again.
 */
export const decideAgain = (writer: Writer, n: number): Promise<void> => {
  const { database } = writer
  return database.transaction('rw', database.changeTables, async () => {
    const commands = await readCommands(database)
    const command = commands.find((each) => each.n === n)
    if (command && (canOverwrite(command) || isOfRemovedRoom(command))) return overwrite(writer, command, commands)
    const steps = command && waysOn(command)
    if (!command || !steps) return
    await database.commands.bulkDelete([command, ...refusedWith(command, commands)].map((each) => each.n))
    const seen = command.outcome?.current?.version ?? 0
    for (const [i, params] of steps.entries()) {
      // What was said with it belongs to the decision itself, and not to the way to it.
      const body = i === steps.length - 1 ? command.body : undefined
      const input = { params, body, about: command.about, ifMatch: seen + i } as unknown as CommandInput<CommandName> // as it was made
      await keepCommand(writer, command.name as CommandName, input)
    }
  })
}

/**
 * What was wanted takes the colleague's place where the person changed something, on what the person saw; what was built on it
 * follows, such as a signature: then it is what people signed, to the letter. A room that is gone is made again, under its own id: nobody
 * has it twice.
 */
export async function overwrite(
  { database, now }: Pick<Writer, 'database' | 'now'>,
  command: StoredCommand,
  all: StoredCommand[],
  leads: 'mine' | 'theirs' = 'mine',
) {
  const rest = refusedWith(command, all)
  const same = sameOf(command, rest)
  const stands = await (await readerOf(database))(command.about.entity as Entity, command.about.id) // as one of ours wrote it
  const seen = command.outcome?.current?.version ?? 0
  if (stands && versionOf(stands) < seen) return
  const isMerged = stands !== null && !isOfRemovedRoom(command) && !isSigned(rest)
  const wanted = isMerged ? bodyOver(same, stands, leads) : (same.at(-1) ?? command).body
  const input = { body: wanted, about: command.about } as Pick<CommandInput<CommandName>, 'body' | 'about'> // as it was made
  const body = complete(command.name as CommandName, input, { now: now(), seen: stands ?? undefined })
  const beside = stands ? released(command, rest, { now: stands, at: now(), isAfter: true }) : []
  const isBeside = ({ n }: StoredCommand) => beside.some((each) => each.n === n)
  await database.commands.bulkDelete(same.slice(1).map(({ n }) => n))
  await database.commands.bulkPut([
    {
      ...asWaiting(command, now()),
      // Another content under the old key would be a contradiction.
      id: newId(),
      body,
      base: { ...command.base, ...(isMerged && { seen: stands }) },
      ifMatch: seen,
      follows: undefined,
      attempts: 0,
    },
    ...beside,
    ...rest.filter((each) => !same.includes(each) && !isBeside(each)).map((each) => asWaiting(each, now())),
  ])
}
