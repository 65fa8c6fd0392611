import type { KeyValueStorage } from './ports.ts'

const storageKey = 'returnTo'
/** Where a sign-in may lead back to: the pages that need one. */
const places = /^\/(admin|platform|organizations|application-process|abnahmeprotokolle)(\/|\?|$)/

/** Keeps where somebody was, for after the sign-in. */
export function rememberPlace(tab: KeyValueStorage, path: string): void {
  if (isPlace(path)) tab.setItem(storageKey, path)
}

/** Where somebody was before the sign-in, once; undefined for anything that is not a page of ours. */
export function takePlace(tab: KeyValueStorage): string | undefined {
  const path = tab.getItem(storageKey)
  tab.removeItem(storageKey)
  return path !== null && isPlace(path) ? path : undefined
}

/** `//host`, `/\host` and addresses with a scheme lead elsewhere; none begins like one of our pages. */
const isPlace = (path: string) => places.test(path) && !path.startsWith('/admin/login')
