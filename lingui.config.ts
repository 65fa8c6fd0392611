import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { type Catalogue, catalogues, cataloguesOf, composers, layers } from './scripts/layers.ts'
import { isComplete, languages } from './shared/languages.ts'

/** What questions and documents are called. */
const names = ['shared/application/questions/*-names.ts', 'shared/document/document-names.ts']
/** What only packs say. */
const ofPacks = ['shared/policy/packs/*', 'shared/policy/paper-names.ts', 'shared/policy/usual-reasons.ts']
/** The words of codes that nobody can meet on a first screen, and those of questions. */
const ownCodes: Partial<Record<Catalogue, string[]>> = {
  manage: ['shared/manager-issues.ts', 'shared/errors/manager-*', 'shared/errors/sending-*', ...ofPacks, ...names],
  questionnaire: ['shared/application/questions/renter-names.ts'],
  later: ['shared/errors/sending-*', ...ofPacks, ...names],
  privacy: [...ofPacks, ...names],
}
/** Words of the screen that stand in a document as well, in whatever language that is. */
const alsoIn: Partial<Record<Catalogue, string[]>> = {
  advert: ['web/src/kit/i18n/texts.ts', 'web/src/manage/facts/condition-facts.ts'],
  privacy: ['web/src/kit/labels/origin-names.ts', 'web/src/kit/labels/paper-list.tsx'],
}
const tests = ['**/*.test.ts', '**/*.test.tsx']
const folders = [...layers, ...composers]

/** Files of a folder, and not of those in it, which are named by themselves. */
const filesIn = ({ folder }: { folder: string }) => `web/src/${folder}/*`

const isIn = (part: Catalogue) => (layer: (typeof folders)[number]) => cataloguesOf(layer).includes(part)

// Lingui wants its configuration as a default export.
// oxlint-disable-next-line import/no-default-export
export default defineConfig({
  sourceLocale: 'en',
  runtimeConfigModule: { Trans: ['#web/kit/i18n/trans.tsx', 'Trans'] },
  locales: [...languages],
  // Of what is not translated yet, in languages that may lag; the others have none, so that the build fails.
  fallbackLocales: Object.fromEntries(languages.filter((each) => !isComplete(each)).map((each) => [each, 'en'])),
  catalogs: [
    {
      path: '<rootDir>/web/src/locales/frame/{locale}',
      include: [...folders.filter((layer) => cataloguesOf(layer).length === 0).map(filesIn), 'shared'],
      exclude: [...tests, ...Object.values(ownCodes).flat()],
    },
    ...catalogues.map((part) => ({
      path: `<rootDir>/web/src/locales/${part}/{locale}`,
      include: [...folders.filter(isIn(part)).map(filesIn), ...(ownCodes[part] ?? []), ...(alsoIn[part] ?? [])],
      exclude: tests,
    })),
    { path: '<rootDir>/sync-server/locales/{locale}', include: ['sync-server', ...names], exclude: tests },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
})
