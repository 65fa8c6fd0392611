import { matchPath } from 'react-router-dom'
import { managePaths, paths, signInPaths } from '#web/kit/address/paths.ts'
import { lazyPart } from '#web/kit/ui/lazy-part.tsx'
import { type LazyPage, lazyPage } from './page-loader.tsx'

const managePages = lazyPage(async () => (await import('#web/manage/pages/manage-pages.tsx')).ManagePages, 'manage')

const signInPage = lazyPage(
  async () => (await import('#web/manage/sign-in-page/admin-login-page.tsx')).AdminLoginPage,
  'later',
)

const AppliedBefore = lazyPart(async () => (await import('./later/later-parts.ts')).AppliedBefore, 'later')

/** The product on one page. */
export const routes: { path: string; page: LazyPage }[] = [
  {
    path: paths.landing,
    page: lazyPage(async () => (await import('#web/apply/landing/landing-page.tsx')).LandingPage, 'landing'),
  },
  {
    path: paths.codeEntry,
    page: lazyPage(async () => (await import('#web/apply/code-entry/code-entry-page.tsx')).CodeEntryPage),
  },
  {
    path: paths.processSummary,
    page: lazyPage(async () => {
      const { ProcessSummaryPage } = await import('#web/apply/process-summary/process-summary-page.tsx')
      return () => <ProcessSummaryPage AppliedBefore={AppliedBefore} />
    }),
  },
  {
    path: paths.questionnaire,
    page: lazyPage(
      async () => (await import('#web/apply/questionnaire/questionnaire-page.tsx')).QuestionnairePage,
      'questionnaire',
    ),
  },
  {
    path: paths.success,
    page: lazyPage(async () => (await import('./later/later-parts.ts')).SuccessPage, 'later'),
  },
  {
    path: paths.myApplications,
    page: lazyPage(async () => (await import('./later/later-parts.ts')).MyApplicationsPage, 'later'),
  },
  {
    path: paths.requestedDocuments,
    page: lazyPage(
      async () => (await import('#web/apply/requested-documents/requested-documents-page.tsx')).RequestedDocumentsPage,
      'later',
    ),
  },
  {
    path: paths.privacy,
    page: lazyPage(async () => (await import('#web/apply/site-pages/site-pages.tsx')).PrivacyPage, 'later'),
  },
  {
    path: paths.terms,
    page: lazyPage(async () => (await import('#web/apply/site-pages/site-pages.tsx')).TermsPage, 'later'),
  },
  {
    path: paths.support,
    page: lazyPage(async () => (await import('#web/apply/site-pages/site-pages.tsx')).SupportPage, 'later'),
  },
  ...Object.values(signInPaths).map((path) => ({ path, page: signInPage })),
  ...Object.values(managePaths).map((path) => ({ path, page: managePages })),
]

export const notFoundPage = lazyPage(async () => (await import('./not-found/not-found-page.tsx')).NotFoundPage, 'later')

/** The page of an address, for loading it before the first rendering. */
export const pageAt = (pathname: string) => routes.find(({ path }) => matchPath(path, pathname))?.page ?? notFoundPage
