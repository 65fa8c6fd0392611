import { useLingui } from '@lingui/react/macro'
import { OwnOrganizationPage } from '#web/manage/frame/own-organization-page.tsx'
import { UserList } from './user-list.tsx'

/** Who works for the organization, and who may. */
export function TeamPage() {
  const { t } = useLingui()
  return (
    <OwnOrganizationPage title={t`Team`}>
      {(organizationId) => <UserList organizationId={organizationId} />}
    </OwnOrganizationPage>
  )
}
