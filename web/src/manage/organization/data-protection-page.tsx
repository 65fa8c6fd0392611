import { useLingui } from '@lingui/react/macro'
import { OwnOrganizationPage } from '#web/manage/frame/own-organization-page.tsx'
import { DataProtection } from './data-protection.tsx'

/** What the organization does with the data of those who apply. */
export function DataProtectionPage() {
  const { t } = useLingui()
  return (
    <OwnOrganizationPage title={t`Data protection`}>
      {(organizationId) => <DataProtection organizationId={organizationId} />}
    </OwnOrganizationPage>
  )
}
