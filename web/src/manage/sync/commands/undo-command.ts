import type { KeptSigning } from '#web/manage/storage/kept-signing.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { deleteFiles } from '#web/manage/storage/protocol-files.ts'
import { protocolsOf } from '#web/manage/storage/protocol-of.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import { announcesFile } from './announces-file.ts'
import { dependentsOf } from './chains.ts'
import { happens } from './command-life.ts'
import { keepCommand, type Writer } from './keep-command.ts'
import { readBase, readCommands } from './read-shown.ts'
import { leadsBy, type WayBackOf, wayBackOf } from './way-back-of.ts'

/**
 * What taking a change back would come to. `sent`: it may have left the device. `back`: it may have, too, and one more change leads
 * back to what was before. `undone`: that one is written down. `signed`: people signed what it said. `part`: it goes with what it belongs to, and not
 * alone. `whole`: it goes, and what was built on it with it.
 */
export type Undoing =
  | { kind: 'sent' | 'undone' | 'signed' | 'part' }
  | { kind: 'back'; way: WayBackOf }
  | { kind: 'whole'; rest: StoredCommand[] }

type Signed = Pick<KeptSigning, 'protocolId' | 'signatures'>

export function undoingOf(
  command: StoredCommand,
  commands: readonly StoredCommand[],
  signings: readonly Signed[],
): Undoing {
  if (!happens(command, 'USER_TAKES_BACK') || command.attempts > 0) return undoingOfSent(command, commands)
  const whole = withPhotos([command, ...dependentsOf(command, commands)], commands)
  if (isSigned(whole, signings)) return { kind: 'signed' }
  if (command.name === 'announceFile') return { kind: 'part' }
  return { kind: 'whole', rest: whole.slice(1) }
}

function undoingOfSent(command: StoredCommand, commands: readonly StoredCommand[]): Undoing {
  // What was refused was not done.
  const way = command.state === 'attention' ? undefined : wayBackOf(command)
  const later = dependentsOf(command, commands).filter(({ name }) => name === command.name)
  if (way && later.some((each) => leadsBy(each, way))) return { kind: 'undone' }
  // A step that was taken after it is taken back first.
  return way && (way.name !== 'changeStatus' || later.length === 0) ? { kind: 'back', way } : { kind: 'sent' }
}

/** Whether people signed what these changes say: what waits of it is kept as one piece. */
export const isSigned = (commands: readonly StoredCommand[], signings: readonly Signed[] = []): boolean =>
  commands.some(({ name }) => name === 'signProtocol') ||
  signings.some(
    ({ protocolId, signatures }) =>
      signatures.length > 0 && commands.some((command) => protocolsOf(command).includes(protocolId)),
  )

/** Takes a change back that never left the device, and what was built on it; else by one more, where that leads back. @returns what came of it */
export const undoCommand = (writer: Writer, n: number): Promise<Undoing['kind']> => {
  const { database } = writer
  const tables = [...database.changeTables, ...database.fileTables, database.signings]
  return database.transaction('rw', tables, async () => {
    const commands = await readCommands(database)
    const command = commands.find((each) => each.n === n)
    if (!command) return 'sent'
    const undoing = undoingOf(command, commands, await database.signings.toArray())
    if (undoing.kind === 'whole') await forgetCommands(database, [command, ...undoing.rest])
    if (undoing.kind === 'back') await leadBack(writer, command)
    return undoing.kind
  })
}

/** A rejection that comes back says why, as it did. */
async function leadBack(writer: Writer, command: StoredCommand): Promise<void> {
  const read = await readBase(writer.database, command)
  const way = wayBackOf(command, read('application', command.about.id)?.rejectionReason)
  if (way) await keepCommand(writer, way.name, way.input)
}

/** With the bytes that nobody is to be told of any more. Within a transaction. */
export async function forgetCommands(database: ManagerDatabase, commands: readonly StoredCommand[]): Promise<void> {
  const announced = commands.filter(announcesFile).map(({ about }) => about.id)
  await deleteFiles(database, announced)
  await database.commands.bulkDelete(commands.map(({ n }) => n))
}

/** Photos that nothing names any more, and that the server was not told of, go too: nobody would ever see them. */
function withPhotos(gone: readonly StoredCommand[], all: readonly StoredCommand[]): StoredCommand[] {
  const [named, kept] = [textOf(gone), textOf(all.filter((each) => !gone.includes(each)))]
  const photos = all.filter(
    (each) =>
      each.name === 'announceFile' &&
      each.attempts === 0 &&
      !gone.includes(each) &&
      named.includes(each.about.id) &&
      !kept.includes(each.about.id),
  )
  return [...gone, ...photos]
}

/** What they say, but for what announces a file, which names itself. */
const textOf = (commands: readonly StoredCommand[]): string =>
  JSON.stringify(commands.filter(({ name }) => name !== 'announceFile').map(({ body }) => body))
