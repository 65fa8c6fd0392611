import { matchPath } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { type LazyPage, lazyPage } from './page-loader.tsx'

const deskPages = lazyPage(async () => (await import('./desk-pages.tsx')).DeskPages, 'desk')

const AppliedBefore = lazyPart(async () => (await import('./later-parts.ts')).AppliedBefore, 'later')

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
    page: lazyPage(async () => {
      const { ProcessSummaryPage } = await import('#web/features/process-summary/process-summary-page.tsx')
      return () => <ProcessSummaryPage AppliedBefore={AppliedBefore} />
    }),
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
    page: lazyPage(async () => (await import('./later-parts.ts')).SuccessPage, 'later'),
  },
  {
    path: paths.myApplications,
    page: lazyPage(async () => (await import('./later-parts.ts')).MyApplicationsPage, 'later'),
  },
  {
    path: paths.requestedDocuments,
    page: lazyPage(
      async () =>
        (await import('#web/features/requested-documents/requested-documents-page.tsx')).RequestedDocumentsPage,
      'later',
    ),
  },
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
  ...[
    paths.adminLogin,
    paths.adminLoginToo,
    paths.signInCallback,
    paths.authValidation,
    paths.accessDenied,
    paths.admin,
    paths.team,
    paths.activity,
    paths.dataProtection,
    paths.process,
    paths.application,
    paths.protocols,
    paths.protocol,
    paths.platform,
    paths.organization,
    paths.apiTests,
  ].map((path) => ({ path, page: deskPages })),
]

export const notFoundPage = lazyPage(async () => (await import('./not-found-page.tsx')).NotFoundPage, 'later')

/** The page of an address, for loading it before the first rendering. */
export const pageAt = (pathname: string) => routes.find(({ path }) => matchPath(path, pathname))?.page ?? notFoundPage
