import { useLingui } from '@lingui/react/macro'
import { lazyPart } from '#web/kit/ui/lazy-part.tsx'
import { OwnOrganizationPage } from '#web/manage/frame/own-organization-page.tsx'

/** With all its words it is loaded when somebody looks at it. */
export const ActivityList = lazyPart(async () => (await import('#web/manage/activity/activity-list.tsx')).ActivityList)

/** What happened in the organization. */
export function ActivityPage() {
  const { t } = useLingui()
  return (
    <OwnOrganizationPage title={t`Activity`}>
      {(organizationId) => <ActivityList organizationId={organizationId} />}
    </OwnOrganizationPage>
  )
}
