import { toastsOfAccount } from '#web/kit/ui/toast/toast-store.ts'
import { watchAccount } from '#web/manage/records/watch-account.ts'
import { session } from '#web/manage/session/browser-session.ts'
import { createHistory } from './history.ts'

/** Of this page, and of who works on it. */
export const history = createHistory(toastsOfAccount)

watchAccount(session, () => history.endAccount())
