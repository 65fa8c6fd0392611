import type { SessionState } from '#web/manage/session/session-state.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import type { SyncEngine } from './sync-engine.ts'

interface Session {
  state: () => SessionState
  watch: (listener: () => void) => unknown
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
  follow()
  return {
    sendNow: () => current?.step.sendNow(),
    pullNow: () => current?.step.pullNow(),
  }
}
