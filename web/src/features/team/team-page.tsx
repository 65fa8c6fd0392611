import { useLingui } from '@lingui/react/macro'
import { OwnOrganizationPage } from '#web/desk/own-organization-page.tsx'
import { UserList } from '#web/desk/user-list.tsx'

/** Who works for the organization, and who may. */
export function TeamPage() {
  const { t } = useLingui()
  return (
    <OwnOrganizationPage title={t`Team`}>
      {(organizationId) => <UserList organizationId={organizationId} />}
    </OwnOrganizationPage>
  )
}
