import { asc, eq, lte } from 'drizzle-orm'
import { mails } from '#server/db/server-schema.ts'
import type { Deps } from '#server/deps.ts'
import { failureCode, isPermanent } from './failure.ts'
import type { SendMail } from './transports.ts'

export interface DeliveryDeps extends Pick<Deps, 'db' | 'now' | 'log'> {
  send: SendMail
  /** Mails that left and could not be marked, because the database went away in between: this process sends none of them again. */
  unmarked?: Set<string>
}

const FIRST_DELAY_MS = 60_000
const LONGEST_DELAY_MS = 3_600_000

/**
 * Sends the mail that has been due for longest. Its row stays locked meanwhile, so that other workers take other ones,
 * and so that it is due again at once should this process end before it is marked.
 * @param signal gives the mail up without a mark: the next server finds it due, and sends it under the same Message-ID
 * @returns false when none is due
 */
export async function deliverNextMail(deps: DeliveryDeps, signal?: AbortSignal): Promise<boolean> {
  const unmarked = deps.unmarked ?? new Set()
  const mailId = await deliverOne({ ...deps, unmarked }, signal)
  if (mailId !== undefined) unmarked.delete(mailId)
  return mailId !== undefined
}

/** @returns the mail that was looked after */
const deliverOne = async ({ db, send, now, log, unmarked }: Required<DeliveryDeps>, signal: AbortSignal | undefined) =>
  db.transaction(async (transaction) => {
    const [mail] = await transaction
      .select()
      .from(mails)
      .where(lte(mails.nextAttemptAt, now()))
      .orderBy(asc(mails.nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!mail) return undefined

    const attempts = mail.attempts + 1
    const mark = (outcome: Partial<typeof mails.$inferInsert>) =>
      transaction
        .update(mails)
        .set({ attempts, ...outcome })
        .where(eq(mails.id, mail.id))
    try {
      if (!unmarked.has(mail.id)) await unlessAborted(send(mail), signal)
    } catch (error) {
      if (signal?.aborted) throw error
      const code = failureCode(error)
      const isOver = isPermanent(error)
      await mark({ nextAttemptAt: isOver ? null : retryAt(now(), attempts), lastError: code })
      log({ level: 'warn', event: isOver ? 'mail_given_up' : 'mail_postponed', mail: mail.id, attempts, code })
      return mail.id
    }
    unmarked.add(mail.id)
    await mark({ sentAt: now(), nextAttemptAt: null, lastError: null })
    log({ level: 'info', event: 'mail_sent', mail: mail.id, attempts })
    return mail.id
  })

async function unlessAborted(sending: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  const aborted = Promise.withResolvers<never>()
  const onAbort = () => aborted.reject(signal?.reason)
  signal?.addEventListener('abort', onAbort)
  try {
    await Promise.race([sending, aborted.promise])
  } finally {
    signal?.removeEventListener('abort', onAbort)
    sending.catch(() => {}) // nobody is there any more to whom it matters
  }
}

/** After 1, 2, 4, … minutes, and then every hour for as long as it takes. */
const retryAt = (now: Date, attempts: number) =>
  new Date(now.getTime() + Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS))
