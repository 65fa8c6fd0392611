import type { Change, Digest, PullAnswer } from '#shared/feed/contract.ts'
import { entities } from '#shared/feed/feed.ts'

interface Entry {
  entity: string
  id: string
  seq: bigint
  row: { id: string } | null
}

interface Cursor {
  epoch: number
  seq: string
  /** Of a first synchronization that is not through. */
  after?: string
}

/** The feed as its contract describes it: one entry for each record, in the order of the last changes. */
export function createModelFeed(now: () => number) {
  let entries = new Map<string, Entry>()
  let head = 0n
  let least = 0n
  let epoch = 1
  const watchers = new Set<() => void>()

  const put = (entity: string, id: string, row: { id: string } | null) => {
    head += 1n
    entries.set(`${entity}:${id}`, { entity, id, seq: head, row: structuredClone(row) })
    for (const poke of watchers) poke()
  }

  const living = () => [...entries.values()].filter(({ row }) => row)
  const placeOf = ({ entity, id }: Entry) =>
    `${String((entities as string[]).indexOf(entity) + 1).padStart(2, '0')}:${id}`

  const pull = (text: string | undefined, wantsDigest: boolean, limit: number): PullAnswer => {
    const given = text === undefined ? undefined : (JSON.parse(text) as Cursor)
    const isOfUse = given && given.epoch === epoch && BigInt(given.seq) >= least && BigInt(given.seq) <= head
    const cursor: Cursor = isOfUse ? given : { epoch, seq: String(head), after: '' }
    const reset = given !== undefined && !isOfUse
    const rest =
      cursor.after === undefined
        ? [...entries.values()]
            .filter(({ seq }) => seq > BigInt(cursor.seq))
            .toSorted((a, b) => (a.seq < b.seq ? -1 : 1))
        : living()
            .filter((entry) => placeOf(entry) > (cursor.after ?? ''))
            .toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
    const page = rest.slice(0, limit)
    const last = page.at(-1)
    const isFirstSyncOver = cursor.after !== undefined && rest.length <= limit
    const next: Cursor =
      cursor.after === undefined
        ? { epoch, seq: String(last?.seq ?? cursor.seq) }
        : { epoch, seq: cursor.seq, ...(!isFirstSyncOver && last && { after: placeOf(last) }) }
    // What changed during a first synchronization follows it.
    const more = rest.length > limit || (isFirstSyncOver && BigInt(cursor.seq) < head)
    return {
      reset,
      changes: page.map(changeOf),
      cursor: JSON.stringify(next),
      more,
      serverTime: new Date(now()).toISOString(),
      ...(wantsDigest && !more && { digest: digestOf(living()) }),
    }
  }

  return {
    put,
    pull,
    row: (entity: string, id: string) => entries.get(`${entity}:${id}`)?.row,
    rows: () => living().map(({ entity, row }) => ({ entity, row })),
    watchers,
    /** Tombstones so far are forgotten: older cursors have to begin anew. */
    purge: () => {
      entries = new Map([...entries].filter(([, { row }]) => row))
      least = head
    },
    backup: () => ({ entries: new Map(entries), head }),
    /** Puts back what was saved, as a restored backup does. */
    restore: (saved: { entries: Map<string, Entry>; head: bigint }) => {
      entries = new Map(saved.entries)
      head = saved.head
      epoch += 1
    },
  }
}

export type ModelFeed = ReturnType<typeof createModelFeed>

const changeOf = ({ entity, id, seq, row }: Entry): Change => ({
  entity,
  id,
  seq: String(seq),
  h: String(hashOf(id, seq)),
  row: row && structuredClone(row),
})

function digestOf(entries: readonly Entry[]): Digest {
  const digest: Digest = {}
  for (const { entity, id, seq } of entries) {
    const { n, x } = digest[entity] ?? { n: 0, x: '0' }
    digest[entity] = { n: n + 1, x: String(BigInt(x) ^ hashOf(id, seq)) }
  }
  return digest
}

/** 64 bits with a sign, as PostgreSQL has them (FNV-1a). */
function hashOf(id: string, seq: bigint): bigint {
  let hash = 0xcbf29ce484222325n
  for (const character of `${id}:${seq}`) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.charCodeAt(0))) * 0x100000001b3n)
  }
  return BigInt.asIntN(64, hash)
}
