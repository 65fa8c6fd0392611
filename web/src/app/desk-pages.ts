// Everything for people who manage, loaded in one piece: no barrel, it is what routes.tsx takes the pages from.
import { ActivityPage } from '#web/features/activity/activity-page.tsx'
import { AdminPage } from '#web/features/admin/admin-page.tsx'
import { OrganizationPage } from '#web/features/organization/organization-page.tsx'
import { PlatformPage } from '#web/features/platform/platform-page.tsx'
import { AccessDeniedPage } from '#web/features/sign-in/access-denied-page.tsx'
import { AdminLoginPage } from '#web/features/sign-in/admin-login-page.tsx'
import { AuthValidationPage } from '#web/features/sign-in/auth-validation-page.tsx'
import { CallbackPage } from '#web/features/sign-in/callback-page.tsx'
import { TeamPage } from '#web/features/team/team-page.tsx'

export const deskPages = {
  ActivityPage,
  AdminPage,
  OrganizationPage,
  PlatformPage,
  AccessDeniedPage,
  AdminLoginPage,
  AuthValidationPage,
  CallbackPage,
  TeamPage,
}
