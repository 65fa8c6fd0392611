import Dexie from 'dexie'

/** What takes longer to read and to draw rests, so many times as long as it took longer. */
const QUICK_MS = 100
const REST = 3
const LONGEST_REST_MS = 10_000
/** What comes by thousands. All else is somebody's doing, or rare. */
const OF_FEED = new Set(['recordsA', 'recordsB', 'feed'])

const all = new Set<() => void>()
const freeAll = () => {
  for (const free of all) free()
}

let isFirst = false
/** Whether records come for the first time, by thousands: only then something takes turns and rests. */
export function noteFirstRead(is: boolean): void {
  if (is === isFirst) return
  isFirst = is
  freeAll()
}

/** What somebody does is seen at once, here and in their other tabs, whatever is read or rests. */
Dexie.on('storagemutated', (parts) => {
  const tables = Object.keys(parts).map((part) => part.split('/').at(-2) ?? '')
  if (tables.some((table) => !OF_FEED.has(table))) freeAll()
})

/** Reading the same again and again: one after the other, with rests between them. */
export function takeTurns() {
  /** The turn that has to be over first. */
  let current: object | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let whenFree: (() => void) | undefined
  const free = () => {
    clearTimeout(timer)
    current = undefined
    whenFree?.()
    whenFree = undefined
  }
  all.add(free)
  return {
    isFree: () => !isFirst || current === undefined,
    /** Only the last who waits gets a turn. */
    wait: (turn: () => void) => void (whenFree = turn),
    begin() {
      if (!isFirst) return () => undefined
      const turn = (current = {})
      const from = performance.now()
      const freeIn = (ms: number) => {
        if (current !== turn) return
        clearTimeout(timer)
        timer = setTimeout(free, Math.min(Math.max(ms, 0), LONGEST_REST_MS))
      }
      /** When it was read and told. */
      return () => {
        freeIn(LONGEST_REST_MS)
        onceDrawn(() => freeIn((performance.now() - from - QUICK_MS) * REST))
      }
    },
    stop() {
      all.delete(free)
      clearTimeout(timer)
      current = undefined
    },
  }
}

/** What was told is drawn once nothing else is to be done. WebKit and Node have no requestIdleCallback. */
const onceDrawn = (run: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(run) : setTimeout(run)
