import { useLingui } from '@lingui/react/macro'
import { ActivityList } from '#web/desk/activity-list.tsx'
import { OwnOrganizationPage } from '#web/desk/own-organization-page.tsx'

/** What happened in the organization. */
export function ActivityPage() {
  const { t } = useLingui()
  return (
    <OwnOrganizationPage title={t`Activity`}>
      {(organizationId) => <ActivityList organizationId={organizationId} />}
    </OwnOrganizationPage>
  )
}
