import type { ComponentType } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { ActivityPage } from '#web/features/activity/activity-page.tsx'
import { AdminPage } from '#web/features/admin/admin-page.tsx'
import { ApiTestsPage } from '#web/features/api-tests/api-tests-page.tsx'
import { ApplicationPage } from '#web/features/applications/application-page.tsx'
import { ProtocolPage } from '#web/features/handover/protocol-page.tsx'
import { ProtocolsPage } from '#web/features/handover/protocols-page.tsx'
import { DataProtectionPage } from '#web/features/organization/data-protection-page.tsx'
import { OrganizationPage } from '#web/features/organization/organization-page.tsx'
import { PlatformPage } from '#web/features/platform/platform-page.tsx'
import { ProcessPage } from '#web/features/process/process-page.tsx'
import { AccessDeniedPage } from '#web/features/sign-in/access-denied-page.tsx'
import { AdminLoginPage } from '#web/features/sign-in/admin-login-page.tsx'
import { AuthValidationPage } from '#web/features/sign-in/auth-validation-page.tsx'
import { CallbackPage } from '#web/features/sign-in/callback-page.tsx'
import { TeamPage } from '#web/features/team/team-page.tsx'
import { paths } from '#web/paths.ts'

const pages: Partial<Record<string, ComponentType>> = {
  [paths.adminLogin]: AdminLoginPage,
  [paths.adminLoginToo]: AdminLoginPage,
  [paths.signInCallback]: CallbackPage,
  [paths.authValidation]: AuthValidationPage,
  [paths.accessDenied]: AccessDeniedPage,
  [paths.admin]: AdminPage,
  [paths.team]: TeamPage,
  [paths.activity]: ActivityPage,
  [paths.dataProtection]: DataProtectionPage,
  [paths.process]: ProcessPage,
  [paths.application]: ApplicationPage,
  [paths.protocols]: ProtocolsPage,
  [paths.protocol]: ProtocolPage,
  [paths.platform]: PlatformPage,
  [paths.organization]: OrganizationPage,
  [paths.apiTests]: ApiTestsPage,
}

/** Every page for people who manage, loaded in one piece: who needs one soon needs the others. */
export function DeskPages() {
  const { pathname } = useLocation()
  const path = Object.keys(pages).find((each) => matchPath(each, pathname)) ?? ''
  const Page = pages[path]
  return Page && <Page />
}
