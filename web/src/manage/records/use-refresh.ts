import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, NoConnectionError } from '#web/kit/api/call.ts'
import { isCut } from '#web/manage/storage/feed.ts'
import { useFeed } from './use-records.ts'

interface Refreshing {
  isReading: boolean
  /** Why the last attempt failed. */
  failure: unknown
  again: () => void
}

interface RefreshRules {
  /** Attempts after the first, a second apart. */
  retries?: number
  /** How old what was read may be when somebody looks at the page again. */
  staleAfterMs?: number
}

const RETRY_PAUSE_MS = 1_000
const STALE_AFTER_MS = 60_000

/** Reads from the server behind a screen that shows what is known already: at first, when somebody looks again, and online again, which the feed is the first to know. */
export function useRefresh(
  key: string,
  read: () => Promise<unknown>,
  { retries = 0, staleAfterMs = STALE_AFTER_MS }: RefreshRules = {},
): Refreshing {
  const { failure, lastPullAt = 0, pullNow } = useFeed()
  const [attempt, setAttempt] = useState(0)
  const [ended, setEnded] = useState<{ of: string; at: number; failure?: unknown }>()
  const run = `${key} ${attempt}`
  const again = useCallback(() => setAttempt((count) => count + 1), [])

  useEffect(() => {
    let isOver = false
    const end = (failure?: unknown) => {
      if (!isOver) setEnded({ of: run, at: Date.now(), ...(failure !== undefined && { failure }) })
    }
    void withRetries(read, retries, () => isOver).then(
      () => end(),
      (error: unknown) => {
        end(error)
        if (isUnanswered(error)) pullNow()
      },
    )
    return () => {
      isOver = true
    }
    // `pullNow` is the same one always; `read` is another function with every drawing; the key says when it reads something else.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [run])

  useEffect(() => {
    const lookAgain = () => {
      const isStale = ended !== undefined && (ended.failure !== undefined || Date.now() - ended.at >= staleAfterMs)
      if (document.visibilityState === 'visible' && isStale) again()
    }
    const over = new AbortController()
    const { signal } = over
    addEventListener('focus', lookAgain, { signal })
    addEventListener('online', lookAgain, { signal })
    document.addEventListener('visibilitychange', lookAgain, { signal })
    return () => over.abort()
  }, [ended, staleAfterMs, again])

  const isFeedCut = isCut(failure)
  const wasCut = useRef(false)
  const isRead = ended?.of === run && ended.failure === undefined
  const gotThroughSince = ended?.of === run && isUnanswered(ended.failure) && !isFeedCut && lastPullAt > ended.at
  const wasTriedSince = useRef(false)
  useEffect(() => {
    if (isRead) wasTriedSince.current = false
    // A cut that was over before the feed could notice it: once, since this may fail while the feed gets through.
    const isFirst = gotThroughSince && !wasTriedSince.current
    if (isFirst) wasTriedSince.current = true
    // What is on its way since before may not arrive.
    if (isFirst || (wasCut.current && !isFeedCut && !isRead)) again()
    wasCut.current = isFeedCut
  }, [isFeedCut, isRead, gotThroughSince, again])

  return { isReading: ended?.of !== run, failure: ended?.of === run ? ended.failure : undefined, again }
}

/** Nobody answered, or a server that has a problem: the same may work a moment later. */
const isUnanswered = (failure: unknown) =>
  failure instanceof NoConnectionError || (failure instanceof ApiError && failure.status >= 500)

async function withRetries(read: () => Promise<unknown>, retries: number, isOver: () => boolean): Promise<void> {
  for (let left = retries; ; left -= 1) {
    try {
      await read()
      return
    } catch (error) {
      if (left === 0 || isOver()) throw error
      await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS))
    }
  }
}
