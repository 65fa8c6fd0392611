import type { ErrorCode } from '#shared/errors/errors.ts'
import { backOffDelay, dueAt, overloadDelay } from '#web/kit/device/back-off.ts'
import { sendParts } from '#web/kit/device/send-parts.ts'
import { isUnsent, type KeptProtocolFile } from '#web/manage/storage/kept-protocol-file.ts'
import { deleteFiles, readKeptFile } from '#web/manage/storage/protocol-files.ts'
import { protocolsOf } from '#web/manage/storage/protocol-of.ts'
import { announcesFile } from '#web/manage/sync/commands/announces-file.ts'
import { after } from '#web/manage/sync/commands/command-life.ts'
import { type Outcome, outcomeOf } from '#web/manage/sync/commands/command-outcome.ts'
import { readCommands, readRecord } from '#web/manage/sync/commands/read-shown.ts'
import type { RecordsPorts } from '#web/manage/sync/feed/ports.ts'
import { bytesPath, keepAnnouncement } from './file-calls.ts'

const HELD_PAUSE_MS = 60_000
/** The answer to a HEAD has no body that could name a code. */
const unknown = new Set(['NOT_FOUND', 'ACCESS_DENIED', 'HTTP_404', 'HTTP_403'])

const INFECTED = 'DOCUMENT_INFECTED' satisfies ErrorCode

/** When there is more to be done, in milliseconds since 1970; undefined when nothing waits. `isAll`: for all of them. */
export type NextFile = { at: number; isAll: boolean } | undefined

/**
 * Sends the bytes of the files that the server was told of, one file at a time, the oldest first, each from where the last
 * attempt ended.
 * @param arrived one of them is through, or something has to be said of it by a command
 */
export async function sendFiles(ports: RecordsPorts, isOver: () => boolean, arrived: () => void): Promise<NextFile> {
  for (;;) {
    const files = await readSendable(ports)
    const next = files.find((file) => dueOf(file, ports.now()) <= ports.now())
    if (isOver() || files.length === 0) return undefined
    if (!next) return { at: Math.min(...files.map((file) => dueOf(file, ports.now()))), isAll: false }
    const outcome = await sendFile(ports, next, isOver)
    if (outcome === 'over') return undefined
    const at = await settleFile(ports, next, outcome)
    await ports.reach?.('file-sent')
    if (outcome.kind === 'done' || outcome.kind === 'refused') arrived()
    // Where the server is not reached for one, it is not reached for any.
    if (outcome.kind === 'later' || outcome.kind === 'held') return { at, isAll: true }
  }
}

/** Those of a protocol that is to be deleted are not worth sending any more. */
async function readSendable({ database, actorId }: RecordsPorts): Promise<KeptProtocolFile[]> {
  const kept = (await database.protocolFiles.toArray()).filter((file) => isUnsent(file) && file.actorId === actorId)
  if (kept.length === 0) return []
  const commands = await readCommands(database)
  const unannounced = new Set(commands.filter(announcesFile).map(({ about }) => about.id))
  const leaving = new Set(commands.filter(({ name }) => name === 'deleteProtocol').flatMap(protocolsOf))
  return kept
    .filter(({ id, protocolId }) => !unannounced.has(id) && !(protocolId && leaving.has(protocolId)))
    .toSorted((a, b) => a.keptAt - b.keptAt || (a.id < b.id ? -1 : 1))
}

const dueOf = ({ nextAttemptAt, waitingSetAt }: KeptProtocolFile, now: number) =>
  dueAt({ nextAt: nextAttemptAt, setAt: waitingSetAt }, now)

async function sendFile(ports: RecordsPorts, file: KeptProtocolFile, isOver: () => boolean): Promise<Outcome | 'over'> {
  const { database, actorId, request, now } = ports
  const { id } = file
  const url = bytesPath(file)
  const asActor = (path: string, init: RequestInit) =>
    request(path, { ...init, headers: { ...(init.headers as Record<string, string>), 'x-acting-user': actorId } })
  try {
    const bytes = await readKeptFile(database, id)
    if (!bytes) {
      await database.protocolFiles.update(id, { isDamaged: true })
      return { kind: 'refused', code: 'DOCUMENT_DAMAGED' }
    }
    // From now on some of it may have arrived.
    await database.protocolFiles.update(id, { isBegun: true, attempts: file.attempts + 1 })
    await ports.reach?.('file-noted')
    const isThrough = await sendParts(bytes, url, file.isBegun === true, {
      now,
      ask: asActor,
      give: asActor,
      note: async () => !isOver() && (await database.protocolFiles.where('id').equals(id).count()) === 1,
      reach: ports.reach,
    })
    return isThrough ? { kind: 'done', answer: undefined } : 'over'
  } catch (error) {
    return outcomeOf(error, { name: 'continueFile' })
  }
}

/** @returns when it is tried again */
async function settleFile(ports: RecordsPorts, { id, attempts }: KeptProtocolFile, outcome: Outcome): Promise<number> {
  const { database, now } = ports
  const at = now() + delayAfter(outcome, attempts, ports.random)
  const { commands, protocolFiles } = database
  await database.transaction('rw', [...database.changeTables, ...database.fileTables], async () => {
    const file = await protocolFiles.get(id)
    if (!file || file.isDamaged) return
    if (outcome.kind === 'done') return void (await protocolFiles.put({ ...file, sentAt: now(), isBegun: undefined }))
    await protocolFiles.put({ ...file, nextAttemptAt: at, waitingSetAt: now() })
    if (outcome.kind !== 'refused' || !(unknown.has(outcome.code) || outcome.code === INFECTED)) return
    if (await isRemoved(database, file)) return deleteFiles(database, [id])
    // The server does not know it, or no longer: told of it once more, it takes it, or says why not for a person to read.
    const issuer = { database, actorId: file.actorId, actorName: '', now }
    const n = await keepAnnouncement(issuer, file)
    // However often it is sent it stays what it is: that is for a person to read at once.
    const announced = outcome.code === INFECTED ? await commands.get(n) : undefined
    const refused = announced && after(announced, 'REFUSED_WITH', { outcome: { code: INFECTED, at: now() } })
    if (refused) await commands.put(refused)
  })
  return at
}

/** Of a photo of a home that somebody removed there is nothing to be told anew. */
const isRemoved = async (database: RecordsPorts['database'], { id, propertyId }: KeptProtocolFile): Promise<boolean> =>
  propertyId !== undefined && (await readRecord(database, 'property_photo', id))?.isRemoved === true

function delayAfter(outcome: Outcome, attempts: number, random: () => number): number {
  if (outcome.kind === 'held') return HELD_PAUSE_MS
  const asked = 'retryAfterMs' in outcome ? outcome.retryAfterMs : undefined
  return asked === undefined ? backOffDelay(attempts + 1, random) : overloadDelay(asked, random)
}
