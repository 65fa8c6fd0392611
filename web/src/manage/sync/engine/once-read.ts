import type { RecordsPorts } from '#web/manage/sync/feed/ports.ts'

const LOOK_AGAIN_MS = 100
const LATEST_MS = 8_000

interface Screen extends Pick<RecordsPorts, 'now' | 'after'> {
  /** Whether it waits for nothing that lies on this device. */
  isRead: () => boolean
}

/**
 * Runs something once the screen has what it reads of this device, at the latest after 8 s: on a slow phone, what begins beside it keeps
 * the list waiting for as long again.
 * @returns how to run it at once, which what does not lie on this device asks for, and how to call it off
 */
export function onceRead(
  { now, after, isRead }: Screen,
  begin: () => void,
): { atOnce: () => void; callOff: () => void } {
  const latest = now() + LATEST_MS
  let wasRead = false
  let isOver = false
  let cancel = () => {}
  const callOff = () => {
    isOver = true
    cancel()
  }
  const run = () => {
    if (isOver) return
    callOff()
    begin()
  }
  const look = () => {
    const isReadNow = isRead()
    // What was read may lead to what is read next.
    if ((wasRead && isReadNow) || now() >= latest) return run()
    wasRead = isReadNow
    cancel = after(LOOK_AGAIN_MS, look)
  }
  cancel = after(LOOK_AGAIN_MS, look)
  return { atOnce: run, callOff }
}
