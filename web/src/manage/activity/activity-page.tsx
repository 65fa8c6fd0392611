import { useLingui } from '@lingui/react/macro'
import { OwnOrganizationPage } from '#web/manage/frame/own-organization-page.tsx'
import { ActivityList } from './activity-list.tsx'

/** What happened in the organization. */
export function ActivityPage() {
  const { t } = useLingui()
  return (
    <OwnOrganizationPage title={t`Activity`}>
      {(organizationId) => <ActivityList organizationId={organizationId} />}
    </OwnOrganizationPage>
  )
}
