import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import { asWaiting, sameOf } from '#web/manage/sync/commands/change-command.ts'
import { isOverwritable } from '#web/manage/sync/commands/keep-command.ts'
import { isSigned } from '#web/manage/sync/commands/undo-command.ts'
import { versionOf } from '#web/manage/sync/feed/stored-feed.ts'
import { isSame } from './three-way.ts'
import { bodyOver, type Said, wantedOf } from './wanted-change.ts'

/** Of every record, and no field that somebody changes. */
const ofRecord = new Set(['version', 'updatedAt'])

/**
 * What was done to the same record in another way after a change that was refused, and never sent because of it: the decision about that one
 * is none about these. What people signed stays together.
 *
 * @param rest what was never sent because of it
 */
export function besides(command: StoredCommand, rest: readonly StoredCommand[]): StoredCommand[] {
  const same = sameOf(command, rest)
  const fields = fieldsOf(same)
  if (!fields || isSigned([command, ...rest])) return []
  return rest.filter((each) => {
    if (same.includes(each) || each.chain !== command.chain || !isOverwritable(each)) return false
    return fieldsOf([each])?.every((field) => !fields.includes(field)) === true
  })
}

/**
 * They wait again. Where nobody else touched what they change, they are done to the record as it stands; else to what was seen, which
 * the server refuses: then they are asked about by themselves.
 *
 * @param now the record as it stands
 * @param isAfter another change of it is sent before
 */
export function released(
  command: StoredCommand,
  rest: readonly StoredCommand[],
  { now, at, isAfter }: { now: object; at: number; isAfter: boolean },
): StoredCommand[] {
  const names = new Set<string>()
  let hasBefore = isAfter
  return besides(command, rest).map((each) => {
    const waiting = asWaiting(each, at)
    const isNext = names.has(each.name)
    names.add(each.name)
    if (isNext) return { ...waiting, follows: true }
    if (!isUntouched(each, now)) return { ...waiting, follows: undefined, ifMatch: command.ifMatch }
    const body = each.attempts === 0 ? bodyOver([each], now) : each.body
    const follows = hasBefore || undefined
    hasBefore = true
    return { ...waiting, body, follows, ifMatch: versionOf(now) }
  })
}

const isUntouched = (command: StoredCommand, now: object): boolean => {
  const seen = command.base.seen as Said | undefined // a record, as it was written down
  return fieldsOf([command])?.every((field) => isSame(seen?.[field], (now as Said)[field])) === true
}

/** What changes make another than it was seen; undefined where an older version did not keep that. */
function fieldsOf(changes: readonly StoredCommand[]): string[] | undefined {
  const seen = changes[0]?.base.seen as Said | undefined // a record, as it was written down
  if (!seen) return undefined
  const { mine } = wantedOf(changes, seen)
  return Object.keys(mine).filter((field) => !ofRecord.has(field) && !isSame(seen[field], mine[field]))
}
