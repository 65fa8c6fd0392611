import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** Texts that are loaded with what shows them; everything else is in `frame`, which every visitor loads. */
const ownTexts: Record<string, string[]> = {
  landing: ['features/landing'],
  questionnaire: ['features/questionnaire'],
  // What no first screen shows, in one piece: a request each costs more than the bytes.
  later: [
    'app/not-found-page.tsx',
    'app/outbox-banner.tsx',
    'documents',
    'features/questionnaire/document*',
    'features/questionnaire/detours',
    'features/questionnaire/doubt*',
    'features/questionnaire/policy*',
    'i18n/origin-names.ts',
    'i18n/salary-words.ts',
    'features/code-entry/scan',
    'features/my-applications',
    'features/requested-documents',
    'features/site-pages',
    'features/success',
    'outbox',
    'ui/install-card.tsx',
  ],
  // What stands in a protocol, in its own language and not in the screen's.
  'handover-pdf': ['handover-pdf', 'handover/recorded'],
  // What only people who manage see.
  desk: [
    'desk',
    'features/activity',
    'features/admin',
    'features/api-tests',
    'features/applications',
    'features/handover',
    'features/organization',
    'features/platform',
    'features/process',
    'features/sign-in',
    'features/team',
    'handover',
    'outbox/wait-words.tsx',
    'i18n/origin-names.ts',
    'i18n/salary-words.ts',
  ],
}
/** The words of codes that nobody can meet on a first screen. */
const ownCodes: Record<string, string[]> = { desk: ['shared/desk-*', 'shared/sending-*'], later: ['shared/sending-*'] }
const parts = Object.entries(ownTexts)
const tests = ['**/*.test.ts', '**/*.test.tsx']

const shared = new Set(['later questionnaire', 'later desk', 'desk later', 'desk handover-pdf', 'handover-pdf desk'])

/** The places of other parts, in whatever depth: a text is in one catalogue alone. */
const placesBeside = (part: string) =>
  parts.flatMap(([other, places]) =>
    // `later` takes its own out of the questionnaire; what a protocol calls by code is said on the screen and in the PDF.
    other === part || shared.has(`${part} ${other}`) ? [] : places.map((place) => `**/${place}{,/**}`),
  )

// Lingui wants its configuration as a default export.
// oxlint-disable-next-line import/no-default-export
export default defineConfig({
  sourceLocale: 'en',
  runtimeConfigModule: { Trans: ['#web/i18n/trans.tsx', 'Trans'] },
  locales: ['en', 'de', 'fr'],
  catalogs: [
    {
      path: '<rootDir>/web/src/locales/frame/{locale}',
      include: ['web/src', 'shared'],
      exclude: [...tests, ...placesBeside('frame'), ...Object.values(ownCodes).flat()],
    },
    ...parts.map(([part, places]) => ({
      path: `<rootDir>/web/src/locales/${part}/{locale}`,
      include: [...places.map((place) => `web/src/${place}`), ...(ownCodes[part] ?? [])],
      exclude: [...tests, ...placesBeside(part)],
    })),
    { path: '<rootDir>/sync-server/locales/{locale}', include: ['sync-server'], exclude: tests },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
})
