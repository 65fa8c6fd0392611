import { backOffDelay, overloadDelay } from '#web/kit/device/back-off.ts'
import { deleteFilesOf } from '#web/manage/storage/protocol-files.ts'
import type { CommandOutcome, StoredCommand } from '#web/manage/storage/stored-command.ts'
import { asErased, isOfErased } from '#web/manage/sync/commands/as-erased.ts'
import { dependentsOf } from '#web/manage/sync/commands/chains.ts'
import { after, happens } from '#web/manage/sync/commands/command-life.ts'
import type { Outcome } from '#web/manage/sync/commands/command-outcome.ts'
import { answeredRecords, keepAnswered } from '#web/manage/sync/commands/keep-answered.ts'
import { readBase, readCommands } from '#web/manage/sync/commands/read-shown.ts'
import type { RecordsPorts } from '#web/manage/sync/feed/ports.ts'
import { readShown, versionOf } from '#web/manage/sync/feed/stored-feed.ts'
import { sendFilesAgain } from '#web/manage/sync/files/send-files-again.ts'

const HELD_PAUSE_MS = 60_000
const MOST_FAILURES = 3

/**
 * Writes down what became of attempts, in one transaction: what the answers say and the ends of the commands, or their next
 * states. A confirmation counts whatever was written down meanwhile.
 */
export const settleCommands = (
  ports: RecordsPorts,
  ended: readonly (readonly [Pick<StoredCommand, 'n'>, Outcome])[],
): Promise<void> => {
  const { database } = ports
  return database.transaction('rw', [...database.changeTables, ...database.fileTables], async () => {
    for (const [{ n }, outcome] of ended) await settle(ports, n, outcome)
  })
}

async function settle(ports: RecordsPorts, n: number, outcome: Outcome): Promise<void> {
  const { database, now } = ports
  const command = await database.commands.get(n)
  if (!command) return
  if (outcome.kind === 'done') return confirm(ports, command, outcome.answer)
  // An answer to an attempt that is over by now.
  if (!happens(command, 'REFUSED')) return
  if (outcome.kind === 'refused') {
    const { kind: _, ...refusal } = outcome
    const areFilesSentAgain = outcome.code === 'FILES_MISSING' && (await sendFilesAgain(database, command, now()))
    if (areFilesSentAgain) return putOff(ports, command, backOffDelay(command.attempts, ports.random))
    return reject(ports, command, { ...refusal, at: now() })
  }
  const failures = outcome.kind === 'failed' ? command.failures + 1 : 0
  const unreached = outcome.kind === 'later' && outcome.isUnreached ? (command.unreached ?? 0) + 1 : undefined
  if (failures >= MOST_FAILURES) return reject(ports, { ...command, failures }, { code: 'INTERNAL', at: now() })
  const waitsFor = outcome.kind === 'held' ? undefined : outcome.reason
  const tried = { ...command, failures, unreached, waitsFor }
  await putOff(ports, tried, delayAfter(outcome, tried, ports.random))
}

async function putOff({ database, now }: RecordsPorts, command: StoredCommand, delay: number) {
  const waiting = after(command, 'PUT_OFF', { nextAttemptAt: now() + delay, waitingSetAt: now() })
  if (waiting) await database.commands.put(waiting)
}

function delayAfter(
  outcome: Exclude<Outcome, { kind: 'done' | 'refused' }>,
  { attempts, failures, unreached }: StoredCommand,
  random: () => number,
) {
  if (outcome.kind === 'held') return HELD_PAUSE_MS
  const { retryAfterMs } = outcome
  if (retryAfterMs !== undefined) return overloadDelay(retryAfterMs, random)
  // Attempts of a long time without a connection say nothing of a server that has just failed once.
  return backOffDelay(unreached ?? (failures || attempts), random)
}

async function confirm({ database }: RecordsPorts, command: StoredCommand, answer: unknown) {
  const answered = answeredRecords(command, answer, await readBase(database, command))
  await keepAnswered(database, answered)
  await database.commands.delete(command.n)
  if (command.name === 'deleteProtocol') await deleteFilesOf(database, command.about.id)
  const changed = answered.records.find(({ id, entity }) => id === command.about.id && entity === command.about.entity)
  if (changed) await leadOn(database, command, versionOf(changed.row))
}

/** What was done after it on this device, having seen what it leads to, is done to exactly that. */
async function leadOn(database: RecordsPorts['database'], { n, chain }: StoredCommand, version: number) {
  const next = (await readCommands(database)).find(
    (each) => each.n > n && each.chain === chain && each.follows && each.ifMatch !== undefined,
  )
  if (next && version > 0) await database.commands.put({ ...next, ifMatch: version })
}

/** What depends on it is never sent. */
async function reject({ database }: RecordsPorts, command: StoredCommand, outcome: CommandOutcome) {
  const code = 'DEPENDS_ON_REJECTED'
  const open = (await readCommands(database)).filter((each) => happens(each, 'REFUSED_WITH'))
  const dependents = dependentsOf(command, open).map((each) =>
    after(each, 'REFUSED_WITH', { outcome: { code, at: outcome.at } }),
  )
  const refused = [after(command, 'REFUSED', { outcome }), ...dependents].filter((each) => each !== undefined)
  const shown = await readShown(database)
  const whole = shown?.isComplete ? shown.generation : undefined
  const isErased = await isOfErased(database, { command, outcome }, whole)
  await database.commands.bulkPut(isErased ? refused.map((each) => asErased(each, outcome.at)) : refused)
}
