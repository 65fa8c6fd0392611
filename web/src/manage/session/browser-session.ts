import type { Locks } from '#web/kit/device/locks.ts'
import { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { discardDatabase, listDatabases, removeDatabase } from '#web/manage/storage/remove-database.ts'
import type { SessionPorts } from './ports.ts'
import { createSession } from './session.ts'
import { tabMessage } from './tab-message.ts'

function browserPorts(): SessionPorts {
  const channel = new BroadcastChannel('desk')
  return {
    send: (input, init) => fetch(input, init),
    now: () => Date.now(),
    after: (ms, run) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    isSeen: () => document.visibilityState === 'visible',
    tab: sessionStorage,
    device: localStorage,
    locks: (navigator as { locks?: Locks }).locks,
    channel: {
      // A channel of this origin: there is no target to name.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      post: (message) => channel.postMessage(message),
      listen: (listener) =>
        channel.addEventListener('message', ({ data }) => {
          const message = tabMessage.safeParse(data)
          if (message.success) listener(message.data)
        }),
    },
    databases: {
      open: (userId, organizationId) => new ManagerDatabase(userId, organizationId),
      remove: removeDatabase,
      discard: discardDatabase,
      list: listDatabases,
    },
  }
}

/** The one session of this tab. */
export const session = createSession(browserPorts())

// A page that was asleep may have missed what the others said, and time has passed.
const lookWhenSeen = () => {
  if (document.visibilityState === 'visible') session.look()
}
document.addEventListener('visibilitychange', lookWhenSeen)
addEventListener('pageshow', lookWhenSeen)
// A sign-out may wait for this.
addEventListener('online', () => session.look())
