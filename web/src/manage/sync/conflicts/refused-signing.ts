import * as z from 'zod/mini'
import { newId } from '#shared/ids.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { protocolsOf } from '#web/manage/storage/protocol-of.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import { asWaiting, canOverwrite, refusedWith } from '#web/manage/sync/commands/change-command.ts'
import { readCommands } from '#web/manage/sync/commands/read-shown.ts'
import { forgetCommands } from '#web/manage/sync/commands/undo-command.ts'

/** What people signed here and the server did not take, as one piece: nothing of it is decided about alone. */
export interface RefusedSigning {
  signing: StoredCommand
  protocolId: string
  /** Everything of the protocol that was refused up to it, and what was built on it; the signing itself too. */
  parts: StoredCommand[]
  /** The first that was refused for a reason of its own. */
  cause: StoredCommand
  /** It is known here what was signed, and nothing but a draft that was changed meanwhile is in its way. */
  canApply: boolean
}

/** One of which it is not known what was signed is decided about piece by piece, where it can still be written over the draft. */
export function refusedSignings(commands: readonly StoredCommand[]): RefusedSigning[] {
  const refused = commands.filter(({ state }) => state === 'attention')
  const signings = refused.filter(({ name }) => name === 'signProtocol')
  return signings.flatMap((signing) => {
    const [protocolId = ''] = protocolsOf(signing)
    const before = signings.findLast(({ n, chain }) => n < signing.n && chain === signing.chain)?.n ?? 0
    const upToIt = refused.filter(
      (each) => each.n > before && each.n <= signing.n && protocolsOf(each).includes(protocolId),
    )
    const parts = [...upToIt, ...refusedWith(signing, refused)]
    const cause = parts.find(isCause) ?? signing
    const canApply = signing.asSigned !== undefined && !wasSent(signing) && parts.filter(isCause).every(isOfDraft)
    const isWhole = signing.asSigned !== undefined || !parts.some(canOverwrite)
    return isWhole ? [{ signing, protocolId, parts, cause, canApply }] : []
  })
}

/** A person has seen what was changed meanwhile, and what people signed stands: it is sent whole, in the place of its pieces. */
export const applySigned = (database: ManagerDatabase, n: number, now: number): Promise<void> =>
  database.transaction('rw', database.changeTables, async () => {
    const found = await find(database, n)
    if (!found?.canApply) return
    const { signing, parts } = found
    const { asSigned } = signing
    await database.commands.bulkDelete(parts.filter(isEdit).map((each) => each.n))
    await database.commands.bulkPut([
      ...parts.filter((each) => each !== signing && !isEdit(each)).map((each) => asWaiting(each, now)),
      {
        ...asWaiting(signing, now),
        // Another content under the old key would be a contradiction.
        id: newId(),
        attempts: 0,
        follows: undefined,
        body: { ...said.parse(signing.body), asSigned },
      },
    ])
  })

/** A person gives it up knowingly: with its pieces, and what was to be sent of its files. */
export const giveUpSigned = (database: ManagerDatabase, n: number): Promise<void> =>
  database.transaction('rw', [database.commands, ...database.fileTables], async () => {
    const found = await find(database, n)
    if (found) await forgetCommands(database, found.parts)
  })

/** After a failure of the server: the very same again. */
export const sendSignedAgain = (database: ManagerDatabase, n: number, now: number): Promise<void> =>
  database.transaction('rw', database.commands, async () => {
    const found = await find(database, n)
    if (found) await database.commands.bulkPut(found.parts.map((each) => asWaiting(each, now)))
  })

const find = async (database: ManagerDatabase, n: number): Promise<RefusedSigning | undefined> =>
  refusedSignings(await readCommands(database)).find(({ signing }) => signing.n === n)

const isCause = ({ outcome }: StoredCommand) => outcome?.code !== 'DEPENDS_ON_REJECTED'

const edits = new Set(['changeProtocol', 'putRoom', 'removeRoom'])
/** What it says is part of what was signed. */
const isEdit = ({ name }: StoredCommand) => edits.has(name)

/** Refused because of what a colleague made of the draft: changed it, or removed a room of it. */
const isOfDraft = ({ name, outcome }: StoredCommand): boolean =>
  name === 'signProtocol'
    ? outcome?.code === 'CONTENT_CHANGED'
    : edits.has(name) && (outcome?.code === 'EDIT_CONFLICT' || outcome?.code === 'NOT_FOUND')

const said = z.catch(z.looseObject({}), {})
/** What was signed went along already: the same again leads to the same. */
const wasSent = ({ body }: StoredCommand): boolean => said.parse(body)['asSigned'] !== undefined

/** A change that was refused, with what was never sent because of it: decided about together. */
interface RefusedChange {
  head: StoredCommand
  rest: StoredCommand[]
}

/** What a person has to decide about, each once, however many calls it is made of. */
export function decisionsOf(commands: readonly StoredCommand[]): {
  signings: RefusedSigning[]
  changes: RefusedChange[]
} {
  const signings = refusedSignings(commands)
  const ofSignings = new Set(signings.flatMap(({ parts }) => parts))
  const refused = commands.filter((each) => each.state === 'attention' && !ofSignings.has(each))
  const shown = new Set<number>()
  const changes = refused.flatMap((head) => {
    if (shown.has(head.n)) return []
    const rest = refusedWith(head, refused)
    for (const { n } of rest) shown.add(n)
    return [{ head, rest }]
  })
  return { signings, changes }
}
