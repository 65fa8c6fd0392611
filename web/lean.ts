import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

// What packages bring that nobody needs, kept from every visitor's phone.

const theme = (file: string) => path.join(import.meta.dirname, 'src/kit/theme', file)

/** Other modules in their place. */
export const lean = [
  // The package gives everybody its build with warnings for developers.
  {
    find: /^react-router$/,
    replacement: path.join(
      path.dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
      'dist/production/index.mjs',
    ),
  },
  // The one for browsers that came before all that run the app is larger.
  { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
  // React has it.
  { find: 'use-sync-external-store/shim', replacement: 'react' },
  { find: '@emotion/is-prop-valid', replacement: theme('is-prop-valid.ts') },
]

/** A browser knows by itself which properties of CSS it has. Not where a page is rendered ahead of time. */
export const leanInBrowser = [...lean, { find: '@pandacss/is-valid-prop', replacement: theme('is-css-property.ts') }]

/** Of a module, what is taken out or changed. What is in one file has to be found, or a new version of the package has changed it. */
const edits: { module: RegExp; what: RegExp; by: string; isInSome?: true }[] = [
  // A name for developers keeps alive what it is given to.
  { module: /react-router\/dist\/production\/chunk-/, what: /^\w+\.displayName = "\w+";$/gm, by: '', isInSome: true },
  {
    module: /react-router\/dist\/production\/chunk-/,
    what: /= (?=React\d*\.(createContext|forwardRef)\()/g,
    by: '= /* @__PURE__ */ ',
    isInSome: true,
  },
  // Written into the pages by the build (prerender/prerender.ts): making these rules anew is half of what a start has to do.
  {
    module: /@chakra-ui\/react\/dist\/esm\/styled-system\/system\.js$/,
    what: /(?<=const _global = \[)getPreflightCss\(\), getGlobalCss\(\), getTokenCss\(\)(?=\])/,
    by: '',
  },
  {
    module: /@chakra-ui\/react\/dist\/esm\/styled-system\/system\.js$/,
    what: /getTokenCss,\s+getGlobalCss,\s+getPreflightCss,/,
    by: '',
  },
]

export const leanModules: Plugin = {
  name: 'lean-modules',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  transform(code, id) {
    const mine = edits.filter(({ module }) => module.test(id))
    if (mine.length === 0) return null
    return {
      code: mine.reduce((text, { what, by, isInSome }) => {
        const changed = text.replace(what, by)
        if (changed === text && !isInSome) this.error(`${what} is not in ${id} any more`)
        return changed
      }, code),
      map: null,
    }
  },
}
