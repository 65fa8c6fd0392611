import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** Texts that are loaded with what shows them; everything else is in `frame`, which every visitor loads. */
const ownTexts = {
  landing: ['features/landing'],
  questionnaire: ['features/questionnaire'],
  'site-pages': ['features/site-pages'],
  // What most people never see.
  detours: ['features/code-entry/scan', 'features/questionnaire/detours', 'ui/install-card.tsx'],
}
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
      exclude: [
        ...tests,
        ...Object.values(ownTexts)
          .flat()
          .map((place) => `**/${place}{,/**}`),
      ],
    },
    ...Object.entries(ownTexts).map(([part, places]) => ({
      path: `<rootDir>/web/src/locales/${part}/{locale}`,
      include: places.map((place) => `web/src/${place}`),
      exclude: part === 'detours' ? tests : [...tests, '**/detours/**'],
    })),
    { path: '<rootDir>/sync-server/locales/{locale}', include: ['sync-server'], exclude: tests },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
})
