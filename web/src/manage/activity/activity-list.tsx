import { Box } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback, useEffect, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import type { Activity } from '#shared/activity/activity.ts'
import { type ActivityFilter, fitting } from '#shared/activity/activity-filter.ts'
import { fieldId } from '#web/kit/form/field/form-field.tsx'
import { Button } from '#web/kit/ui/button.ts'
import { unseen } from '#web/kit/ui/fitting.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { ReadState } from '#web/manage/frame/read-state.tsx'
import { useEntries } from '#web/manage/frame/use-entries.ts'
import { useKeepInAddress } from '#web/manage/lists/use-keep-in-address.ts'
import { useKeptList } from '#web/manage/lists/use-kept-list.ts'
import { shownColleaguesChanges } from '#web/manage/records/colleagues-changes.ts'
import { ACTIVITY_PAGE_SIZE, readActivities } from '#web/manage/records/read-lists.ts'
import { useManager } from '#web/manage/records/use-manager.ts'
import { useRefresh } from '#web/manage/records/use-refresh.ts'
import { ActivityEntry } from './activity-entry.tsx'
import { emptyLogForm, filterOf, logForm, readLogForm } from './log-filter.ts'
import { LogFilters } from './log-filters.tsx'

/** Who did what, newest first, of what is looked for, which stands in the address. What was read before stays readable without a connection. */
export function ActivityList({ organizationId }: { organizationId: string }) {
  const [address] = useSearchParams()
  const [defaultValues] = useState(() => readLogForm(address))
  const form = useForm({ defaultValues, resolver: zodResolver(logForm), mode: 'onBlur' })
  const filter = filterOf(useWatch({ control: form.control }))
  const said = new URLSearchParams(filter).toString()
  const [told, setTold] = useState({ of: said, count: 0 })
  const onFound = useCallback((count: number) => setTold({ of: said, count }), [said])
  useKeepInAddress(
    filter,
    useEntries((before) => form.reset(readLogForm(before))),
  )
  return (
    <FormProvider {...form}>
      <LogFilters organizationId={organizationId} />
      {/* There before it speaks: what comes to the screen with its words is not read out. */}
      <Box role="status" css={unseen}>
        {told.of === said && told.count > 0 && <Plural value={told.count} one="# entry" other="# entries" />}
      </Box>
      <FoundActivities
        key={said}
        organizationId={organizationId}
        filter={filter}
        onFound={onFound}
        onWiden={() => {
          form.reset(emptyLogForm)
          // The button goes with what it removes.
          document.getElementById(fieldId('subject'))?.focus()
        }}
      />
    </FormProvider>
  )
}

interface FoundActivitiesProps {
  organizationId: string
  filter: ActivityFilter
  /** How many are shown of what is looked for; none where nothing is. */
  onFound: (count: number) => void
  onWiden: () => void
}

function FoundActivities({ organizationId, filter, onFound, onWiden }: FoundActivitiesProps) {
  const { database } = useManager()
  const [pages, setPages] = useState(1)
  const [hasMore, setHasMore] = useState(false)
  const key = `activities:${organizationId}`
  const activities = useKeptList(key, async (kept) => {
    const lines = filter.concerns ? await shownColleaguesChanges(kept) : await kept.activities.toArray()
    return newestFirst(lines, organizationId)
  })
  const found = activities?.filter(fitting(filter)) ?? []
  const isAll = Object.keys(filter).length === 0
  const refreshing = useRefresh(`${key} ${pages}`, async () =>
    setHasMore(await readActivities(database, organizationId, { filter, offset: (pages - 1) * ACTIVITY_PAGE_SIZE })),
  )
  const shown = found.slice(0, pages * ACTIVITY_PAGE_SIZE)
  const canShowMore = hasMore || found.length > pages * ACTIVITY_PAGE_SIZE
  const told = isAll ? 0 : shown.length
  const { isReading } = refreshing
  useEffect(() => {
    if (!isReading) onFound(told)
  }, [isReading, told, onFound])
  return (
    <>
      <ReadState of={key} {...refreshing}>
        {activities && found.length === 0 && (
          <Text color="fg.muted" role="status">
            {refreshing.isReading ? (
              <Trans>Loading...</Trans>
            ) : isAll ? (
              <Trans>Nothing has happened yet.</Trans>
            ) : (
              <Trans>Nothing of this stands in the log. Choose a longer period, somebody else or other records.</Trans>
            )}
          </Text>
        )}
      </ReadState>
      <Box as="ol" listStyleType="none">
        {shown.map((activity) => (
          <ActivityEntry key={activity.id} activity={activity} />
        ))}
      </Box>
      {canShowMore && (
        <Button variant="outline" mt="4" onClick={() => setPages((count) => count + 1)}>
          <Trans>Show more</Trans>
        </Button>
      )}
      {!isAll && found.length === 0 && !refreshing.isReading && (
        <Button variant="outline" mt="2" onClick={onWiden}>
          <Trans>Show everything</Trans>
        </Button>
      )}
    </>
  )
}

const newestFirst = (all: Activity[], organizationId: string) =>
  all
    .filter((activity) => activity.organizationId === organizationId)
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at) || (a.id < b.id ? 1 : -1))
