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
 * @returns how to call it off
 */
export function onceRead({ now, after, isRead }: Screen, run: () => void): () => void {
  const latest = now() + LATEST_MS
  let wasRead = false
  let callOff = () => {}
  const look = () => {
    const isReadNow = isRead()
    // What was read may lead to what is read next.
    if ((wasRead && isReadNow) || now() >= latest) return run()
    wasRead = isReadNow
    callOff = after(LOOK_AGAIN_MS, look)
  }
  callOff = after(LOOK_AGAIN_MS, look)
  return () => callOff()
}
