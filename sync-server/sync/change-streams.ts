import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { listenForChanges } from './change-listener.ts'
import { type EventStream, openEventStream } from './event-stream.ts'
import type { ChangeStreams } from './viewer.ts'

const HEARTBEAT_MS = 25_000
/** Each browser has one. Of more, the one that was opened first has most likely been forgotten by its network. */
const MAX_STREAMS_PER_USER = 8
/** However many applications arrive: within it, everybody is told once. */
const POKE_EVERY_MS = 500

interface Options {
  databaseUrl: string
  log: Deps['log']
  heartbeatMs?: number
}

/** Listens to the database from the first viewer on. */
export function createChangeStreams({ databaseUrl, log, heartbeatMs = HEARTBEAT_MS }: Options): ChangeStreams {
  const watched = new Map<string, Watched>()
  const streamsOf = new Map<string, EventStream[]>()
  let stopListening: (() => Promise<void>) | undefined
  let isClosed = false

  return {
    open({ userId, organizationId, isWelcome }) {
      if (isClosed) throw new AppError('UNAVAILABLE')
      stopListening ??= listenForChanges({ databaseUrl, log, onChange })
      const organization = watched.get(organizationId) ?? watch()
      watched.set(organizationId, organization)
      const stream = openEventStream(() => {
        clearInterval(beating)
        organization.streams.delete(stream)
        if (organization.streams.size === 0 && watched.get(organizationId) === organization)
          watched.delete(organizationId)
        const others = streamsOf.get(userId)?.filter((other) => other !== stream) ?? []
        if (others.length > 0) streamsOf.set(userId, others)
        else streamsOf.delete(userId)
      })
      const beating = setInterval(() => {
        // Also when that cannot be found out: whoever comes back is asked anew.
        void isWelcome()
          .catch(() => false)
          .then((welcome) => (welcome ? stream.beat() : stream.end()))
      }, heartbeatMs)
      organization.streams.add(stream)
      const own = [...(streamsOf.get(userId) ?? []), stream]
      streamsOf.set(userId, own)
      if (own.length > MAX_STREAMS_PER_USER) own[0]?.end()
      return stream.response
    },
    async close() {
      isClosed = true
      for (const stream of [...streamsOf.values()].flat()) stream.end()
      await stopListening?.()
    },
  }

  function onChange(organizationId: string | undefined): void {
    if (organizationId === undefined) for (const organization of watched.values()) organization.poke()
    else watched.get(organizationId)?.poke()
  }
}

interface Watched {
  streams: Set<EventStream>
  poke: () => void
}

function watch(): Watched {
  const streams = new Set<EventStream>()
  let pause: NodeJS.Timeout | undefined
  let isDue = false
  const poke = () => {
    isDue = pause !== undefined
    if (isDue) return
    for (const stream of streams) stream.poke()
    pause = setTimeout(() => {
      pause = undefined
      if (isDue) poke()
    }, POKE_EVERY_MS)
    pause.unref()
  }
  return { streams, poke }
}
