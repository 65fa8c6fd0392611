import { setTimeout as wait } from 'node:timers/promises'
import { type DeliveryDeps, deliverNextMail } from './delivery.ts'

/** How long a mail waits for its next look when nobody nudges: after a postponed attempt, or from another server. */
const LOOK_EVERY_MS = 15_000
/** Between two mails: of a heap of them, each process sends less than a hundred a second, and who applies meanwhile is answered sooner. */
const BREATH_MS = 10
/** A mail server that is just slow gets so long. */
const LONGEST_FAREWELL_MS = 5_000

/** The worker behind the outbox. Several may run on one database. */
export function startMailer(deps: DeliveryDeps, farewellMs = LONGEST_FAREWELL_MS) {
  const stopping = new AbortController()
  const givingUp = new AbortController()
  const unmarked = new Set<string>()
  let wake = () => {}

  const work = async () => {
    while (!stopping.signal.aborted) {
      const nudged = new Promise<void>((resolve) => {
        wake = resolve
      })
      try {
        while (!stopping.signal.aborted && (await deliverNextMail({ ...deps, unmarked }, givingUp.signal))) {
          await wait(BREATH_MS, undefined, { signal: stopping.signal }).catch(() => {}) // told to stop
        }
      } catch (error) {
        if (givingUp.signal.aborted) {
          deps.log({ level: 'warn', event: 'mail_left_to_others' })
          return
        }
        // The database is away; the mails are still in it when it returns.
        deps.log({ level: 'error', event: 'mailer_failed', name: error instanceof Error ? error.name : 'unknown' })
      }
      const pause = setTimeout(wake, LOOK_EVERY_MS)
      await nudged
      clearTimeout(pause)
    }
  }
  const working = work()

  return {
    /** Looks for due mails now instead of in a while. */
    nudge: () => wake(),
    /**
     * Resolves when the mail that is being sent is done, or takes too long: then it is due again for the next server. What is
     * left is sent by the next start.
     */
    stop: async () => {
      stopping.abort()
      wake()
      const impatience = setTimeout(() => givingUp.abort(), farewellMs)
      await working
      clearTimeout(impatience)
    },
  }
}
