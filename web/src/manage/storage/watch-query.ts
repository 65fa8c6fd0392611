import Dexie, { liveQuery, type Subscription } from 'dexie'
import { takeTurns } from './read-turns.ts'

export interface Watched<T> {
  subscribe: (next: (value: T) => void, failed?: () => void) => Subscription
}

/** What a reading found; nothing when the browser failed it. */
interface Answer<T> {
  run: number
  found?: { value: T }
}

/** Watched queries that have told nothing yet. */
let awaited = 0
/** Whether a screen waits for something that lies on this device. */
export const isAwaited = (): boolean => awaited > 0

/**
 * Tells what a query says, now and whenever that may have changed, in whatever tab. While records come for the first time they are never
 * the reason to read it twice at once, and it rests after it took long: each page of them would wait until all that shows them has been read and drawn anew. Also
 * told is what was read while something changed again, which Dexie keeps to itself: with changes faster than a long list is read nothing
 * would ever be. A reading that the browser fails is tried once more; if that fails too, what was told before stays.
 */
export const watchQuery = <T>(query: () => Promise<T>): Watched<T> => ({
  subscribe(next, failed) {
    let [begun, told, isOver] = [0, 0, false]
    const turns = takeTurns()
    awaited += 1
    const tell = ({ run, found }: Answer<T>) => {
      if (isOver || run <= told) return
      if (told === 0) awaited -= 1
      told = run
      if (found) next(found.value)
      else failed?.()
    }
    const read = (run: number): Promise<Answer<T>> => {
      const end = turns.begin()
      const answer = (found?: { value: T }) => {
        const said = { run, ...(found && { found }) }
        // Outside of the query, to which belongs what is read before.
        setTimeout(() => {
          tell(said)
          end()
        })
        return said
      }
      return Promise.resolve(query())
        .catch((error: unknown) => {
          // What somebody closed, or takes away, is not opened anew.
          if (error instanceof Dexie.DatabaseClosedError) throw error
          return query()
        })
        .then(
          (value) => answer({ value }),
          () => answer(),
        )
    }
    const watched = liveQuery((): Answer<T> | Promise<Answer<T>> => {
      begun += 1
      const run = begun
      if (turns.isFree()) return read(run)
      // Dexie's own promise: what is read after it belongs to the query. What is overtaken while it waits is asked for by nobody.
      return new Dexie.Promise<void>((resolve) => turns.wait(resolve)).then(() =>
        run === begun && !isOver ? read(run) : { run },
      )
    }).subscribe(tell)
    return {
      get closed() {
        return watched.closed
      },
      unsubscribe() {
        if (told === 0 && !isOver) awaited -= 1
        isOver = true
        turns.stop()
        watched.unsubscribe()
      },
    }
  },
})
