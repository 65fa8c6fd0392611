import { useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/dates.ts'
import { DAY_MS } from '#shared/day.ts'
import { LONGEST_DEADLINE_DAYS } from '#shared/handover/deadlines.ts'
import { protocolPath } from '#web/manage/addresses/record-paths.ts'
import { deadlineLabels } from '#web/manage/protocol/labels/protocol-labels.ts'
import { useDatabaseQuery } from '#web/manage/records/use-manager.ts'
import { useToday } from '#web/manage/records/use-today.ts'
import { readSignedSince } from '#web/manage/sync/commands/read-recent.ts'
import { dueSoon } from './due.ts'
import type { Line } from './use-lines.tsx'

/** A protocol is begun this long before its handover at most, or nobody is told of its deadlines here. */
const BEGUN_AHEAD_DAYS = 90

/**
 * Deadlines of signed handovers that end soon.
 * @param addresses of the homes, by id; undefined while they are read
 * @returns undefined while it is read
 */
export function useDueLines(addresses: ReadonlyMap<string, string> | undefined): Line[] | undefined {
  const { i18n } = useLingui()
  const today = useToday()
  const due = useDatabaseQuery(
    async (database) => {
      if (!addresses) return undefined
      const since = Date.parse(today) - (LONGEST_DEADLINE_DAYS + BEGUN_AHEAD_DAYS) * DAY_MS
      return dueSoon((await readSignedSince(database, since)) ?? [], addresses, today)
    },
    [addresses, today],
  )
  return due?.map(({ kind, on, protocolId, address }) => ({
    key: `due ${protocolId} ${kind}`,
    to: protocolPath(protocolId),
    words: `${formatDate(on)}: ${i18n._(deadlineLabels[kind])}`,
    at: address,
  }))
}
