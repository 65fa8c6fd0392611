import { matchPath } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import type { deskPages } from './desk-pages.ts'
import { type LazyPage, lazyPage } from './page-loader.tsx'

/** A page for people who manage. They are loaded together: who needs one soon needs the others. */
const deskPage = (name: keyof typeof deskPages) =>
  lazyPage(async () => (await import('./desk-pages.ts')).deskPages[name], 'desk')

/** The product on one page. */
export const routes: { path: string; page: LazyPage }[] = [
  {
    path: paths.landing,
    page: lazyPage(async () => (await import('#web/features/landing/landing-page.tsx')).LandingPage, 'landing'),
  },
  {
    path: paths.codeEntry,
    page: lazyPage(async () => (await import('#web/features/code-entry/code-entry-page.tsx')).CodeEntryPage),
  },
  {
    path: paths.processSummary,
    page: lazyPage(
      async () => (await import('#web/features/process-summary/process-summary-page.tsx')).ProcessSummaryPage,
    ),
  },
  {
    path: paths.questionnaire,
    page: lazyPage(
      async () => (await import('#web/features/questionnaire/questionnaire-page.tsx')).QuestionnairePage,
      'questionnaire',
    ),
  },
  {
    path: paths.success,
    page: lazyPage(async () => (await import('#web/features/success/success-page.tsx')).SuccessPage),
  },
  {
    path: paths.myApplications,
    page: lazyPage(
      async () => (await import('#web/features/my-applications/my-applications-page.tsx')).MyApplicationsPage,
      'later',
    ),
  },
  { path: paths.adminLogin, page: deskPage('AdminLoginPage') },
  { path: paths.adminLoginToo, page: deskPage('AdminLoginPage') },
  { path: paths.signInCallback, page: deskPage('CallbackPage') },
  { path: paths.authValidation, page: deskPage('AuthValidationPage') },
  { path: paths.accessDenied, page: deskPage('AccessDeniedPage') },
  { path: paths.admin, page: deskPage('AdminPage') },
  { path: paths.team, page: deskPage('TeamPage') },
  { path: paths.activity, page: deskPage('ActivityPage') },
  { path: paths.platform, page: deskPage('PlatformPage') },
  { path: paths.organization, page: deskPage('OrganizationPage') },
  {
    path: paths.privacy,
    page: lazyPage(async () => (await import('#web/features/site-pages/site-pages.tsx')).PrivacyPage, 'later'),
  },
  {
    path: paths.terms,
    page: lazyPage(async () => (await import('#web/features/site-pages/site-pages.tsx')).TermsPage, 'later'),
  },
  {
    path: paths.support,
    page: lazyPage(async () => (await import('#web/features/site-pages/site-pages.tsx')).SupportPage, 'later'),
  },
]

export const notFoundPage = lazyPage(async () => (await import('./not-found-page.tsx')).NotFoundPage)

/** The page of an address, for loading it before the first rendering. */
export const pageAt = (pathname: string) => routes.find(({ path }) => matchPath(path, pathname))?.page ?? notFoundPage
