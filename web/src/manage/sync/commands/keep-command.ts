import type { AnyCommand } from '#shared/command.ts'
import { type ErrorCode, isErrorCode } from '#shared/errors/errors.ts'
import { commandOf, everyCommand } from '#shared/every-command.ts'
import { newId } from '#shared/ids.ts'
import { localToday } from '#web/kit/device/local-today.ts'
import { isOfNetwork } from '#web/kit/device/wait-reason.ts'
import { isCut } from '#web/manage/storage/feed.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import { watchCommand } from '#web/manage/storage/stored-records.ts'
import type { CommandInput, CommandName, Issued } from '#web/manage/sync/effects/command-types.ts'
import { keyOf, readFeed, versionOf } from '#web/manage/sync/feed/stored-feed.ts'
import { waitsFor } from './chains.ts'
import { namesOf } from './names-of.ts'
import { readCommands, readerOf } from './read-shown.ts'
import { withRooms } from './rooms-to-copy.ts'

/** Who makes a change, and where it is written down. */
export interface Writer {
  database: ManagerDatabase
  actorId: string
  actorName: string
  now: () => number
}

export interface Issuer extends Writer {
  after: (ms: number, run: () => void) => () => void
  isOnline: () => boolean
  /** Something waits to be sent. */
  sendNow: () => void
}

/** What the device knows the server would refuse, and what shall not even wait. */
export class RefusedHere extends Error {
  readonly code: ErrorCode
  constructor(code: ErrorCode) {
    super(code)
    this.code = code
  }
}

/** So long somebody waits to be told what became of a change. */
export const PATIENCE_MS = 4_000

/** Writes a change down, has it sent, and waits a little for what becomes of it. @throws when the device cannot keep it */
export async function issueCommand<N extends CommandName>(
  issuer: Issuer,
  name: N,
  input: CommandInput<N>,
): Promise<Issued> {
  let n: number
  try {
    n = await keepCommand(issuer, name, input)
  } catch (error) {
    if (error instanceof RefusedHere) return { kind: 'refused', code: error.code }
    throw error
  }
  issuer.sendNow()
  return issuer.isOnline() && !(await waitsForOther(issuer.database, [n])) ? settled(issuer, n) : { kind: 'waiting', n }
}

/** Nothing gets through, as another one was tried to know: until that one does, none else is sent (send-commands.ts). */
export async function waitsForOther(database: ManagerDatabase, own: readonly number[]): Promise<boolean> {
  try {
    const isTried = (await readCommands(database)).some((each) => !own.includes(each.n) && each.unreached !== undefined)
    return isTried && isCut((await readFeed(database)).failure)
  } catch {
    // Where it cannot be read, what becomes of it is waited for.
    return false
  }
}

/** It got to the server, or nearly: a connection is not what it waits for. */
const isFailing = ({ failures, waitsFor: reason }: StoredCommand) =>
  failures > 0 || (reason !== undefined && !isOfNetwork(reason))

/** What became of it, as far as it is known in a time that somebody waits before a dialog. */
async function settled({ database, after }: Issuer, n: number): Promise<Issued> {
  const refused = await new Promise<StoredCommand | 'done' | 'waiting' | 'failing'>((resolve) => {
    const end = (result: StoredCommand | 'done' | 'waiting' | 'failing') => {
      callOff()
      watching.unsubscribe()
      resolve(result)
    }
    const callOff = after(PATIENCE_MS, () => end('waiting'))
    const watching = watchCommand(database, n, {
      next: (command) => {
        if (!command) end('done')
        else if (command.state === 'attention') end(command)
        else if (command.state === 'waiting' && command.attempts > 0) end(isFailing(command) ? 'failing' : 'waiting')
      },
      failed: () => end('waiting'),
    })
  })
  if (refused === 'failing') return { kind: 'waiting', n, isFailing: true }
  if (refused === 'waiting') return { kind: 'waiting', n }
  if (refused === 'done') return { kind: 'done' }
  const { code = '', details } = refused.outcome ?? {}
  // The dialog is still open: it is corrected there. What was typed on the way is kept, and shown as refused.
  if (code === 'VALIDATION_FAILED' && !isTypedOn(refused)) await database.commands.delete(n)
  return { kind: 'refused', code: isErrorCode(code) ? code : 'INTERNAL', ...(details && { details }) }
}

/**
 * @returns its number; that of a change that waits and is replaced by it, where there is one
 * @throws RefusedHere for what would change a signed protocol, and for a new version of one that is not all here
 */
export const keepCommand = async <N extends CommandName>(
  writer: Writer,
  name: N,
  input: CommandInput<N>,
): Promise<number> => {
  const [n = 0] = await keepCommands(writer, name, [input]) // as many as were given
  return n
}

/** Writes changes of different records down in one piece: all of them, or none. @returns and throws as `keepCommand` */
export const keepCommands = <N extends CommandName>(
  writer: Writer,
  name: N,
  inputs: readonly CommandInput<N>[],
): Promise<number[]> =>
  writer.database.transaction('rw', writer.database.changeTables, async () => {
    // Once for all of them: none is about what another one changes.
    const read = await readerOf(writer.database)
    const pending = (await readCommands(writer.database)).filter(({ state }) => state !== 'attention')
    const numbers: number[] = []
    for (const input of inputs) numbers.push(await write(writer, { read, pending }, name, input))
    return numbers
  })

