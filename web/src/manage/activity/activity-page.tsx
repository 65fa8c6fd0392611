import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Activity } from '#shared/activity/activity.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { OwnOrganizationPage } from '#web/manage/frame/own-organization-page.tsx'
import { ReadState } from '#web/manage/frame/read-state.tsx'
import { useKeptList } from '#web/manage/lists/use-kept-list.ts'
import { ACTIVITY_PAGE_SIZE, readActivities } from '#web/manage/records/read-lists.ts'
import { useManager } from '#web/manage/records/use-manager.ts'
import { useRefresh } from '#web/manage/records/use-refresh.ts'
import { ActivityEntry } from './activity-entry.tsx'

/** What happened in the organization. */
export function ActivityPage() {
  const { t } = useLingui()
  return (
    <OwnOrganizationPage title={t`Activity`}>
      {(organizationId) => <ActivityList organizationId={organizationId} />}
    </OwnOrganizationPage>
  )
}

/** Who did what, newest first. What was read before stays readable without a connection. */
export function ActivityList({ organizationId }: { organizationId: string }) {
  const { database } = useManager()
  const [pages, setPages] = useState(1)
  const [hasMore, setHasMore] = useState(false)
  const key = `activities:${organizationId}`
  const activities = useKeptList(key, async (kept) => newestFirst(await kept.activities.toArray(), organizationId))
  const refreshing = useRefresh(`${key} ${pages}`, async () =>
    setHasMore(await readActivities(database, organizationId, (pages - 1) * ACTIVITY_PAGE_SIZE)),
  )
  const shown = activities?.slice(0, pages * ACTIVITY_PAGE_SIZE)
  const canShowMore = hasMore || (activities?.length ?? 0) > pages * ACTIVITY_PAGE_SIZE
  return (
    <>
      <ReadState of={key} {...refreshing}>
        {activities?.length === 0 && (
          <Text color="fg.muted">
            <Trans>Nothing has happened yet.</Trans>
          </Text>
        )}
      </ReadState>
      <Box as="ol" listStyleType="none">
        {shown?.map((activity) => (
          <ActivityEntry key={activity.id} activity={activity} />
        ))}
      </Box>
      {canShowMore && (
        <Button variant="outline" mt="4" onClick={() => setPages((count) => count + 1)}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  )
}

const newestFirst = (all: Activity[], organizationId: string) =>
  all
    .filter((activity) => activity.organizationId === organizationId)
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at) || (a.id < b.id ? 1 : -1))
