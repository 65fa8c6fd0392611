import { asc, eq, lte } from 'drizzle-orm'
import { mails } from '#server/db/server-schema.ts'
import { type Decision, inShortTransaction } from '#server/db/short-transaction.ts'
import type { Deps, Readable } from '#server/deps.ts'
import type { LogEntry } from '#server/log-line.ts'
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
  const delivery = await deliverOne({ ...deps, unmarked }, signal)
  if (!delivery) return false
  deps.log(delivery.entry)
  unmarked.delete(delivery.mailId)
  return true
}

/** @returns the mail that was looked after, and what there is to say of it */
const deliverOne = ({ db, send, now, unmarked }: Required<DeliveryDeps>, signal: AbortSignal | undefined) =>
  inShortTransaction(db, {
    read: (transaction) => lockDueMail(transaction, now()),
    async decide(mail): Promise<Decision<Delivery | undefined>> {
      if (!mail) return { result: undefined }
      const attempts = mail.attempts + 1
      const said = { mail: mail.id, attempts }
      try {
        if (!unmarked.has(mail.id)) await unlessAborted(send(mail), signal)
      } catch (error) {
        if (signal?.aborted) throw error
        const code = failureCode(error)
        const isOver = isPermanent(error)
        return mark(
          mail.id,
          { attempts, nextAttemptAt: isOver ? null : retryAt(now(), attempts), lastError: code },
          { level: 'warn', event: isOver ? 'mail_given_up' : 'mail_postponed', ...said, code },
        )
      }
      unmarked.add(mail.id)
      const outcome = { attempts, sentAt: now(), nextAttemptAt: null, lastError: null }
      return mark(mail.id, outcome, { level: 'info', event: 'mail_sent', ...said })
    },
  })

async function lockDueMail(transaction: Readable, now: Date): Promise<typeof mails.$inferSelect | undefined> {
  const due = transaction.select().from(mails).where(lte(mails.nextAttemptAt, now))
  const query = due.orderBy(asc(mails.nextAttemptAt)).limit(1).for('update', { skipLocked: true })
  return (await query.prepare('due mail').execute())[0]
}

interface Delivery {
  mailId: string
  entry: LogEntry
}

const mark = (mailId: string, outcome: Partial<typeof mails.$inferInsert>, entry: LogEntry): Decision<Delivery> => ({
  result: { mailId, entry },
  write: (transaction) => [transaction.update(mails).set(outcome).where(eq(mails.id, mailId))],
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
