import { useEffect, useSyncExternalStore } from 'react'
import { endToastsOfAccount } from '#web/kit/ui/toast/toast-store.ts'
import { session } from '#web/manage/session/browser-session.ts'
import type { SessionState } from '#web/manage/session/session-state.ts'
import { watchAccount } from './watch-account.ts'

watchAccount(session, endToastsOfAccount)

/** Who is signed in; looked for when nobody has yet. */
export function useSession(): SessionState {
  const state = useSyncExternalStore(session.watch, session.state)
  useEffect(() => {
    if (state.kind === 'unknown') void session.restore()
  }, [state.kind])
  return state
}
