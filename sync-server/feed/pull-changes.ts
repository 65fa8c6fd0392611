import { AppError } from '#server/app-error.ts'
import { inShortTransaction } from '#server/db/short-transaction.ts'
import type { Deps, Queryable, Readable } from '#server/deps.ts'
import type { Member } from '#server/http/access.ts'
import { reaches, tenantAccessOf } from '#server/tenant/tenant-access.ts'
import type { PullAnswer } from '#shared/feed/contract.ts'
import { type Entity, entities } from '#shared/feed/feed.ts'
import { type Head, type LoggedChange, readChangesAfter, readDigest, readExisting, readHead } from './change-log.ts'
import { type Bootstrap, type Position, readCursor, validityOf, writeCursor } from './cursor.ts'
import { createRecentChanges, fillPage, type RecentChanges } from './fill-page.ts'

interface Wanted {
  organizationId: string
  cursor: string | undefined
  limit: number
  digest: boolean
}

/**
 * One page of what changed, out of one snapshot: the order, the records and the digest fit together, and nobody who writes
 * makes it wait (wire.md, Feed).
 * @throws AppError NOT_FOUND for an organization out of reach
 */
export type PullChanges = (user: Member['user'], wanted: Wanted) => Promise<PullAnswer>

/** Made once: what was just delivered to one is ready for the next. */
export function createPullChanges({ db, now }: Pick<Deps, 'db' | 'now'>): PullChanges {
  const recent = createRecentChanges()
  return async (user, wanted) => {
    if (!reaches(tenantAccessOf(user), wanted.organizationId)) throw new AppError('NOT_FOUND')
    return inShortTransaction(db, {
      isolation: 'repeatable read read only',
      read: (snapshot) => readAhead(snapshot, wanted),
      decide: async (ahead, snapshot) => {
        const page = await readPage(snapshot, recent, user, { ...wanted, ...ahead })
        return { result: { ...page, serverTime: now().toISOString() } }
      },
    })
  }
}

/** What the next page begins with if the cursor is good for anything. */
async function readAhead(snapshot: Readable, { organizationId, cursor, limit }: Wanted) {
  const kept = cursor === undefined ? undefined : readCursor(cursor)
  const seq = kept && 'seq' in kept.position ? kept.position.seq : undefined
  const [head, logged] = await Promise.all([
    readHead(snapshot, organizationId),
    seq === undefined ? undefined : readChangesAfter(snapshot, organizationId, seq, limit),
  ])
  return { head, kept, logged }
}

async function readPage(
  snapshot: Queryable,
  recent: RecentChanges,
  user: Member['user'],
  { organizationId, cursor, limit, digest, head, kept, logged }: Wanted & Awaited<ReturnType<typeof readAhead>>,
) {
  if (!head) throw new AppError('NOT_FOUND')
  const validity = validityOf(user, head)
  const isKept = kept?.goodFor === validity && isWithin(head, kept.position)
  const from = isKept ? kept.position : beginning(head)

  const found =
    'seq' in from
      ? describeDelta(head, from.seq, limit, logged)
      : await readBootstrap(snapshot, organizationId, from.bootstrap, limit)
  // A first sync would drive everything else out.
  const source = { organizationId, epoch: head.epoch, recent: 'seq' in from ? recent : undefined }
  const { changes, isCut } = await fillPage(snapshot, source, found.logged)
  const position = isCut ? found.positionAt(changes.length) : found.positionAtEnd
  const more = !('seq' in position) || position.seq < head.seq
  return {
    // Without a cursor there is nothing that could be of no use.
    reset: cursor !== undefined && !isKept,
    changes,
    cursor: writeCursor(validity, position),
    more,
    ...(digest && !more && { digest: await readDigest(snapshot, organizationId) }),
  }
}

/** Not before what was cleared away, and not in a future that a restored backup has never seen. */
function isWithin({ seq, minSeq }: Head, position: Position): boolean {
  const place = 'seq' in position ? position.seq : position.bootstrap.h0
  return place >= minSeq && place <= seq
}

const [firstEntity = 'property'] = entities
const beginning = ({ seq }: Head): Position => ({ bootstrap: { h0: seq, entity: firstEntity, after: null } })

interface Found {
  logged: LoggedChange[]
  /** How far somebody is who got all of it. */
  positionAtEnd: Position
  /** The same for who got only the first so many. */
  positionAt: (length: number) => Position
}

function describeDelta(head: Head, seq: bigint, limit: number, logged: LoggedChange[] = []): Found {
  const positionAt = (length: number) => ({ seq: logged[length - 1]?.seq ?? seq })
  // Numbers that nothing bears any more are passed over too: a cursor below them would seem too old one day.
  return { logged, positionAt, positionAtEnd: logged.length === limit ? positionAt(limit) : { seq: head.seq } }
}

async function readBootstrap(
  snapshot: Queryable,
  organizationId: string,
  { h0, entity, after }: Bootstrap,
  limit: number,
): Promise<Found> {
  const logged: LoggedChange[] = []
  const rest = entities.slice(entities.indexOf(entity))
  for (const each of rest) {
    if (logged.length === limit) break
    const place = { entity: each, after: each === entity ? after : null }
    logged.push(...(await readExisting(snapshot, organizationId, place, limit - logged.length)))
  }
  const positionAt = (length: number) => ({ bootstrap: { h0, ...placeOf(logged[length - 1], { entity, after }) } })
  return { logged, positionAt, positionAtEnd: logged.length === limit ? positionAt(limit) : { seq: h0 } }
}

const placeOf = (last: LoggedChange | undefined, start: { entity: Entity; after: string | null }) =>
  last ? { entity: last.entity, after: last.id } : start
