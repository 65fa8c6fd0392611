import { AppError } from '#server/app-error.ts'
import type { AdminDeps } from '#server/deps.ts'
import { publicRecord, type StoredRow, stores } from '#server/feed/rows/stores.ts'
import { detail } from '#server/http/validate.ts'
import type { ScopedTable } from '#server/tenant/tenant-access.ts'
import { type AnyCommand, type Command, type Context, idOf, type Write } from '#shared/command.ts'
import type { AnswerOf, Endpoint } from '#shared/endpoint.ts'
import type { Entity } from '#shared/feed/feed.ts'
import { newId } from '#shared/ids.ts'
import { dayAtHome } from '#shared/resident/stay.ts'
import { refusalOf, saysWhatStands } from '#shared/run-command.ts'
import { openRecords } from './command-records.ts'
import type { Outcome } from './idempotency.ts'
import { answerOutcome, type Handler } from './mount-contract.ts'
import type { Scope } from './scope.ts'
import type { ScopedTransaction } from './scoped-transaction.ts'
import type { Around, Doing, Done, ServedWrite, Written } from './served-command.ts'

type Served<E extends Endpoint> = (deps: AdminDeps) => Handler<E>
type Row = StoredRow<Entity>

/**
 * Does a command within the rights of who sends it, with all that belongs to it or nothing.
 * @throws AppError the command's `conflict`, what its rule refuses, and as `find` for what it looks at
 */
export const serveCommand =
  <E extends Endpoint, A extends Entity>(command: Command<E, A> | AnyCommand, around: Around<E, A>): Served<E> =>
  (deps) =>
  async (call) => {
    const scope = call.scope as Scope // managers and owners have one
    const outcome = await scope.command((scoped) => {
      const { params, body } = call
      const doing = { params, body, scoped, records: openRecords(scoped), deps, now: deps.now(), call }
      return carryOut(command, around as unknown as Around<Endpoint, Entity>, doing)
    })
    if (around.mail) deps.nudgeMailer()
    return answerOutcome(outcome as Outcome<AnswerOf<E>>)
  }

/** Of each its handler. */
export const handlersOf = <S extends Record<string, Served<never>>>(served: S, deps: AdminDeps) =>
  Object.fromEntries(Object.entries(served).map(([name, serve]) => [name, serve(deps)])) as unknown as {
    [N in keyof S]: ReturnType<S[N]>
  }

async function carryOut(
  command: AnyCommand,
  around: Around<Endpoint, Entity>,
  doing: Doing<Endpoint>,
): Promise<Outcome<unknown>> {
  const { scoped, records } = doing
  await around.lock?.(doing)
  if (command.ofDraft) await lockDraft(doing)
  const said = idOf(command, doing)
  const id = said ?? newId()
  const lookAgain = () => {
    records.forget(command.about, id)
    return records.look(command.about, id)
  }
  const find = () => {
    if (command.absent !== 'is fine') return records.lock(command.about, id)
    return said === undefined || around.isNew ? undefined : records.look(command.about, id)
  }
  // Where its id is taken, another delivery came first by a moment, or it is another organization's.
  const attempt = (before: Row | undefined) => attemptOn(command, around, doing, { id, before })
  const done = (await attempt(await find())) ?? (await attempt(await lookAgain()))
  if (!done) throw new AppError('NOT_FOUND')
  for (const line of [(await around.log?.(done)) ?? []].flat()) {
    await scoped.note({ organizationId: done.after.organizationId, ...line })
  }
  if (done.written.length > 0) await around.mail?.(done)
  return { data: await around.answer(done), isReplay: done.written.every(({ how }) => how !== 'insert') }
}

/** Whoever changes a protocol, a room or a file of it holds this lock until the end: nothing moves while it is being signed. */
async function lockDraft({ records, params }: Doing<Endpoint>): Promise<void> {
  const { status } = await records.lock('protocol', (params as unknown as { id: string }).id) // as their paths name it
  if (status !== 'draft') throw new AppError('PROTOCOL_SIGNED')
}

