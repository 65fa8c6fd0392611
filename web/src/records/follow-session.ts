import type { DeskDatabase } from '#web/local/desk-database.ts'
import type { SessionState } from '#web/session/session-state.ts'
import type { Step } from './keep-in-step.ts'

interface Session {
  state: () => SessionState
  watch: (listener: () => void) => unknown
}

type Start = (desk: DeskDatabase, actorId: string) => { step: Step; end: () => void }

/** Keeps the records of whoever is signed in in step: a manager's, and nobody else's. */
export function followSession(session: Session, start: Start) {
  let current: { desk: DeskDatabase; step: Step; end: () => void } | undefined
  const follow = () => {
    const state = session.state()
    const open = state.kind === 'open' && state.person.role === 'manager' ? state : undefined
    if (current && current.desk === open?.desk) return
    current?.end()
    current = open && { desk: open.desk, ...start(open.desk, open.person.id) }
  }
  session.watch(follow)
  follow()
  return {
    sendNow: () => current?.step.sendNow(),
    pullNow: () => current?.step.pullNow(),
  }
}
