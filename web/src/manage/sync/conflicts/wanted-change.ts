import type { Read } from '#shared/command.ts'
import { commandOf } from '#shared/every-command.ts'
import type { Entity } from '#shared/feed/feed.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import { effectsOf } from '#web/manage/sync/effects/effects.ts'
import { versionOf } from '#web/manage/sync/feed/stored-feed.ts'
import { isSame, threeWay } from './three-way.ts'

/** A record, with nothing known of it. */
export type Said = Record<string, unknown>

/** What somebody saw, what they wanted it to become, and what stands now; of what was not written down nothing is known. */
export interface Wanted {
  seen: Said | undefined
  mine: Said
}

/**
 * What a change, and what was done to the same record after it, makes of the record as the person saw it.
 * @param now the record as it stands, for what an older version kept without saying what was seen
 */
export function wantedOf(changes: readonly StoredCommand[], now: object): Wanted {
  const seen = changes[0]?.base.seen as Said | undefined // a record, as it was written down
  let row: object = seen ?? now
  for (const command of changes) {
    const { entity, id } = command.about
    const read = ((kind: Entity, of: string) => {
      if (kind === entity && of === id) return { ...whoseBy(command), ...row }
      // What else it looks at says nothing of this record: an application by which a process closes is of it.
      return kind === 'protocol' || kind === 'application' ? { id: of, processId: id, status: 'draft' } : undefined
    }) as Read // only the record itself is read
    read.of = () => []
    // What was wanted, whatever stands by now.
    const effect = effectsOf({ ...command, ifMatch: versionOf(row) }, read).find(
      (each) => each.entity === entity && each.id === id,
    )
    if (effect?.row) row = effect.row
  }
  return { seen, mine: row as Said }
}

/**
 * Only what was changed is written over what stands now: what to send for it.
 * @param leads whose word counts where both changed the same
 */
export function bodyOver(changes: readonly StoredCommand[], now: object, leads: 'mine' | 'theirs' = 'mine'): unknown {
  const last = changes.at(-1)
  const { seen, mine } = wantedOf(changes, now)
  if (!last || !seen) return last?.name === 'changeProcess' ? allOf(changes) : last?.body
  const merged = (leads === 'mine' ? threeWay(seen, mine, now) : threeWay(seen, now, mine)) as Said // of objects
  const isMine = (field: string) => !isSame(seen[field], mine[field])
  const over = commandOf(last.name)?.over
  return over ? over(merged as never, { body: last.body, isMine } as never) : last.body // of its own record and endpoint
}

/** As its path says, for a record of which nothing more is known. */
const whoseBy = ({ about, params }: StoredCommand) => ({
  ...(about.entity === 'protocol_room' && { protocolId: params?.['id'] }),
  ...(about.entity === 'resident' && { propertyId: params?.['propertyId'] }),
})

/** Each says only what it changed. */
const allOf = (changes: readonly StoredCommand[]) =>
  Object.assign({}, ...changes.map(({ body }) => body as object)) as object
