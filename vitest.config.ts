import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { defineConfig } from 'vitest/config'
import { lucide } from './web/lucide.ts'
import { swissGermanTexts } from './web/swiss-german-texts.ts'

/** Loading every module anew for every file takes as long as the tests; none of them keeps anything that another could see. */
const isolate = false

// Vitest wants its configuration as a default export.
// oxlint-disable-next-line import/no-default-export
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['sync-server/**/*.test.ts', 'web/e2e/**/*.test.ts'],
          globalSetup: ['sync-server/testing/global-setup.ts'],
          setupFiles: ['scripts/repeatable.ts'],
          maxWorkers: 2,
          isolate,
          // Some start a whole server, and the machine may be busy.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'rules',
          environment: 'node',
          include: ['shared/**/*.test.ts', 'scripts/**/*.test.ts'],
          maxWorkers: 2,
          isolate,
        },
      },
      {
        // As in the app: what is written in a document is put into words by a catalogue.
        plugins: [lucide, swissGermanTexts, lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
        test: {
          name: 'web-rules',
          environment: 'node',
          include: ['web/src/**/*.test.ts'],
          setupFiles: ['fake-indexeddb/auto', 'scripts/repeatable.ts', 'web/src/apply/storage/testing/nothing-left.ts'],
          maxWorkers: 2,
          isolate,
          // A thousand phones, or a hundred random lives of one, on a machine that may be busy.
          testTimeout: 60_000,
        },
      },
    ],
  },
})
