import { commandOf } from '#shared/every-command.ts'
import type { Entity } from '#shared/feed/feed.ts'
import type { ProtocolContent } from '#shared/handover/protocol.ts'
import type { RoomContent } from '#shared/handover/room/room.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import { dismissCommand, refusedWith, sameOf } from '#web/manage/sync/commands/change-command.ts'
import type { Writer } from '#web/manage/sync/commands/keep-command.ts'
import { readCommands, readerOf } from '#web/manage/sync/commands/read-shown.ts'
import { isSigned } from '#web/manage/sync/commands/undo-command.ts'
import { versionOf } from '#web/manage/sync/feed/stored-feed.ts'
import { overwrite } from './decide-again.ts'
import { released } from './released.ts'
import { isApart, isSame, threeWay } from './three-way.ts'
import { wantedOf } from './wanted-change.ts'

/** A protocol or a room of it, which two people share out without having been in the same place of it. */
export const isSharedOut = ({ name, base, outcome }: StoredCommand): boolean =>
  commandOf(name)?.replaces === true && base.seen !== undefined && outcome?.code === 'EDIT_CONFLICT'

/**
 * What a colleague changed meanwhile, and somebody here changed something else: both stand, and nobody is asked. What people
 * have signed is theirs to decide about.
 * @returns whether there is something to be sent
 */
export async function mergeApart(writer: Pick<Writer, 'database' | 'now'>): Promise<boolean> {
  if (!(await readCommands(writer.database)).some(isSharedOut)) return false
  return inOne(writer.database, async () => {
    const commands = await readCommands(writer.database)
    let isMerged = false
    for (const command of commands.filter(isSharedOut)) {
      const sides = await sidesOf(writer.database, command, commands)
      if (!sides || !isApart(sides.seen, sides.mine, sides.now)) continue
      await overwrite(writer, command, commands)
      isMerged = true
    }
    return isMerged
  })
}

/** The colleague's word stands where both changed the same; what they did not touch is sent. */
export async function keepTheirs(writer: Pick<Writer, 'database' | 'now'>, n: number): Promise<void> {
  const isOver = await inOne(writer.database, async () => {
    const commands = await readCommands(writer.database)
    const command = commands.find((each) => each.n === n)
    const sides = command && isSharedOut(command) ? await sidesOf(writer.database, command, commands) : undefined
    if (!command || !sides || isSame(threeWay(sides.seen, sides.now, sides.mine), sides.now)) return false
    await overwrite(writer, command, commands, 'theirs')
    return true
  })
  if (isOver) return
  await releaseBesides(writer, n)
  await dismissCommand(writer.database, n)
}

/** What was done to the same record otherwise is not given up with it. */
const releaseBesides = ({ database, now }: Pick<Writer, 'database' | 'now'>, n: number) =>
  inOne(database, async () => {
    const commands = await readCommands(database)
    const command = commands.find((each) => each.n === n)
    if (!command) return
    const stands = await (await readerOf(database))(command.about.entity as Entity, command.about.id) // as one of ours wrote it
    if (!stands) return
    const rest = refusedWith(command, commands)
    await database.commands.bulkPut(released(command, rest, { now: stands, at: now(), isAfter: false }))
  })

interface Shared {
  content: ProtocolContent | RoomContent
}

/** What both saw, and what each made of it; undefined while what stands is not read here, or people signed it. */
async function sidesOf(database: ManagerDatabase, command: StoredCommand, commands: readonly StoredCommand[]) {
  const rest = refusedWith(command, commands)
  if (isSigned([command, ...rest], await database.signings.toArray())) return undefined
  const now = await (await readerOf(database))(command.about.entity as Entity, command.about.id) // as one of ours wrote it
  if (!now || versionOf(now) < (command.outcome?.current?.version ?? 0)) return undefined
  const { seen, mine } = wantedOf(sameOf(command, rest), now)
  const contentOf = (row: object | undefined) => (row as Shared | undefined)?.content // a protocol's or a room's
  return { seen: contentOf(seen), mine: contentOf(mine), now: contentOf(now) }
}

/** @param run an async function itself: of one that only returns a promise Dexie loses the transaction on its way */
const inOne = <T>(database: ManagerDatabase, run: () => Promise<T>) =>
  database.transaction('rw', [...database.changeTables, database.signings], run)
