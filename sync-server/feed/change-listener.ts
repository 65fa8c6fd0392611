import { Client } from 'pg'
import { keepWorking, pause } from '#server/background.ts'
import type { Deps } from '#server/deps.ts'

/** As the triggers say it: an organization has a new commit; what somebody may do is another thing now. */
const [CHANGES, PEOPLE] = ['einzug_sync', 'einzug_people']
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 10_000
/** A connection that a network forgot says nothing, like one on which nothing happens. */
const CHECK_EVERY_MS = 30_000
const LONGEST_ANSWER_MS = 10_000

interface Listening {
  databaseUrl: string
  log: Deps['log']
  /** An organization has a new commit; undefined: any of them may, because nobody listened for a while. */
  onChange: (organizationId: string | undefined) => void
  /** Somebody was deactivated, moved or given another role, or a session of theirs ended. */
  onPerson: (userId: string) => void
}

/**
 * Hears what every server process commits, over one connection of its own, which is made again whenever it is lost.
 */
export const listenForChanges = ({ databaseUrl, log, onChange, onPerson }: Listening) =>
  keepWorking(async (stopped) => {
    let failures = 0
    while (!stopped.aborted) {
      const onReady = () => {
        failures = 0
        onChange(undefined)
      }
      const reason = await listenOnce(databaseUrl, stopped, { onReady, onChange, onPerson })
      if (stopped.aborted) return
      log({ level: 'warn', event: 'change_listener_lost', reason })
      const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures)
      failures += 1
      await pause(longest * (0.5 + Math.random() / 2), stopped)
    }
  })

/** @returns why it ended */
async function listenOnce(
  connectionString: string,
  signal: AbortSignal,
  { onReady, onChange, onPerson }: Pick<Listening, 'onChange' | 'onPerson'> & { onReady: () => void },
): Promise<string> {
  const client = new Client({
    connectionString,
    application_name: 'einzug changes',
    connectionTimeoutMillis: LONGEST_ANSWER_MS,
    query_timeout: LONGEST_ANSWER_MS,
    keepAlive: true,
  })
  const ended = Promise.withResolvers<string>()
  const onAbort = () => ended.resolve('stopped')
  const onFailure = (error: unknown) => ended.resolve(reasonOf(error))
  client.on('error', onFailure)
  client.on('end', () => ended.resolve('ended'))
  client.on('notification', ({ channel, payload }) => {
    if (payload) (channel === PEOPLE ? onPerson : onChange)(payload)
  })
  signal.addEventListener('abort', onAbort)
  const check = setInterval(() => void client.query('select 1').catch(onFailure), CHECK_EVERY_MS)
  try {
    await client.connect()
    await client.query(`listen ${CHANGES}; listen ${PEOPLE}`)
    onReady()
    return await ended.promise
  } catch (error) {
    return reasonOf(error)
  } finally {
    clearInterval(check)
    signal.removeEventListener('abort', onAbort)
    await client.end().catch(() => {}) // it was lost already
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? ('code' in error ? String(error.code) : error.name) : 'unknown'
