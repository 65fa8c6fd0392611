import { createRequire } from 'node:module'
import path from 'node:path'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { manifest } from './manifest.ts'
import { swissGermanTexts } from './swiss-german-texts.ts'

const apiPort = process.env['API_PORT'] ?? '3001'

/**
 * Few chunks, each with one reason to change: small ones compress badly and cost a request each on a slow connection.
 * The first group that fits takes a module.
 */
const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'frame',
    test: /node_modules\/(@chakra-ui|@emotion|@pandacss|stylis|@lingui|react-router)|web\/src\/(ui\/(?!install-(card|offer)|confirm|modal|moment|removed|tick)|theme|i18n\/(?!origin|salary)|api\/use-|app\/updates|local\/(unsaved|returning|storage-keys))|shared\/(format-number|issues|languages|money|process\/code)\./,
  },
  {
    name: 'rules',
    test: /node_modules\/(zod\/(?!v4\/core\/(json-schema|to-json-schema|registries))|uuid\/)|shared\/((?!(desk|sending)-|canonical-json|folded|search|endpoint|errors|every-endpoint|moment|number|paging)[\w-]+\.ts|property\/property|process\/(?!managed|pasted)|document\/(?!sniff|contract|macros|zip-|file-name)|application\/(?!contract|doubts|managed|own|salary|sent|status))|web\/src\/(api\/call|local\/selection)/,
  },
  {
    name: 'form',
    test: /node_modules\/react-hook-form|web\/src\/form\/(?!calendar|country-(combobox|list)|choice-field|error-summary|field-parts|find-countries|peoples|select-field|text-area|yes-no)|questionnaire\/(policy-context|load-later|field-labels|home-context|section-of)/,
  },
  // What is done to documents comes with them, after the page.
  {
    name: 'database',
    test: /node_modules\/dexie|web\/src\/local\/(?!(attach|combine|edit|has|store|early|bind|reuse|request|desk|protocol|remove|reserve|unsent)-|(forgotten|job|receipts|returning|storage-keys)\.)/,
  },
  // What delivers, and shows how far it is: after the page, or when somebody submits.
  {
    name: 'delivery',
    test: /web\/src\/(sync\/|outbox\/|local\/(has-|request-|forgotten|job|receipts)|features\/(my-applications|success)\/|app\/(beside|deliver|focus-kept|follow|later-parts|outbox|scroll-memory)|i18n\/(origin|salary))|shared\/(document|application)\/(contract|document-key|own-contract|sent-answers)|shared\/document-request\/(link|request-link)|client-zip/,
  },
  // What applicants and people who manage both need of photos: else it would come with the first of them that is built.
  {
    name: 'camera',
    test: /web\/src\/(camera\/|ui\/modal|photos\/(?!photos-to-pdf|write-photo-pdf|photo-worker)|local\/store-document)|shared\/document\/sniff/,
  },
  // Two pages take documents: with an application, and when they are asked for later.
  {
    name: 'documents',
    test: /web\/src\/(documents\/|features\/(questionnaire\/(documents-field|end-of-card|profession-fields|reference-fields)|requested-documents\/))/,
  },
  // The same of calls that no first screen makes, and of what is needed for going on.
  {
    name: 'later-calls',
    test: /node_modules\/@hookform|web\/src\/(api\/later-calls|form\/(choice-field|select-field|text-area)|ui\/(confirm|moment|removed|tick))|shared\/(folded|(account|site)\/contract|application\/salary|number-typed)/,
  },
  // Stands in the place of the questionnaire, or above it, for few.
  { name: 'detours', test: /questionnaire\/detours\/|shared\/process\/pasted/ },
  // Drawn when a manager asks for one; the name keeps it from applicants' phones.
  { name: 'desk-qr-code', test: /node_modules\/(qrcode|dijkstrajs)\// },
  // Everything for people who manage, which no applicant ever loads: service-worker/desk-files.ts knows it by its name.
  {
    name: 'desk',
    test: /web\/src\/(app\/desk-pages|desk\/|records\/|handover\/|session\/|local\/(desk|protocol|remove|reserve|unsent)-|features\/(api-tests\/api-tests-page|(activity|admin|handover|organization|platform|process|sign-in|team|waiting)\/|applications\/(?!make-)))|shared\/(policy\/(retention|pack-choice)|(account|activity|organization|user|resident|sync|handover|document-request)\/|\w+\/managed-|(desk-|sending-)?errors|number|paging|application\/status)/,
  },
  // Every contract in one place, with what describes them.
  {
    name: 'desk-api-tests',
    test: /web\/src\/features\/api-tests\/|shared\/(api-description\/|every-endpoint)|zod\/v4\/core\/(json-schema|to-json-schema|registries)/,
  },
  // The protocol's PDF and what lays it out, larger than everything else together: when somebody makes one.
  { name: 'desk-pdf', test: /node_modules\/pdfmake\/|web\/src\/handover-pdf\// },
]

/** What is loaded when somebody who manages asks for it, by the module that it begins with. */
const deskParts =
  /swiss-german\/(desk|handover-pdf)|\/(locales\/desk|handover-pdf|features\/api-tests)\/|\/features\/applications\/make-|\/session\/(tidy-device|way-out)|node_modules\/qrcode\//

/** What packages bring that nobody needs. */
const lean = [
  // The package gives everybody its build with warnings for developers.
  {
    find: /^react-router$/,
    replacement: path.join(
      path.dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
      'dist/production/index.mjs',
    ),
  },
  // React has it.
  { find: 'use-sync-external-store/shim', replacement: 'react' },
  { find: '@emotion/is-prop-valid', replacement: path.join(import.meta.dirname, 'src/theme/is-prop-valid.ts') },
]

/** The browser finds these texts in the catalogues by their id; the English ones beside the codes are for the server. */
const withoutServerTexts: Plugin = {
  name: 'without-server-texts',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    /shared\/(desk-|sending-)?(issues|errors)\.ts$/.test(id)
      ? { code: code.replace(/,\s*message:\s*('[^']*'|"[^"]*")/g, ''), map: null }
      : null,
}

/** An applicant's phone never loads what is for people who manage: a module in the wrong group would bring all of it. */
const applicantsWithoutDesk: Plugin = {
  name: 'applicants-without-desk',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || file.fileName.includes('desk-')) continue
      const brought = file.imports.filter((name) => name.includes('desk-'))
      if (brought.length > 0) this.error(`${file.fileName} is for applicants and imports ${brought.join(', ')}`)
    }
  },
}

