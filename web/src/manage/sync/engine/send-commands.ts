import { commandOf } from '#shared/every-command.ts'
import type { CallInput } from '#web/kit/api/call.ts'
import { dueAt } from '#web/kit/device/back-off.ts'
import { isCut } from '#web/manage/storage/feed.ts'
import { isUnsent } from '#web/manage/storage/kept-protocol-file.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import { headsOf } from '#web/manage/sync/commands/chains.ts'
import { after } from '#web/manage/sync/commands/command-life.ts'
import { type Outcome, outcomeOf } from '#web/manage/sync/commands/command-outcome.ts'
import { readCommands } from '#web/manage/sync/commands/read-shown.ts'
import { mergeApart } from '#web/manage/sync/conflicts/merge-apart.ts'
import type { CommandHeaders, RecordsPorts } from '#web/manage/sync/feed/ports.ts'
import { readFeed } from '#web/manage/sync/feed/stored-feed.ts'
import { settleCommands } from './settle-command.ts'

/** Once something gets through, as many as a browser has connections for: of many decisions each takes a way there and back. */
const TOGETHER = 6

/**
 * Sends what is due, the oldest first; what has to wait does not keep other chains waiting. Of one thing that was done to many records
 * several are on the way at a time, and written down together: each time that anything is, all that the screen shows is read anew.
 * @param reached the server answered, in one way or another
 * @param unreached nothing got there: over when it is known whether anything else does
 * @returns when there is more to be done, in milliseconds since 1970; undefined when nothing waits
 */
export async function sendCommands(
  ports: RecordsPorts,
  isOver: () => boolean,
  reached: (how: Outcome['kind']) => Promise<void> = () => Promise.resolve(),
  unreached: () => Promise<void> = () => Promise.resolve(),
): Promise<number | undefined> {
  let isThrough = false
  for (;;) {
    const sendable = headsOf(await readCommands(ports.database)).filter((each) => isSendable(each, ports))
    const heads = await triedWhileCut(ports, await withFilesThere(ports, sendable))
    const due = heads.filter((each) => dueOf(each, ports.now()) <= ports.now())
    if (isOver()) return undefined
    if (due.length === 0)
      return heads.length > 0 ? Math.min(...heads.map((each) => dueOf(each, ports.now()))) : undefined
    const outcomes = await send(ports, isThrough ? firstAlike(due) : due.slice(0, 1))
    const answered = outcomes.filter(({ kind }) => kind !== 'later').map(({ kind }) => kind)
    isThrough = answered.length === outcomes.length
    if (answered[0]) await reached(answered.find((kind) => kind === 'refused') ?? answered[0])
    else if (outcomes.some((each) => each.kind === 'later' && each.isUnreached)) await unreached()
  }
}

/** The first, and those after it that may arrive before it as well. */
function firstAlike(due: readonly StoredCommand[]): StoredCommand[] {
  const end = due.findIndex((each) => each.name !== due[0]?.name || !isInAnyOrder(each))
  return due.slice(0, Math.min(Math.max(end < 0 ? due.length : end, 1), TOGETHER))
}

const isInAnyOrder = ({ name, params, body }: StoredCommand) =>
  commandOf(name)?.inAnyOrder?.({ params, body } as never) === true // as it was written down, when its type was checked

/** @returns what became of each; `later` where it did not get to the server */
async function send(ports: RecordsPorts, due: readonly StoredCommand[]): Promise<Outcome[]> {
  const commands = await noteAttempts(ports, due)
  if (commands.length === 0) return [{ kind: 'later' }]
  await ports.reach?.('noted')
  const outcomes = await Promise.all(commands.map((command) => attempt(ports, command)))
  await ports.reach?.('answered')
  // What the device cannot write down now is found out again by the next attempt.
  await settleCommands(
    ports,
    commands.map((command, at) => [command, outcomes[at] ?? { kind: 'later' }]),
  )
  if (outcomes.some(({ kind }) => kind === 'refused')) await mergeApart(ports)
  await ports.reach?.('settled')
  if (outcomes.some((each) => each.kind === 'held' && each.isOther)) await ports.checkMe()
  return outcomes
}

/** Never sent by another person's session (fault A2). A name that this version does not know waits for one that does. */
const isSendable = ({ actorId, name }: StoredCommand, ports: RecordsPorts) =>
  actorId === ports.actorId && commandOf(name) !== undefined

/** A protocol is signed on the server once every photo of it, and its PDF, is there. */
async function withFilesThere({ database }: RecordsPorts, heads: StoredCommand[]): Promise<StoredCommand[]> {
  if (heads.every(({ name }) => name !== 'signProtocol')) return heads
  const unsent = new Set((await database.protocolFiles.toArray()).filter(isUnsent).map(({ protocolId }) => protocolId))
  return heads.filter(({ name, params }) => name !== 'signProtocol' || !unsent.has(params?.['id'] ?? ''))
}

/**
 * While nothing gets through, only what was tried is tried again, and something at first: the rest never left the device, and can be taken back
 * as if it had never been.
 */
async function triedWhileCut({ database }: RecordsPorts, heads: StoredCommand[]): Promise<StoredCommand[]> {
  const tried = heads.filter(({ unreached }) => unreached !== undefined)
  return tried.length > 0 && isCut((await readFeed(database)).failure) ? tried : heads
}

/** What was being sent when a page died is sent again, under the same key. */
const dueOf = ({ state, nextAttemptAt, waitingSetAt }: StoredCommand, now: number) =>
  state === 'sending' ? now : dueAt({ nextAt: nextAttemptAt, setAt: waitingSetAt }, now)

/** Committed before anything leaves the device: from now on it may have arrived. */
const noteAttempts = ({ database }: RecordsPorts, due: readonly StoredCommand[]): Promise<StoredCommand[]> =>
  database.transaction('rw', database.commands, async () => {
    const found = (await database.commands.bulkGet(due.map(({ n }) => n))).filter((each) => each !== undefined)
    const sending = found.flatMap((each) => after(each, 'ATTEMPT', { attempts: each.attempts + 1 }) ?? [])
    await database.commands.bulkPut(sending)
    return sending
  })

async function attempt({ call }: RecordsPorts, command: StoredCommand): Promise<Outcome> {
  const { name, params, body } = command
  const known = commandOf(name)
  if (!known) return { kind: 'later' }
  try {
    // As it was written down, when its type was checked by `keepCommand`.
    const input = { ...(params && { params }), ...(body !== undefined && { body }) } as CallInput<never>
    return { kind: 'done', answer: await call(known.endpoint, input, headersOf(command)) }
  } catch (error) {
    return outcomeOf(error, command)
  }
}

const headersOf = ({ id, actorId, ifMatch }: StoredCommand): CommandHeaders => ({
  'idempotency-key': id,
  'x-acting-user': actorId,
  ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }),
})
