import { useDeferredValue } from 'react'

/**
 * What has just come, as soon as all that is drawn with it is ready: React draws that piece by piece meanwhile, and the page goes on
 * answering. Once it is there, a change of it is drawn at once; and so is its going.
 */
export function useDeferred<T>(value: T | undefined): T | undefined {
  const isThere = useDeferredValue(value !== undefined)
  return isThere ? value : undefined
}
