import type { SessionState } from '#web/manage/session/session-state.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import type { RecordsPorts } from '#web/manage/sync/feed/ports.ts'
import { readFeed } from '#web/manage/sync/feed/stored-feed.ts'
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
    /** Something else was answered: where nothing got through last, whatever waits ever longer is tried at once. */
    answered: async () => {
      const { failure } = await readFeed(ports.database)
      if (failure === 'no_connection') ask('pull')
    },
    sleep: leadership.sleep,
    wake: leadership.wake,
  }
}

interface Session {
  state: () => SessionState
  watch: (listener: () => void) => unknown
  watchAnswers: (listener: () => void) => unknown
}

export interface Whose {
  /** Who is signed in. */
  actorId: string
  organizationId: string
}

type Start = (database: ManagerDatabase, whose: Whose) => { step: SyncEngine; end: () => void }

/** Keeps the records in step with which whoever is signed in works: of one organization at a time. */
export function followSession(session: Session, start: Start) {
  let current: { database: ManagerDatabase; step: SyncEngine; end: () => void } | undefined
  const follow = () => {
    const state = session.state()
    const open = state.kind === 'open' ? state : undefined
    if (current && current.database === open?.database) return
    current?.end()
    current = undefined
    if (!open || open.organizationId === null) return
    const { database, person, organizationId } = open
    current = { database, ...start(database, { actorId: person.id, organizationId }) }
  }
  session.watch(follow)
  session.watchAnswers(() => void current?.step.answered().catch(() => undefined)) // the next answer tries it again
  follow()
  return {
    sendNow: () => current?.step.sendNow(),
    pullNow: () => current?.step.pullNow(),
  }
}
