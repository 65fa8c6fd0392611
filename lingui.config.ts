import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** Texts that are loaded with what shows them; everything else is in `frame`, which every visitor loads. */
const ownTexts: Record<string, string[]> = {
  landing: ['features/landing'],
  'my-applications': ['features/my-applications'],
  questionnaire: ['features/questionnaire'],
  'site-pages': ['features/site-pages'],
  // What comes after the page.
  documents: ['features/questionnaire/document*'],
  // What most people never see.
  detours: ['features/code-entry/scan', 'features/questionnaire/detours', 'ui/install-card.tsx'],
}
const parts = Object.entries(ownTexts)
const tests = ['**/*.test.ts', '**/*.test.tsx']

/** The places of other parts, in whatever depth: a text is in one catalogue alone. */
const placesBeside = (part: string) =>
  parts.flatMap(([other, places]) =>
    other === part || ownTexts[part]?.some((place) => place.startsWith(places[0] ?? ''))
      ? []
      : places.map((place) => `**/${place}{,/**}`),
  )

// Lingui wants its configuration as a default export.
// oxlint-disable-next-line import/no-default-export
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'de', 'fr'],
  catalogs: [
    {
      path: '<rootDir>/web/src/locales/frame/{locale}',
      include: ['web/src', 'shared'],
      exclude: [...tests, ...placesBeside('frame')],
    },
    ...parts.map(([part, places]) => ({
      path: `<rootDir>/web/src/locales/${part}/{locale}`,
      include: places.map((place) => `web/src/${place}`),
      exclude: [...tests, ...placesBeside(part)],
    })),
    { path: '<rootDir>/sync-server/locales/{locale}', include: ['sync-server'], exclude: tests },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
})