/** @returns undefined where another one has the id of what it makes */
async function attemptOn(
  command: AnyCommand,
  around: Around<Endpoint, Entity>,
  doing: Doing<Endpoint>,
  { id, before }: { id: string; before: Row | undefined },
): Promise<Done<Endpoint, Entity> | undefined> {
  const { scoped, now } = doing
  const writes = await judge(command, doing, { id, before })
  const written: Written[] = []
  const amend = around.amend?.(doing)
  for (const said of writes) {
    const write = amend ? await amend(said, written) : said
    if (!write) continue
    if (command.staysGone && write.id === id) await refuseGone(doing, write)
    const one = await writeRecord(scoped, write, { before, now })
    if (!one && write.id === id) return undefined
    if (one) written.push(one)
    else if ('insert' in write) await refuseTaken(scoped, write)
  }
  const own = written.find((each) => each.entity === command.about && each.id === id)
  const after = (own?.row ?? before) as Row // of this entity
  return { ...doing, before: before ?? after, after, written }
}

/** @throws AppError what is said of it in the place of doing it */
async function judge(
  command: AnyCommand,
  { params, body, scoped, records, now, call }: Doing<Endpoint>,
  { id, before }: { id: string; before: Row | undefined },
): Promise<readonly Write[]> {
  const { id: actorId, firstName, lastName } = scoped.actor
  const context: Context = {
    id,
    idFor: () => newId(),
    at: now.toISOString(),
    today: () => dayAtHome(now),
    actor: { id: actorId, name: `${firstName} ${lastName}` },
    seenVersion: call.seenVersion,
  }
  const record = before && publicRecord(command.about, before)
  const verdict = await records.ask((read) => command.apply({ params, body } as never, record as never, read, context))
  const refusal = refusalOf(command, verdict, record, call.seenVersion)
  if (!refusal) return verdict as readonly Write[] // what is no refusal
  const { refused, details = [] } = refusal
  const absent = refused === 'NOT_FOUND' && records.absent()
  // Why it is not there is told by who looks for it alone.
  if (absent) await scoped.find(stores[absent.entity].table, absent.id)
  throw new AppError(refused, {
    ...(details.length > 0 && { details: details.map(({ path, issue }) => detail(path, issue)) }),
    ...(saysWhatStands.has(refused) && before && { current: await scoped.currentState(before as never) }), // one with a version
  })
}

/**
 * @param before the record that the command is about
 * @returns undefined where another one has its id
 */
async function writeRecord(
  scoped: ScopedTransaction,
  write: ServedWrite,
  { before, now }: { before: unknown; now: Date },
): Promise<Written | undefined> {
  const { entity, id } = write
  const { table, madeOf } = stores[entity] as { table: ScopedTable; madeOf?: string }
  if ('remove' in write) {
    await scoped.remove(table, id)
    return { entity, id, how: 'remove', row: undefined }
  }
  const hidden = { ...write.columns, ...(madeOf && write.madeOf !== undefined && { [madeOf]: write.madeOf }) }
  if ('change' in write) {
    const { updatedAt } = before as { updatedAt?: Date }
    const change = { ...write.change, ...hidden, ...(write.keepsUpdatedAt && { updatedAt }) }
    return {
      entity,
      id,
      how: 'change',
      row: await scoped.update(table, id, change as object, { keepsVersion: write.keepsVersion === true }),
    }
  }
  const stamps = { createdAt: now, ...('updatedAt' in table && { updatedAt: now }) }
  const row = await scoped.insert(table, { ...write.insert, ...hidden, ...stamps, id } as never) // of this table's entity
  return row && { entity, id, how: 'insert', row }
}

/**
 * @throws AppError NOT_FOUND for what is made again without knowing that it was removed, and for what another organization removed: by Undo
 * it comes back there under its id
 */
async function refuseGone({ scoped, call }: Doing<Endpoint>, write: Write): Promise<void> {
  if (!('insert' in write)) return
  const { organizationId } = write.insert
  const removedIn = await scoped.removedIn(write.entity, write.id)
  if (removedIn.some((each) => each !== organizationId || call.seenVersion !== 0)) throw new AppError('NOT_FOUND')
}

/** @throws AppError what is said of it; NOT_FOUND where nobody is to be told of another organization's */
async function refuseTaken(
  scoped: ScopedTransaction,
  { entity, id, taken }: Extract<Write, { taken: unknown }>,
): Promise<never> {
  if (taken === 'IDEMPOTENCY_MISMATCH') await scoped.find(stores[entity].table, id)
  throw new AppError(taken)
}
