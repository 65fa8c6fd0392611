import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { listenForChanges } from './change-listener.ts'
import { createPokePace, type EventStream, openEventStream } from './event-stream.ts'
import type { ChangeStreams } from './viewer.ts'

const HEARTBEAT_MS = 25_000
/** Each browser has one. Of more, the one that was opened first has most likely been forgotten by its network. */
const MAX_STREAMS_PER_USER = 8
/** After a restart not everybody comes back at once. */
const SOONEST_RETURN_MS = 1_000
const RETURNS_SPREAD_MS = 4_000

interface Options {
  databaseUrl: string
  log: Deps['log']
  heartbeatMs?: number
}

/** Listens to the database from the first viewer on. */
export function createChangeStreams({ databaseUrl, log, heartbeatMs = HEARTBEAT_MS }: Options): ChangeStreams {
  const pace = createPokePace()
  const streams = { ofOrganization: new Map<string, Set<EventStream>>(), ofUser: new Map<string, Set<EventStream>>() }
  /** Ends a stream whose viewer may not watch any more. */
  const judges = new WeakMap<EventStream, () => void>()
  let listening: ReturnType<typeof listenForChanges> | undefined
  let isClosed = false

  return {
    open({ userId, organizationId, isWelcome }) {
      if (isClosed) throw new AppError('UNAVAILABLE')
      listening ??= listenForChanges({ databaseUrl, log, onChange, onPerson })
      const stream = openEventStream(() => {
        clearInterval(beating)
        pace.forget(stream)
        remove(streams.ofOrganization, organizationId, stream)
        remove(streams.ofUser, userId, stream)
      })
      // Also when that cannot be found out: whoever comes back is asked anew.
      const judge = () =>
        void isWelcome()
          .catch(() => false)
          .then((welcome) => (welcome ? stream.beat() : stream.end()))
      judges.set(stream, judge)
      const beating = setInterval(judge, heartbeatMs)
      add(streams.ofOrganization, organizationId, stream)
      const [oldest, ...others] = add(streams.ofUser, userId, stream)
      if (others.length >= MAX_STREAMS_PER_USER) oldest?.end()
      return stream.response
    },
    count: () => all().length,
    async close() {
      isClosed = true
      for (const stream of all()) stream.sayGoodbye(SOONEST_RETURN_MS + Math.random() * RETURNS_SPREAD_MS)
      await listening?.stop()
    },
  }

  function onChange(organizationId: string | undefined): void {
    const told = organizationId === undefined ? all() : (streams.ofOrganization.get(organizationId) ?? [])
    for (const stream of told) pace.tell(stream)
  }

  /** At once, and at the next heartbeat where nobody listened just then. */
  function onPerson(userId: string): void {
    for (const stream of streams.ofUser.get(userId) ?? []) judges.get(stream)?.()
  }

  function all(): EventStream[] {
    return [...streams.ofOrganization.values()].flatMap((some) => [...some])
  }
}

function add(groups: Map<string, Set<EventStream>>, id: string, stream: EventStream): Set<EventStream> {
  const group = groups.get(id) ?? new Set()
  groups.set(id, group.add(stream))
  return group
}

function remove(groups: Map<string, Set<EventStream>>, id: string, stream: EventStream): void {
  const group = groups.get(id)
  group?.delete(stream)
  if (group?.size === 0) groups.delete(id)
}
