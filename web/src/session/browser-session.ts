import { DeskDatabase } from '#web/local/desk-database.ts'
import { discardDesk, listDesks, removeDesk } from '#web/local/remove-desk.ts'
import type { Locks } from '#web/sync/ports.ts'
import { deskMessage } from './desk-message.ts'
import type { SessionPorts } from './ports.ts'
import { createSession } from './session.ts'

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
          const message = deskMessage.safeParse(data)
          if (message.success) listener(message.data)
        }),
    },
    desks: {
      open: (userId, organizationId) => new DeskDatabase(userId, organizationId),
      remove: removeDesk,
      discard: discardDesk,
      list: listDesks,
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
