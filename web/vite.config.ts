import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { managersCatalogues } from '#scripts/layers.ts'
import { chunkGroups } from './chunks.ts'
import { lean, leanInBrowser, leanModules } from './lean.ts'
import { lucide } from './lucide.ts'
import { manifest } from './manifest.ts'
import { swissGermanTexts } from './swiss-german-texts.ts'

const apiPort = process.env['API_PORT'] ?? '3001'

/**
 * What only people who manage have kept: the name keeps it from applicants' phones (service-worker/files-by-need.ts). What draws
 * a PDF is as large as the rest of their app, and is loaded there when somebody asks for it.
 */
const managersTexts = managersCatalogues.join('|')
const managerParts = new RegExp(`swiss-german/(${managersTexts})|web/src/(locales/(${managersTexts})|manage|kit/pdf)/`)

/** What is only shown once the server has answered. */
const onlineParts = /src\/(kit|apply)\/data-protection\/[^/]+$|locales\/privacy\/|swiss-german\/privacy/

/** The name says who needs a file: of texts the language follows. */
const needed = (module: string) => (managerParts.test(module) ? 'manage-' : module.endsWith('.po') ? 'texts-' : '')

/** The browser finds these texts in the catalogues by their id; the English ones beside the codes are for the server. */
const withoutServerTexts: Plugin = {
  name: 'without-server-texts',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    /shared\/(errors\/)?(manager-|sending-)?(issues|errors)\.ts$/.test(id)
      ? { code: code.replace(/,\s*message:\s*('[^']*'|"[^"]*")/g, ''), map: null }
      : null,
}

/** An applicant's phone never loads what is for people who manage: a module in the wrong group would bring all of it. */
const applicantsWithoutManage: Plugin = {
  name: 'applicants-without-manage',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || file.fileName.includes('manage-')) continue
      const brought = file.imports.filter((name) => name.includes('manage-'))
      if (brought.length > 0) this.error(`${file.fileName} is for applicants and imports ${brought.join(', ')}`)
    }
  },
}

// Vite wants its configuration as a default export.
// oxlint-disable-next-line import/no-default-export
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    withoutServerTexts,
    leanModules,
    applicantsWithoutManage,
    lucide,
    react(),
    swissGermanTexts,
    lingui({ failOnCompileError: true, failOnMissing: 'resolved' }),
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
        // What proves to a server that answers that somebody works is of no use without one, nor what shows an answer that is not kept.
        globIgnores: ['assets/prove-*', 'assets/online-*'],
        globPatterns: ['index.html', 'assets/*.{js,css}', 'assets/manage-*.{ttf,pfb,wasm}', '*.svg'],
        rollupFormat: 'iife',
      },
    }),
  ],
  resolve: { alias: isSsrBuild ? lean : leanInBrowser },
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
        codeSplitting: { groups: chunkGroups },
        chunkFileNames: ({ facadeModuleId: module, moduleIds }) => {
          const prefix = module ? needed(module) : ''
          const isOnline = prefix !== 'manage-' && moduleIds.some((id) => onlineParts.test(id))
          return `assets/${isOnline ? 'online-' : prefix}[name]-[hash:7].js`
        },
        // A typeface is only ever in a protocol's PDF or in one that is shown, as are decoders; the app has the system's.
        assetFileNames: ({ names }) =>
          `assets/${/\.(ttf|pfb|wasm)$/.test(names[0] ?? '') ? 'manage-' : ''}[name]-[hash][extname]`,
      },
    },
  },
  worker: {
    rolldownOptions: {
      output: {
        entryFileNames: ({ facadeModuleId }) =>
          `assets/${facadeModuleId ? needed(facadeModuleId) : ''}[name]-[hash].js`,
      },
    },
  },
  server: {
    port: Number(process.env['PORT'] ?? 3000),
    // The server learns under which origin the page runs, so that signing in leads back to it.
    proxy: { '/api': { target: `http://localhost:${apiPort}`, changeOrigin: false } },
  },
}))
