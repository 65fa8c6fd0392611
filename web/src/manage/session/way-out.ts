import { promiseReturn } from '#web/kit/sign-in/sign-in-goes-on.ts'
import { session } from './browser-session.ts'

/**
 * After a sign-out that could lead nobody to the identity provider: the page there which a sign-in has to pass first, because
 * the provider would let the earlier person in again without a question. It leads back to our own sign-in page, which goes on.
 */
export async function findWayOut(): Promise<string | null> {
  const wayOut = await session.leaveProvider()
  if (wayOut !== null) promiseReturn(sessionStorage, Date.now())
  return wayOut
}
