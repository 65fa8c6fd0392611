import type { createSession } from '#web/manage/session/session.ts'

/**
 * Runs something whenever the account that is here ends: by a sign-out, here or in another tab, a lock-out, a lost role, somebody
 * else's sign-in. For a platform owner each organization is one.
 */
export function watchAccount(
  { state, watch }: Pick<ReturnType<typeof createSession>, 'state' | 'watch'>,
  onEnd: () => void,
) {
  const find = () => {
    const now = state()
    return now.kind === 'open' ? now.database : undefined
  }
  let here = find()
  watch(() => {
    const before = here
    here = find()
    if (before && before !== here) onEnd()
  })
}
