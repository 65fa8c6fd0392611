import { employmentStatuses } from '#shared/application/questions/renter.ts'
import type { Entity, FeedRecords } from '#shared/feed/feed.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import { effectsOf } from '#web/manage/sync/fold/fold.ts'
import type { Look } from '#web/manage/sync/fold/fold-types.ts'
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
    const look = ((kind: Entity, of: string) => {
      if (kind === entity && of === id) return row
      // What else it looks at says nothing of this record: an application by which a process closes is of it.
      return kind === 'protocol' || kind === 'application' ? { id: of, processId: id } : undefined
    }) as Look // only the record itself is read
    const effect = effectsOf(command, look).find((each) => each.entity === entity && each.id === id)
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
  switch (last.name) {
    case 'changeRent': {
      const { baseRent, sideCosts } = merged
      return { ...(last.body as object), baseRent, sideCosts }
    }
    case 'changeResident':
      return residentBody(merged as FeedRecords['resident']) // as it was folded
    case 'changeProcess':
      return Object.fromEntries(
        ['status', 'sendsStatusMails', 'conditions'].filter(isMine).map((field) => [field, merged[field]]),
      )
    case 'putRoom':
      return merged['content']
    case 'changeProtocol': {
      const { content, participants } = merged
      return { ...(last.body as object), content, ...(isMine('participants') && { participants }) }
    }
    default:
      return last.body
  }
}

/** Each says only what it changed. */
const allOf = (changes: readonly StoredCommand[]) =>
  Object.assign({}, ...changes.map(({ body }) => body as object)) as object

/** A kind of employment that is none of ours stays unsaid, and so stays what it is. */
function residentBody(resident: FeedRecords['resident']) {
  const { firstName, lastName, email, phone, nationality, moveInDate, moveOutDate, notes, profession } = resident
  const isOurs = employmentStatuses.some((status) => status === profession?.employmentStatus)
  const typed = { firstName, lastName, email, phone: phone ?? '', nationality, notes }
  return { ...typed, moveInDate, moveOutDate, ...(isOurs && { profession }) }
}
