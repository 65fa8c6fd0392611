import type { RecordsPorts } from '#web/manage/sync/feed/ports.ts'

const ANSWER_MS = 1_000

type LeaderPorts = Pick<RecordsPorts, 'database' | 'locks' | 'channel' | 'after'>

/** One tab works for all that show the same person's data. */
export interface Leadership {
  start: () => void
  /** Somebody looks at this tab: a leader that does not answer is frozen, and is replaced. */
  look: () => void
  /** This page may be frozen from now on, and must not keep the others waiting. */
  sleep: () => void
  wake: () => void
  stop: () => void
}

/** @param lead begins to work; what it gives back ends that */
export function electLeader({ database, locks, channel, after }: LeaderPorts, lead: () => () => void): Leadership {
  let end: (() => void) | undefined
  let life: 'awake' | 'asleep' | 'over' = 'asleep'
  let isQueued = false
  let callOff = () => {}

  const begin = (): Promise<void> => {
    if (end || life !== 'awake') return Promise.resolve()
    const stop = lead()
    return new Promise((resolve) => {
      end = () => {
        end = undefined
        stop()
        resolve()
      }
    })
  }

  const take = (options: { steal?: boolean }) => {
    if (life !== 'awake' || end || (isQueued && !options.steal)) return
    if (!locks) return void begin()
    let hasRun = false
    isQueued = true
    const run = () => {
      hasRun = true
      isQueued = false
      return begin()
    }
    locks.request(`${database.name}-sync`, options, run).catch(() => {
      isQueued = false
      // The browser refuses its locks, as in some embedded pages. Or another tab has taken over: this one waits its turn.
      if (!hasRun) return void begin()
      end?.()
      take({})
    })
  }

  channel.listen((message) => {
    if (message === 'i_lead') callOff()
    if (message === 'who_leads' && end) channel.post('i_lead')
  })

  return {
    start: () => {
      if (life === 'over') return
      life = 'awake'
      take({})
    },
    look: () => {
      if (end || life !== 'awake' || !locks) return
      channel.post('who_leads')
      callOff()
      callOff = after(ANSWER_MS, () => take({ steal: true }))
    },
    sleep: () => {
      if (life === 'awake') life = 'asleep'
      callOff()
      end?.()
    },
    wake: () => {
      if (life !== 'asleep') return
      life = 'awake'
      take({})
    },
    stop: () => {
      life = 'over'
      callOff()
      end?.()
    },
  }
}
