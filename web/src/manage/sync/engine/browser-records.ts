import * as z from 'zod/mini'
import type { Locks } from '#web/kit/device/locks.ts'
import { session } from '#web/manage/session/browser-session.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import type { RecordsPorts, TabMessage } from '#web/manage/sync/feed/ports.ts'
import { followSession, type Whose } from './follow-session.ts'
import { createSyncEngine, type SyncEngine } from './sync-engine.ts'
import { watchSignal } from './watch-signal.ts'

const tabMessage = z.enum(['send', 'pull', 'who_leads', 'i_lead'])

/** The one of this tab. */
export const records = followSession(session, startRecords)

/** @returns how to ask for more, and how to end it */
function startRecords(database: ManagerDatabase, whose: Whose): { step: SyncEngine; end: () => void } {
  const channel = new BroadcastChannel(`${database.name}-sync`)
  const step = createSyncEngine(browserPorts(database, whose, channel))
  const look = () => step.look()
  const hurry = () => step.hurry()
  const sleep = () => step.sleep()
  const wake = () => step.wake()
  document.addEventListener('visibilitychange', look)
  document.addEventListener('freeze', sleep)
  document.addEventListener('resume', wake)
  addEventListener('focus', look)
  addEventListener('online', hurry)
  addEventListener('pagehide', sleep)
  addEventListener('pageshow', wake)
  step.start()
  const end = () => {
    document.removeEventListener('visibilitychange', look)
    document.removeEventListener('freeze', sleep)
    document.removeEventListener('resume', wake)
    removeEventListener('focus', look)
    removeEventListener('online', hurry)
    removeEventListener('pagehide', sleep)
    removeEventListener('pageshow', wake)
    step.stop()
    channel.close()
  }
  return { step, end }
}

function browserPorts(
  database: ManagerDatabase,
  { actorId, organizationId }: Whose,
  channel: BroadcastChannel,
): RecordsPorts {
  return {
    database,
    actorId,
    organizationId,
    call: (endpoint, input, headers) => session.call(endpoint, input, headers),
    request: (path, init) => session.request(path, init),
    watch: (heard, over) => watchSignal(session.open, organizationId, heard, over),
    checkMe: session.checkMe,
    now: () => Date.now(),
    random: () => Math.random(),
    after: (ms, run) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    pause: () => new Promise((resolve) => setTimeout(resolve)),
    locks: (navigator as { locks?: Locks }).locks,
    channel: {
      // A channel of this origin: there is no target to name.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      post: (message: TabMessage) => channel.postMessage(message),
      listen: (listener) =>
        channel.addEventListener('message', ({ data }) => {
          const message = tabMessage.safeParse(data)
          if (message.success) listener(message.data)
        }),
    },
    isSeen: () => document.visibilityState === 'visible',
    isOnline: () => navigator.onLine,
  }
}