// Vite wants its configuration as a default export.
// oxlint-disable-next-line import/no-default-export
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    withoutServerTexts,
    applicantsWithoutDesk,
    react(),
    swissGermanTexts,
    lingui({ failOnCompileError: true, failOnMissing: 'catalog' }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'service-worker.ts',
      // The app registers it itself once the first screen stands (src/app/offline-support.ts).
      injectRegister: false,
      manifest,
      // Icons and screenshots are asked for when somebody installs, which nobody does without a network.
      includeManifestIcons: false,
      injectManifest: {
        // What proves to a server that answers that somebody works is of no use without one.
        globIgnores: ['assets/prove-*'],
        globPatterns: ['index.html', 'assets/*.{js,css}', 'assets/desk-*.ttf', '*.svg'],
        rollupFormat: 'iife',
      },
    }),
  ],
  resolve: { alias: lean },
  build: {
    target: 'es2022',
    outDir: process.env['WEB_OUT_DIR'] ?? '../dist/web',
    emptyOutDir: true,
    manifest: true,
    modulePreload: {
      // What names them in JavaScript has them already: their names would be in every list of what to load.
      resolveDependencies: (_, names, { hostType }) =>
        hostType === 'js' ? names.filter((name) => !/\/(react|frame|rolldown-runtime)-/.test(name)) : names,
    },
    sourcemap: 'hidden',
    rolldownOptions: {
      // Emotion's `withTheme` needs them, which nobody calls; being CommonJS they would come along unasked.
      treeshake: {
        moduleSideEffects: [{ test: /node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false }],
      },
      output: {
        codeSplitting: { groups: chunks },
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${facadeModuleId && deskParts.test(facadeModuleId) ? 'desk-' : ''}[name]-[hash:7].js`,
        // A typeface is only ever in a protocol's PDF; the app has the system's.
        assetFileNames: ({ names }) => `assets/${names[0]?.endsWith('.ttf') ? 'desk-' : ''}[name]-[hash][extname]`,
      },
    },
  },
  server: {
    port: Number(process.env['PORT'] ?? 3000),
    // The server learns under which origin the page runs, so that signing in leads back to it.
    proxy: { '/api': { target: `http://localhost:${apiPort}`, changeOrigin: false } },
  },
})
