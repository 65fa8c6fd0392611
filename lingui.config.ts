import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** Features with texts of their own, loaded with them; everything else is in `frame`, which every visitor loads. */
const ownTexts = {
  landing: 'landing',
  'my-applications': 'my-applications',
  questionnaire: 'questionnaire',
  'site-pages': 'site-pages',
  scan: 'code-entry/scan',
}
/** The documents' part of the questionnaire comes after the page. */
const ownDocumentTexts = 'web/src/features/questionnaire/document*'
const tests = ['**/*.test.ts', '**/*.test.tsx']

// Lingui wants its configuration as a default export.
// oxlint-disable-next-line import/no-default-export
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'de', 'fr'],
  catalogs: [
    {
      path: '<rootDir>/web/src/locales/frame/{locale}',
      include: ['web/src', 'shared'],
      exclude: [...tests, ...Object.values(ownTexts).map((folder) => `**/features/${folder}/**`)],
    },
    ...Object.entries(ownTexts).map(([part, folder]) => ({
      path: `<rootDir>/web/src/locales/${part}/{locale}`,
      include: [`web/src/features/${folder}`],
      exclude: [...tests, ownDocumentTexts],
    })),
    { path: '<rootDir>/web/src/locales/documents/{locale}', include: [ownDocumentTexts], exclude: tests },
    { path: '<rootDir>/sync-server/locales/{locale}', include: ['sync-server'], exclude: tests },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
})
