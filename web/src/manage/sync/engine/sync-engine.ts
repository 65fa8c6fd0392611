import type { RecordsPorts } from '#web/manage/sync/feed/ports.ts'
import { type Leading, leadSync } from './lead-sync.ts'
import { electLeader } from './leader-election.ts'

export type SyncEngine = ReturnType<typeof createSyncEngine>

/** Keeps what lies on this device and what the server has in step, for as long as somebody is signed in in this tab. */
export function createSyncEngine(ports: RecordsPorts) {
  let leading: Leading | undefined
  const leadership = electLeader(ports, () => {
    const mine = leadSync(ports)
    leading = mine
    return () => {
      leading = undefined
      mine.stop()
    }
  })
  ports.channel.listen((message) => {
    if (message === 'send') leading?.sendNow()
    if (message === 'pull') leading?.pullNow()
  })
  /** Whoever leads does it. */
  const ask = (what: 'send' | 'pull') => {
    if (!leading) return ports.channel.post(what)
    if (what === 'send') leading.sendNow()
    else leading.pullNow()
  }

  return {
    start: leadership.start,
    stop: leadership.stop,
    isLeading: () => leading !== undefined,
    pullNow: () => ask('pull'),
    sendNow: () => ask('send'),
    /** Somebody looks at this tab, or looks away. */
    look: () => {
      leading?.look()
      if (!ports.isSeen()) return
      leadership.look()
      if (!leading) ask('pull')
    },
    /** There may be a connection again. */
    hurry: () => leading?.hurry(),
    sleep: leadership.sleep,
    wake: leadership.wake,
  }
}
