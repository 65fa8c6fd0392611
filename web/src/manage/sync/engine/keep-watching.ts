import { syncContract } from '#shared/feed/contract.ts'
import { backOffDelay } from '#web/kit/device/back-off.ts'
import { isUnreached } from '#web/manage/sync/commands/command-outcome.ts'
import type { RecordsPorts } from '#web/manage/sync/feed/ports.ts'

/** A line that held so long was a good one: the next one is tried without much ado. */
const GOOD_MS = 60_000
const LEAST_PAUSE_MS = 1_000
/** After nobody has looked at the page for so long, nobody needs to hear of changes at once. */
const HIDDEN_MS = 60_000

type WatchPorts = Pick<RecordsPorts, 'watch' | 'now' | 'after' | 'random' | 'isSeen'>

/** Keeps the live signal open while somebody looks, and comes back to it more and more slowly when it breaks. */
export function keepWatching(
  { watch, now, after, random, isSeen }: WatchPorts,
  heard: (what: 'open' | 'poke' | 'unreached') => void,
) {
  let line: AbortController | undefined
  let isOpen = false
  let isOver = false
  let attempts = 0
  let callOffReopen = () => {}
  let callOffHidden = () => {}

  const open = () => {
    callOffReopen()
    if (line || isOver || !isSeen()) return
    const mine = new AbortController()
    line = mine
    const since = now()
    const listen = (what: 'open' | 'poke') => {
      if (mine.signal.aborted) return
      if (what === 'open') isOpen = true
      heard(what)
    }
    // However else it ended, the session has drawn its own conclusions.
    void watch(listen, mine.signal)
      .catch((error: unknown) => void (isUnreached(error) && !mine.signal.aborted && heard('unreached')))
      .finally(() => {
        if (line !== mine) return
        line = undefined
        isOpen = false
        attempts = now() - since >= GOOD_MS ? 0 : attempts + 1
        callOffReopen = after(Math.max(LEAST_PAUSE_MS, backOffDelay(attempts, random)), open)
      })
  }

  const close = () => {
    callOffReopen()
    line?.abort()
    line = undefined
    isOpen = false
  }

  return {
    open,
    isOpen: () => isOpen,
    /** Somebody looks at the page again, or nobody does any more. */
    look: () => {
      callOffHidden()
      if (isSeen()) open()
      else callOffHidden = after(HIDDEN_MS, close)
    },
    /** There may be a connection again. */
    hurry: () => {
      attempts = 0
      open()
    },
    stop: () => {
      isOver = true
      callOffHidden()
      close()
    },
  }
}

/**
 * Hears the server's live signal: lines of which only `event: poke` says something, and nothing of what has changed. Ends when the
 * connection does.
 * @param open asks as the person who is signed in
 * @param organizationId whose changes
 */
export async function watchSignal(
  open: (path: string, over: AbortSignal) => Promise<Response>,
  organizationId: string,
  heard: (what: 'open' | 'poke') => void,
  over: AbortSignal,
): Promise<void> {
  const { body, headers } = await open(
    `${syncContract.watchChanges.path}?${new URLSearchParams({ organizationId })}`,
    over,
  )
  // A network that asks for a login answers everything with a page.
  if (!body || !headers.get('content-type')?.startsWith('text/event-stream')) return body?.cancel()
  heard('open')
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const lines = (rest + value).split(/\r?\n/)
    rest = lines.pop() ?? ''
    for (const line of lines) if (/^event: ?poke$/.test(line)) heard('poke')
  }
}
