import Dexie from 'dexie'

/** So many times as long as it took to read and to draw something, it is not read again. */
const REST = 3
const LONGEST_REST_MS = 10_000
/** What the feed writes. All else is somebody's doing. */
const OF_FEED = new Set(['recordsA', 'recordsB', 'feed'])

const all = new Set<() => void>()

/** What somebody does is seen at once, here and in their other tabs, whatever rests. */
Dexie.on('storagemutated', (parts) => {
  const tables = Object.keys(parts).map((part) => part.split('/').at(-2) ?? '')
  if (tables.some((table) => !OF_FEED.has(table))) for (const hurry of [...all]) hurry()
})

/** Reading the same again and again: one after the other, with rests between them. */
export function takeTurns() {
  let [state, isHurried]: ['free' | 'reading' | 'resting', boolean] = ['free', false]
  let timer: ReturnType<typeof setTimeout> | undefined
  let whenFree: (() => void) | undefined
  const free = () => {
    clearTimeout(timer)
    state = 'free'
    whenFree?.()
    whenFree = undefined
  }
  const hurry = () => {
    if (state === 'resting') free()
    else isHurried = state === 'reading'
  }
  all.add(hurry)
  return {
    isFree: () => state === 'free',
    /** Only the last who waits gets a turn. */
    wait: (turn: () => void) => void (whenFree = turn),
    begin() {
      ;[state, isHurried] = ['reading', false]
      const from = performance.now()
      /** When it was read and told. */
      return () => {
        if (isHurried) return free()
        state = 'resting'
        const longest = setTimeout(free, LONGEST_REST_MS)
        timer = longest
        onceDrawn(() => {
          if (state !== 'resting' || timer !== longest) return
          clearTimeout(longest)
          timer = setTimeout(free, Math.min((performance.now() - from) * REST, LONGEST_REST_MS))
        })
      }
    },
    stop() {
      all.delete(hurry)
      clearTimeout(timer)
    },
  }
}

/** What was told is drawn once nothing else is to be done. WebKit and Node have no requestIdleCallback. */
const onceDrawn = (run: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(run) : setTimeout(run)
