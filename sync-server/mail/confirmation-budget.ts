import { createHmac } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import { confirmationTimes } from '#server/db/server-schema.ts'
import type { Deps, Queryable } from '#server/deps.ts'

const MOST_AN_HOUR = 3
const HOUR_MS = 60 * 60_000

/**
 * Whether an arrival may be confirmed to this address: whoever it belongs to has not asked for all the mails that somebody can
 * have us send. Counted in the caller's transaction, so that all servers count together and what was not taken in does not count;
 * the line stays locked until its end, so that of many at once no more than these are.
 */
export async function takeConfirmation(
  transaction: Queryable,
  { signingKey, now }: Pick<Deps, 'signingKey' | 'now'>,
  address: string,
): Promise<boolean> {
  const at = now()
  const addressHash = createHmac('sha256', signingKey).update(mailboxOf(address)).digest('base64url')
  const stillCounted = sql`array(select time from unnest(${confirmationTimes.times}) as time where time > ${anHourBefore(at)})`
  const taken = await transaction
    .insert(confirmationTimes)
    .values({ addressHash, times: [at] })
    .onConflictDoUpdate({
      target: confirmationTimes.addressHash,
      set: { times: sql`${stillCounted} || ${at.toISOString()}::timestamptz` },
      setWhere: sql`cardinality(${stillCounted}) < ${MOST_AN_HOUR}`,
    })
    .returning({ addressHash: confirmationTimes.addressHash })
  return taken.length > 0
}

/** Those that count for nothing any more. */
export async function deleteOldConfirmations(db: Queryable, now: Date): Promise<void> {
  const latest = sql`(select max(time) from unnest(${confirmationTimes.times}) as time)`
  await db.delete(confirmationTimes).where(lt(latest, anHourBefore(now)))
}

const anHourBefore = (at: Date) => sql`${new Date(at.getTime() - HOUR_MS).toISOString()}::timestamptz`

/** However an address is written, its mails arrive in one box: what follows a plus is its owner's note, and Gmail reads no dots. */
function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.trim().normalize('NFKC').toLowerCase().split('@')
  const name = local.split('+', 1)[0] ?? ''
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
