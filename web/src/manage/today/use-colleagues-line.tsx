import { Plural } from '@lingui/react/macro'
import { useState } from 'react'
import type { Activity } from '#shared/activity/activity.ts'
import type { ActivityFilter } from '#shared/activity/activity-filter.ts'
import { afterDays } from '#shared/dates.ts'
import { dayAtHome } from '#shared/resident/stay.ts'
import { paths } from '#web/kit/address/paths.ts'
import { askColleaguesChanges, newColleaguesChanges } from '#web/manage/records/colleagues-changes.ts'
import { useDatabaseQuery, useManager } from '#web/manage/records/use-manager.ts'
import { useRefresh } from '#web/manage/records/use-refresh.ts'
import { useToday } from '#web/manage/records/use-today.ts'
import type { Line } from './use-lines.tsx'

/** What is older is no news. */
const NEWS_DAYS = 14

/**
 * What colleagues changed of what this person worked on, and the log has not shown here yet; none without a connection.
 * @param isStanding whether everything else is on the screen: the server is asked behind it
 */
export function useColleaguesLine(isStanding: boolean): Omit<Line, 'key'> | undefined {
  const { organizationId } = useManager()
  const since = afterDays(useToday(), -NEWS_DAYS)
  const [told, setTold] = useState<Activity[]>([])
  const isAsked = isStanding && organizationId !== null
  useRefresh(`colleagues ${organizationId} ${isAsked} ${since}`, async () => {
    if (isAsked) setTold(await askColleaguesChanges(organizationId, since))
  })
  const changes = useDatabaseQuery((database) => newColleaguesChanges(database, told), [told]) ?? []
  const count = changes.length
  const first = changes.at(-1)
  if (!first) return undefined
  // In the order in which the log writes them, or its address were a step more for Back.
  const filter = { from: dayAtHome(new Date(first.at)), concerns: 'me' } satisfies ActivityFilter
  return {
    to: `${paths.activity}?${new URLSearchParams(filter).toString()}`,
    words: (
      <Plural
        value={count}
        one="# change by colleagues to what you worked on"
        other="# changes by colleagues to what you worked on"
      />
    ),
  }
}
