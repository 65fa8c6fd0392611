import { type ComponentType, lazy } from 'react'
import { matchPath } from 'react-router-dom'
import { managePaths, paths, signInPaths } from '#web/kit/address/paths.ts'
import { hasTexts, needTexts, type TextPart } from '#web/kit/i18n/catalogues.ts'
import { untilLoaded } from '#web/kit/i18n/until-loaded.ts'
import { lazyPart } from '#web/kit/ui/lazy-part.tsx'

const managePages = lazyPage(async () => (await import('#web/manage/pages/manage-pages.tsx')).ManagePages, 'manage')

const signInPage = lazyPage(
  async () => (await import('#web/manage/sign-in-page/admin-login-page.tsx')).AdminLoginPage,
  'later',
)

const AppliedBefore = lazyPart(async () => (await import('./later/later-parts.ts')).AppliedBefore, 'later')

/** The product on one page. */
const pages: Readonly<Record<string, LazyPage>> = {
  [paths.landing]: lazyPage(async () => (await import('#web/apply/landing/landing-page.tsx')).LandingPage, 'landing'),
  [paths.codeEntry]: lazyPage(async () => (await import('#web/apply/code-entry/code-entry-page.tsx')).CodeEntryPage),
  [paths.processSummary]: lazyPage(async () => {
    const { ProcessSummaryPage } = await import('#web/apply/process-summary/process-summary-page.tsx')
    return () => <ProcessSummaryPage AppliedBefore={AppliedBefore} />
  }),
  [paths.questionnaire]: lazyPage(
    async () => (await import('#web/apply/questionnaire/questionnaire-page.tsx')).QuestionnairePage,
    'questionnaire',
  ),
  [paths.success]: lazyPage(async () => (await import('./later/later-parts.ts')).SuccessPage, 'later'),
  [paths.myApplications]: lazyPage(async () => (await import('./later/later-parts.ts')).MyApplicationsPage, 'later'),
  [paths.requestedDocuments]: lazyPage(
    async () => (await import('#web/apply/requested-documents/requested-documents-page.tsx')).RequestedDocumentsPage,
    'later',
  ),
  [paths.privacy]: lazyPage(async () => (await import('#web/apply/site-pages/site-pages.tsx')).PrivacyPage, 'later'),
  [paths.terms]: lazyPage(async () => (await import('#web/apply/site-pages/site-pages.tsx')).TermsPage, 'later'),
  [paths.support]: lazyPage(async () => (await import('#web/apply/site-pages/site-pages.tsx')).SupportPage, 'later'),
  [paths.dataProtectionOf]: lazyPage(
    async () => (await import('#web/apply/site-pages/site-pages.tsx')).DataProtectionOfPage,
    'later',
  ),
  ...Object.fromEntries(Object.values(signInPaths).map((path) => [path, signInPage])),
  ...Object.fromEntries(Object.values(managePaths).map((path) => [path, managePages])),
}
export const routes = Object.entries(pages).map(([path, page]) => ({ path, page }))

export const notFoundPage = lazyPage(async () => (await import('./not-found/not-found-page.tsx')).NotFoundPage, 'later')

/** The page of an address, for loading it before the first rendering. */
export const pageAt = (pathname: string) => routes.find(({ path }) => matchPath(path, pathname))?.page ?? notFoundPage

/** A page that is loaded when somebody goes there, and shown without waiting if it is there already. */
interface LazyPage {
  Page: ComponentType
  /** Loads the page ahead of its first rendering, so that a prerendered screen is replaced in one step. */
  load: () => Promise<void>
}

/** @param texts the part of the texts that this page shows, beside those of the frame */
function lazyPage(load: () => Promise<ComponentType>, texts?: TextPart): LazyPage {
  let loaded: ComponentType | undefined
  const Lazy = lazy(async () => ({ default: await untilLoaded(load, texts) }))
  return {
    Page: () => {
      const Ready = loaded && (!texts || hasTexts(texts)) ? loaded : Lazy
      return <Ready />
    },
    load: async () => {
      if (texts) needTexts(texts)
      loaded = await load().catch(() => undefined) // asked for again where it is shown
    },
  }
}
