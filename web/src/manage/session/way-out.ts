import { leaving } from '#web/kit/sign-in/leaving.ts'
import { promiseReturn } from '#web/kit/sign-in/sign-in-goes-on.ts'
import { session } from './browser-session.ts'

let leading: Promise<string | null> | undefined

/** Out of this device at once, then out of the identity provider. */
export async function signOut(how: { discards?: boolean }): Promise<void> {
  leaving.isUnderway = true
  leading = session.signOut(how)
  const wayOut = await leading
  // Two who go there leave twice, and the second may come after the return.
  if (wayOut !== null && !leaving.isAwaited) location.assign(wayOut)
}

/**
 * After a sign-out that could lead nobody to the identity provider, or is about to: the page there which a sign-in has to pass first,
 * because the provider would let the earlier person in again without a question. It leads back to our own sign-in page, which goes on.
 */
export async function findWayOut(): Promise<string | null> {
  const wayOut = (await leading) ?? (await session.leaveProvider())
  if (wayOut !== null) promiseReturn(sessionStorage, Date.now())
  return wayOut
}
