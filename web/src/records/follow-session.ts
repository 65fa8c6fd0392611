import type { DeskDatabase } from '#web/local/desk-database.ts'
import type { SessionState } from '#web/session/session-state.ts'
import type { Step } from './keep-in-step.ts'

interface Session {
  state: () => SessionState
  watch: (listener: () => void) => unknown
}

export interface Whose {
  /** Who is signed in. */
  actorId: string
  organizationId: string
}

type Start = (desk: DeskDatabase, whose: Whose) => { step: Step; end: () => void }

/** Keeps the records in step with which whoever is signed in works: of one organization at a time. */
export function followSession(session: Session, start: Start) {
  let current: { desk: DeskDatabase; step: Step; end: () => void } | undefined
  const follow = () => {
    const state = session.state()
    const open = state.kind === 'open' ? state : undefined
    if (current && current.desk === open?.desk) return
    current?.end()
    current = undefined
    if (!open || open.organizationId === null) return
    const { desk, person, organizationId } = open
    current = { desk, ...start(desk, { actorId: person.id, organizationId }) }
  }
  session.watch(follow)
  follow()
  return {
    sendNow: () => current?.step.sendNow(),
    pullNow: () => current?.step.pullNow(),
  }
}
