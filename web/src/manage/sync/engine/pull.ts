import { syncContract } from '#shared/feed/contract.ts'
import { ApiError } from '#web/kit/api/call.ts'
import type { FeedFailure } from '#web/manage/storage/feed.ts'
import { noteFirstRead } from '#web/manage/storage/read-turns.ts'
import { forgetOldActivities } from '#web/manage/storage/keep-activities.ts'
import type { RecordsPorts } from '#web/manage/sync/feed/ports.ts'
import { readChanges } from '#web/manage/sync/feed/read-changes.ts'
import { readFeed } from '#web/manage/sync/feed/stored-feed.ts'
import { applyPage } from './apply-page.ts'

const DIGEST_EVERY = 20
/** The server would send up to 500. Reading so many takes a slow phone longer than somebody who types should wait. */
const PAGE = '200'
/** Beginnings anew within one pull; a server that asks for more of them is out of order. */
const MOST_BEGINNINGS = 3

/**
 * Reads everything that changed since the last time, page by page, each kept before the next is asked for.
 * @param isStart of the app: then what lies here is compared with what the server has
 * @throws ApiError, NoConnectionError, and when the device cannot keep it
 */
export async function pull(ports: RecordsPorts, isStart: boolean): Promise<void> {
  const number = await beginPull(ports)
  let beginnings = 0
  for (;;) {
    const feed = await readFeed(ports.database)
    const { into, cursor } = feed.filling ?? feed.active
    const wantsDigest = isStart || feed.pullsSinceDigest >= DIGEST_EVERY
    const page = await ports.call(syncContract.pullChanges, {
      query: {
        organizationId: ports.organizationId,
        limit: PAGE,
        ...(cursor !== undefined && { cursor }),
        ...(wantsDigest && { digest: true }),
      },
    })
    await ports.reach?.('pulled')
    const changes = await readChanges(page.changes, ports.pause)
    const asked = { into, cursor, pull: number }
    const isAnyGone = page.reset || feed.filling !== undefined || changes.some(({ record }) => record === null)
    const applied = await applyPage(ports.database, { page, changes, asked, isAnyGone, now: ports.now() })
    if (applied === 'complete') {
      noteFirstRead(false)
      if (isStart) void forgetOldActivities(ports.database, ports.now()).catch(() => {})
    }
    await ports.reach?.('applied')
    beginnings += page.reset && cursor !== undefined ? 1 : 0
    if (applied === 'stale' || applied === 'complete') return
    if (beginnings > MOST_BEGINNINGS) throw new Error('The feed begins anew again and again')
  }
}

/** Says on the device why nothing new comes. */
export async function noteFailure({ database, now }: RecordsPorts, error: unknown): Promise<void> {
  const failure = failureOf(error)
  await database.transaction('rw', database.feed, async () => {
    const feed = await readFeed(database)
    if (feed.failure === failure) return
    await database.feed.put({ ...feed, failure, failingSince: feed.failingSince ?? now() })
  })
}

function failureOf(error: unknown): FeedFailure {
  if (!(error instanceof ApiError)) return 'no_connection'
  if (error.status === 429) return 'busy'
  if (error.status >= 500) return 'server_down'
  return error.isOurs ? 'refused' : 'no_connection'
}

const beginPull = ({ database }: RecordsPorts): Promise<number> =>
  database.transaction('rw', database.feed, async () => {
    const feed = await readFeed(database)
    await database.feed.put({ ...feed, pulls: feed.pulls + 1 })
    return feed.pulls + 1
  })