interface Before {
  read: Awaited<ReturnType<typeof readerOf>>
  pending: readonly StoredCommand[]
}

async function write<N extends CommandName>(
  { database, actorId, actorName, now }: Writer,
  { read, pending }: Before,
  name: N,
  input: CommandInput<N>,
): Promise<number> {
  const { params, about, asSigned } = input
  await refuseOnSigned(read, name, params)
  const seen = await read(about.entity, about.id)
  const ifMatch = seen && input.isEcho?.(seen) ? versionOf(seen) : input.ifMatch
  const chain = chainOf(name, about)
  const replaced = replacedBy({ name, chain, actorId }, pending)
  const whole = complete(name, input, { now: now(), seen: seen ?? undefined, replaced: replaced?.body })
  const body = name === 'newEdition' ? await withRooms(database, input) : whole
  if (name === 'newEdition' && !body) throw new RefusedHere('UNAVAILABLE')
  const command: Omit<StoredCommand, 'n'> = {
    id: newId(),
    name,
    params: params as Record<string, string> | undefined, // every parameter of a path is text
    body,
    about,
    chain,
    ...(ifMatch !== undefined && { ifMatch }),
    ...(asSigned && { asSigned }),
    base: {
      ...(seen && 'status' in seen && { status: seen.status }),
      ...(await namesOf(read, { name, params, seen, body })),
      ...sawOf(name, input.seen ?? (seen && versionOf(seen) === ifMatch ? seen : undefined)),
    },
    state: 'waiting',
    attempts: 0,
    failures: 0,
    nextAttemptAt: now(),
    waitingSetAt: now(),
    createdAt: now(),
    actorId,
    actorName,
  }
  // In one piece: what is added and still stood in its field would be added twice.
  if (name === 'addNote') await database.noteDrafts.delete(command.params?.['id'] ?? '')
  if (replaced) {
    await database.commands.put({ ...replaced, body })
    return replaced.n
  }
  const follows = pending.some((earlier) => waitsFor(command, earlier))
  return database.commands.add({ ...command, ...(follows && { follows }) })
}

/** What stands apart from the rest of its record neither waits for that nor goes with it. */
function chainOf(name: CommandName, { entity, id }: { entity: string; id: string }): string {
  const { apart }: AnyCommand = everyCommand[name]
  return keyOf(entity, id) + (apart ? `:${apart}` : '')
}

/** A change of a record as a whole, or of fields of it. */
export const isOverwritable = ({ name }: Pick<StoredCommand, 'name'>): boolean => commandOf(name)?.over !== undefined

/** The version that the person saw, and no newer one that came while they were typing. */
const sawOf = (name: CommandName, seen: object | undefined) => (seen && isOverwritable({ name }) ? { seen } : {})

/** Nothing is changed under a signature, be it one that the server does not know of yet. @throws RefusedHere */
async function refuseOnSigned(read: Before['read'], name: string, params: unknown): Promise<void> {
  if (!commandOf(name)?.ofDraft) return
  const { id = '' } = params as { id?: string } // their paths all name the protocol
  const status = (await read('protocol', id))?.status
  if (status !== undefined && status !== 'draft') throw new RefusedHere('PROTOCOL_SIGNED')
}

/** What the device decides and says, so that a repetition says the same: the ids of what is made, and the day. */
export function complete<N extends CommandName>(
  name: N,
  { body, about }: Pick<CommandInput<N>, 'body' | 'about'>,
  { now, seen, replaced }: { now: number; seen: object | undefined; replaced?: unknown },
): unknown {
  const { about: entity, fill }: AnyCommand = everyCommand[name]
  const isOfIt = about.entity === entity
  const device = {
    id: isOfIt ? about.id : newId(),
    newId,
    today: () => localToday(new Date(now)),
    record: isOfIt ? seen : undefined,
    replaced,
  }
  return fill ? fill(body as never, device as never) : body // of its own endpoint and entity
}

/** What is written down as a whole while somebody types, again and again. */
const isTypedOn = ({ name }: Pick<StoredCommand, 'name'>): boolean => commandOf(name)?.replaces === true

/**
 * A change that waits, never left the device, and says less than the new one: its body is replaced where it stands, and what it
 * expects to find stays. Not where something follows that was done with what it said, such as a signature.
 */
function replacedBy(
  command: Pick<StoredCommand, 'name' | 'chain' | 'actorId'>,
  pending: readonly StoredCommand[],
): StoredCommand | undefined {
  if (!isTypedOn(command)) return undefined
  const last = pending.findLast(({ chain, name }) => chain === command.chain && name === command.name)
  if (!last || last.state !== 'waiting' || last.attempts > 0 || last.actorId !== command.actorId) return undefined
  const isBuiltOn = pending.some((each) => each.n > last.n && waitsFor(each, last))
  return isBuiltOn ? undefined : last
}
