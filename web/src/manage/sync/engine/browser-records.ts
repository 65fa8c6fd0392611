import * as z from 'zod/mini'
import type { Locks } from '#web/kit/device/locks.ts'
import { session } from '#web/manage/session/browser-session.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { isAwaited } from '#web/manage/storage/watch-query.ts'
import type { RecordsPorts, TabMessage } from '#web/manage/sync/feed/ports.ts'
import { readShown } from '#web/manage/sync/feed/stored-feed.ts'
import { watchSignal } from './keep-watching.ts'
import { onceRead } from './once-read.ts'
import { createSyncEngine, followSession, type SyncEngine, type Whose } from './sync-engine.ts'

const tabMessage = z.enum(['send', 'pull', 'who_leads', 'i_lead'])

/** The one of this tab. */
export const records = followSession(session, startRecords)

/** @returns how to ask for more, and how to end it */
function startRecords(database: ManagerDatabase, whose: Whose): { step: SyncEngine; end: () => void } {
  const channel = new BroadcastChannel(`${database.name}-sync`)
  const step = createSyncEngine(browserPorts(database, whose, channel))
  const over = new AbortController()
  const { signal } = over
  document.addEventListener('visibilitychange', step.look, { signal })
  document.addEventListener('freeze', step.sleep, { signal })
  document.addEventListener('resume', step.wake, { signal })
  addEventListener('focus', step.look, { signal })
  addEventListener('online', step.hurry, { signal })
  addEventListener('pagehide', step.sleep, { signal })
  addEventListener('pageshow', step.wake, { signal })
  const { now, after } = browserTime
  // A page that waits for the device's database has no heading yet.
  const isRead = () => !isAwaited() && document.querySelector('main h1') !== null
  const { atOnce, callOff } = onceRead({ now, after, isRead }, step.start)
  // A device that has not read everything once has nothing that a screen could wait for.
  void readShown(database).then((shown) => !shown?.isComplete && atOnce(), atOnce)
  const asked = (ask: () => void) => () => {
    atOnce()
    ask()
  }
  const end = () => {
    over.abort()
    callOff()
    step.stop()
    channel.close()
  }
  return { step: { ...step, pullNow: asked(step.pullNow), sendNow: asked(step.sendNow) }, end }
}

const browserTime: Pick<RecordsPorts, 'now' | 'after'> = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
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
    call: session.call,
    request: session.request,
    watch: (heard, over) => watchSignal(session.open, organizationId, heard, over),
    checkMe: session.checkMe,
    ...browserTime,
    random: () => Math.random(),
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
