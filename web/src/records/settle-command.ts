import type { CommandOutcome, StoredCommand } from '#web/local/desk-command.ts'
import { deleteFilesOf } from '#web/local/protocol-files.ts'
import { backOffDelay, overloadDelay } from '#web/sync/back-off.ts'
import { answeredRecords } from './answered-records.ts'
import { dependentsOf } from './chains.ts'
import type { Outcome } from './command-outcome.ts'
import { keepAnswered } from './keep-answered.ts'
import type { RecordsPorts } from './ports.ts'
import { sendFilesAgain } from './send-files-again.ts'
import { baseLook, readCommands } from './read-folded.ts'
import { versionOf } from './version-of.ts'

const HELD_PAUSE_MS = 60_000
const MOST_FAILURES = 3

/**
 * Writes down what became of an attempt, in one transaction: what the answer says and the end of the command, or its next
 * state. A confirmation counts whatever was written down meanwhile.
 */
export const settleCommand = (
  ports: RecordsPorts,
  { n }: Pick<StoredCommand, 'n'>,
  outcome: Outcome,
): Promise<void> => {
  const { desk, now } = ports
  const { commands, recordsA, recordsB, feed, protocolFiles, fileChunks } = desk
  return desk.transaction('rw', [commands, recordsA, recordsB, feed, protocolFiles, fileChunks], async () => {
    const command = await desk.commands.get(n)
    if (!command) return
    if (outcome.kind === 'done') return confirm(ports, command, outcome.answer)
    if (command.state !== 'sending') return
    if (
      outcome.kind === 'refused' &&
      outcome.code === 'FILES_MISSING' &&
      (await sendFilesAgain(desk, command, now()))
    ) {
      const nextAttemptAt = now() + backOffDelay(command.attempts, ports.random)
      await desk.commands.put({ ...command, state: 'waiting', nextAttemptAt, waitingSetAt: now() })
      return
    }
    if (outcome.kind === 'refused') {
      const { kind: _, ...refusal } = outcome
      return reject(ports, command, { ...refusal, at: now() })
    }
    const failures = outcome.kind === 'failed' ? command.failures + 1 : 0
    const unreached = outcome.kind === 'later' && outcome.isUnreached ? (command.unreached ?? 0) + 1 : undefined
    if (failures >= MOST_FAILURES) return reject(ports, { ...command, failures }, { code: 'INTERNAL', at: now() })
    const waitsFor = outcome.kind === 'held' ? undefined : outcome.reason
    const waiting = { ...command, state: 'waiting' as const, failures, unreached, waitsFor, waitingSetAt: now() }
    await desk.commands.put({ ...waiting, nextAttemptAt: now() + delayAfter(outcome, waiting, ports.random) })
  })
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

async function confirm({ desk }: RecordsPorts, command: StoredCommand, answer: unknown) {
  const answered = answeredRecords(command, answer, await baseLook(desk, command))
  await keepAnswered(desk, answered)
  await desk.commands.delete(command.n)
  if (command.name === 'deleteProtocol') await deleteFilesOf(desk, command.about.id)
  const changed = answered.records.find(({ id, entity }) => id === command.about.id && entity === command.about.entity)
  if (changed) await leadOn(desk, command, versionOf(changed.row))
}

/** What was done after it on this device, having seen what it leads to, is done to exactly that. */
async function leadOn(desk: RecordsPorts['desk'], { n, chain }: StoredCommand, version: number) {
  const next = (await readCommands(desk)).find(
    (each) => each.n > n && each.chain === chain && each.follows && each.ifMatch !== undefined,
  )
  if (next && version > 0) await desk.commands.put({ ...next, ifMatch: version })
}

/** What depends on it is never sent. */
async function reject({ desk }: RecordsPorts, command: StoredCommand, outcome: CommandOutcome) {
  const pending = (await readCommands(desk)).filter(({ state }) => state !== 'attention')
  const dependents = dependentsOf(command, pending).map((each) => ({
    ...each,
    state: 'attention' as const,
    outcome: { code: 'DEPENDS_ON_REJECTED', at: outcome.at },
  }))
  await desk.commands.bulkPut([{ ...command, state: 'attention', outcome }, ...dependents])
}
