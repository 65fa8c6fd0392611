import type { KeptSigning } from './kept-signing.ts'
import type { ManagerDatabase } from './manager-database.ts'
import { deleteFiles } from './protocol-files.ts'
import { protocolsOf } from './protocol-of.ts'
import type { StoredCommand } from './stored-command.ts'

/** How much of a person's work lies on this device alone. */
export interface UnsentWork {
  changes: number
  /** How many of the changes are protocols that all have signed. */
  signed: number
  /** Protocols that somebody has signed, and that are not signed as a whole: until then no change says so. */
  signings: number
}

export function unsentIn(
  commands: readonly Pick<StoredCommand, 'name' | 'params' | 'body'>[],
  signings: readonly KeptSigning[],
): UnsentWork {
  const signed = commands.filter(({ name }) => name === 'signProtocol')
  // A page that is killed between the two leaves both.
  const isDone = new Set(signed.flatMap(protocolsOf))
  const open = signings.filter((each) => hasSignatures(each) && !isDone.has(each.protocolId))
  return { changes: commands.length, signed: signed.length, signings: open.length }
}

export const countWork = ({ changes, signings }: UnsentWork): number => changes + signings

export const addWork = (all: readonly UnsentWork[]): UnsentWork => ({
  changes: all.reduce((sum, { changes }) => sum + changes, 0),
  signed: all.reduce((sum, { signed }) => sum + signed, 0),
  signings: all.reduce((sum, { signings }) => sum + signings, 0),
})

export const readSignings = (database: ManagerDatabase): Promise<KeptSigning[]> => database.signings.toArray()

/** Whether there are changes, signatures or bytes that the server does not have. */
export const hasUnsent = async (database: ManagerDatabase): Promise<boolean> =>
  countWork(unsentIn(await database.commands.toArray(), await readSignings(database))) > 0 ||
  (await database.protocolFiles.toArray()).some((file) => file.sentAt === undefined)

/** Leaves the changes, what has to be sent, and every file of a protocol that is not through: its owner may need the evidence. */
export function clearAllButUnsent(database: ManagerDatabase): Promise<void> {
  const stay = new Set(['commands', 'protocolFiles', 'fileChunks', 'signings', 'phoneCodes'])
  const others = database.tables.filter(({ name }) => !stay.has(name))
  return database.transaction('rw', database.tables, async () => {
    const [commands, files] = [await database.commands.toArray(), await database.protocolFiles.toArray()]
    const signings = (await readSignings(database)).filter(hasSignatures)
    const open = new Set<string | undefined>([
      ...commands.flatMap(protocolsOf),
      ...signings.map(({ protocolId }) => protocolId),
      ...files.filter((file) => file.sentAt === undefined).map(({ protocolId }) => protocolId),
    ])
    await deleteFiles(
      database,
      files
        .filter(({ protocolId, sentAt }) => (protocolId === undefined ? sentAt !== undefined : !open.has(protocolId)))
        .map(({ id }) => id),
    )
    await Promise.all(others.map((table) => table.clear()))
  })
}

const hasSignatures = ({ signatures }: KeptSigning) => signatures.length > 0
