import type { Entity } from '#shared/feed/feed.ts'
import { useAround } from '#web/manage/facts/use-around.ts'
import { useRecord } from '#web/manage/records/use-records.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import { sameOf } from '#web/manage/sync/commands/change-command.ts'
import { versionOf } from '#web/manage/sync/feed/stored-feed.ts'
import type { ConflictLine } from './conflict-lines.ts'
import { useConflictLines } from './use-conflict-lines.ts'

export interface Conflict {
  lines: readonly ConflictLine[]
  /** Whether what stands now has been read: before that nobody can compare, and nothing is written over it. */
  isHere: boolean
}

/** What somebody wanted beside what stands now, so that both can be compared before one of them is chosen. */
export function useConflict(command: StoredCommand, rest: readonly StoredCommand[]): Conflict {
  const { about, outcome } = command
  const record = useRecord(about.entity as Entity, about.id) // as it was written down by a command of ours
  const around = useAround(command)
  const linesOf = useConflictLines()
  const current = outcome?.current
  if (!current || current.other) return { lines: [], isHere: true }
  if (record === undefined || around === undefined) return { lines: [], isHere: false }
  const isHere = record === null || versionOf(record) >= current.version
  return { lines: isHere ? linesOf(sameOf(command, rest), record ?? undefined, around) : [], isHere }
}
