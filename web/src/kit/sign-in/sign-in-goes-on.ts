type Tab = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const storageKey = 'signInGoesOn'
/** Who comes back later than this came for another reason. */
const LASTS_MS = 60_000

/** Somebody who began to sign in is sent to leave the provider's old session, and comes back here. */
export const promiseReturn = (tab: Tab, now: number): void => tab.setItem(storageKey, String(now))

/** Whether they have just come back; says so once. */
export function takeReturn(tab: Tab, now: number): boolean {
  const since = now - Number(tab.getItem(storageKey) ?? Number.NaN)
  tab.removeItem(storageKey)
  return since >= 0 && since < LASTS_MS
}
