import type { KeptSigning } from '#web/manage/storage/kept-signing.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { deleteFiles } from '#web/manage/storage/protocol-files.ts'
import { protocolsOf } from '#web/manage/storage/protocol-of.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import { announcesFile } from './announces-file.ts'
import { dependentsOf } from './chains.ts'
import { happens } from './command-life.ts'
import { readCommands } from './read-shown.ts'

/**
 * What taking a change back would come to. `sent`: it may have left the device. `signed`: people signed what it said. `part`: it
 * goes with what it belongs to, and not alone. `whole`: it goes, and what was built on it with it.
 */
export type Undoing = { kind: 'sent' | 'signed' | 'part' } | { kind: 'whole'; rest: StoredCommand[] }

type Signed = Pick<KeptSigning, 'protocolId' | 'signatures'>

export function undoingOf(
  command: StoredCommand,
  commands: readonly StoredCommand[],
  signings: readonly Signed[],
): Undoing {
  if (!happens(command, 'USER_TAKES_BACK') || command.attempts > 0) return { kind: 'sent' }
  const whole = withPhotos([command, ...dependentsOf(command, commands)], commands)
  if (isSigned(whole, signings)) return { kind: 'signed' }
  if (command.name === 'announceFile') return { kind: 'part' }
  return { kind: 'whole', rest: whole.slice(1) }
}

/** Whether people signed what these changes say: what waits of it is kept as one piece. */
export const isSigned = (commands: readonly StoredCommand[], signings: readonly Signed[] = []): boolean =>
  commands.some(({ name }) => name === 'signProtocol') ||
  signings.some(
    ({ protocolId, signatures }) =>
      signatures.length > 0 && commands.some((command) => protocolsOf(command).includes(protocolId)),
  )

/** Takes a change back that never left the device, and what was built on it. @returns what came of it */
export const undoCommand = (database: ManagerDatabase, n: number): Promise<Undoing['kind']> =>
  database.transaction('rw', [database.commands, ...database.fileTables, database.signings], async () => {
    const commands = await readCommands(database)
    const command = commands.find((each) => each.n === n)
    if (!command) return 'sent'
    const undoing = undoingOf(command, commands, await database.signings.toArray())
    if (undoing.kind === 'whole') await forgetCommands(database, [command, ...undoing.rest])
    return undoing.kind
  })

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
