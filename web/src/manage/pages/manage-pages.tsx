import type { ComponentType } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { managePaths } from '#web/kit/address/paths.ts'
import { lazyPart } from '#web/kit/ui/lazy-part.tsx'
import { ActivityPage } from '#web/manage/activity/page/activity-page.tsx'
import { ApiTestsPage } from '#web/manage/api-console/api-tests-page.tsx'
import { ProcessPage } from '#web/manage/applications/list/process-page.tsx'
import { ApplicationPage } from '#web/manage/applications/page/application-page.tsx'
import { ProtocolsPage } from '#web/manage/handover/prepare/protocols-page.tsx'
import { DataProtectionPage } from '#web/manage/organization/data-protection.tsx'
import { OrganizationPage } from '#web/manage/organization/organization-page.tsx'
import { ProcessingRecordPage } from '#web/manage/organization/processing-record-page.tsx'
import { PlatformPage } from '#web/manage/platform/platform-page.tsx'
import { AdminPage } from '#web/manage/properties/admin-page.tsx'
import { PropertyPage } from '#web/manage/properties/page/property-page.tsx'
import { AccessDeniedPage } from '#web/manage/sign-in/access-denied-page.tsx'
import { AuthValidationPage } from '#web/manage/sign-in/auth-validation-page.tsx'
import { CallbackPage } from '#web/manage/sign-in/callback-page.tsx'
import { TeamPage } from '#web/manage/team/team-page.tsx'

/** A fifth of the code, which nobody needs who reads applications. The device keeps it with the rest. */
const ProtocolPage = lazyPart(async () => (await import('#web/manage/handover/protocol-page.tsx')).ProtocolPage)
const LifeSpansPage = lazyPart(async () => (await import('#web/manage/life-spans/life-spans-page.tsx')).LifeSpansPage)

const pages: Record<keyof typeof managePaths, ComponentType> = {
  signInCallback: CallbackPage,
  authValidation: AuthValidationPage,
  accessDenied: AccessDeniedPage,
  admin: AdminPage,
  property: PropertyPage,
  team: TeamPage,
  activity: ActivityPage,
  dataProtection: DataProtectionPage,
  processingRecord: ProcessingRecordPage,
  lifeSpans: LifeSpansPage,
  process: ProcessPage,
  application: ApplicationPage,
  protocols: ProtocolsPage,
  protocol: ProtocolPage,
  platform: PlatformPage,
  organization: OrganizationPage,
  apiTests: ApiTestsPage,
}

/** Every page for people who manage, most of them loaded in one piece: who needs one soon needs the others. */
export function ManagePages() {
  const { pathname } = useLocation()
  const [, Page] =
    Object.entries(pages).find(([key]) => matchPath(managePaths[key as keyof typeof pages], pathname)) ?? []
  return Page && <Page />
}
