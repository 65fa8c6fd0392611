import type { ProtocolContent } from '#shared/handover/protocol.ts'
import type { RoomContent } from '#shared/handover/room.ts'
import type { Entity } from '#shared/sync/feed.ts'
import type { StoredCommand } from '#web/local/desk-command.ts'
import type { DeskDatabase } from '#web/local/desk-database.ts'
import { dismissCommand, refusedWith, sameOf } from './change-command.ts'
import { overwrite } from './decide-again.ts'
import type { Issuer } from './issue-command.ts'
import { readCommands, readerOf } from './read-folded.ts'
import { isApart, isSame, threeWay } from './three-way.ts'
import { isSigned } from './undo-command.ts'
import { versionOf } from './version-of.ts'
import { wantedOf } from './wanted-change.ts'

type Writer = Pick<Issuer, 'desk' | 'now'>

/** A protocol or a room of it, which two people share out without having been in the same place of it. */
export const isSharedOut = ({ name, base, outcome }: StoredCommand): boolean =>
  (name === 'changeProtocol' || name === 'putRoom') && base.seen !== undefined && outcome?.code === 'EDIT_CONFLICT'

/**
 * What a colleague changed meanwhile, and somebody here changed something else: both stand, and nobody is asked. What people
 * have signed is theirs to decide about.
 * @returns whether there is something to be sent
 */
export async function mergeApart(writer: Writer): Promise<boolean> {
  if (!(await readCommands(writer.desk)).some(isSharedOut)) return false
  return inOne(writer.desk, async () => {
    const commands = await readCommands(writer.desk)
    let isMerged = false
    for (const command of commands.filter(isSharedOut)) {
      const sides = await sidesOf(writer.desk, command, commands)
      if (!sides || !isApart(sides.seen, sides.mine, sides.now)) continue
      await overwrite(writer, command, commands)
      isMerged = true
    }
    return isMerged
  })
}

/** The colleague's word stands where both changed the same; what they did not touch is sent. */
export async function keepTheirs(writer: Writer, n: number): Promise<void> {
  const isOver = await inOne(writer.desk, async () => {
    const commands = await readCommands(writer.desk)
    const command = commands.find((each) => each.n === n)
    const sides = command && isSharedOut(command) ? await sidesOf(writer.desk, command, commands) : undefined
    if (!command || !sides || isSame(threeWay(sides.seen, sides.now, sides.mine), sides.now)) return false
    await overwrite(writer, command, commands, 'theirs')
    return true
  })
  if (!isOver) await dismissCommand(writer.desk, n)
}

interface Shared {
  content: ProtocolContent | RoomContent
}

/** What both saw, and what each made of it; undefined while what stands is not read here, or people signed it. */
async function sidesOf(desk: DeskDatabase, command: StoredCommand, commands: readonly StoredCommand[]) {
  const rest = refusedWith(command, commands)
  if (isSigned([command, ...rest], await desk.signings.toArray())) return undefined
  const now = await (await readerOf(desk))(command.about.entity as Entity, command.about.id) // as one of ours wrote it
  if (!now || versionOf(now) < (command.outcome?.current?.version ?? 0)) return undefined
  const { seen, mine } = wantedOf(sameOf(command, rest), now)
  const contentOf = (row: object | undefined) => (row as Shared | undefined)?.content // a protocol's or a room's
  return { seen: contentOf(seen), mine: contentOf(mine), now: contentOf(now) }
}

const inOne = <T>(desk: DeskDatabase, run: () => Promise<T>) =>
  desk.transaction('rw', [desk.commands, desk.recordsA, desk.recordsB, desk.feed, desk.signings], run)
