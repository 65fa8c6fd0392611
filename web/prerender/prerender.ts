import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { directionOf, isComplete, languageOf, locales } from '#shared/languages.ts'
import { isManaged } from '#web/kit/address/paths.ts'
import type * as renderer from './render-page.tsx'

/** The pages where people arrive: over a slow connection they are read before the app's code is there. */
const entryPages = [
  { path: '/', name: 'landing', module: 'src/apply/landing/landing-page.tsx', texts: ['frame', 'landing'] },
  {
    path: '/applications',
    name: 'code-entry',
    module: 'src/apply/code-entry/code-entry-page.tsx',
    texts: ['frame'],
  },
  {
    path: '/admin-login',
    name: 'admin-login',
    module: 'src/manage/sign-in-page/admin-login-page.tsx',
    texts: ['frame', 'later'],
  },
  ...['/privacy', '/terms', '/support'].map((path) => ({
    path,
    name: path.slice(1),
    module: 'src/apply/site-pages/site-pages.tsx',
    texts: ['frame', 'later'],
  })),
]

/**
 * Writes each entry page in each language, and as German is written in Switzerland, as HTML below `webDirectory`, with the style rules it needs and links that
 * fetch its code at once, the rules of every page into the page without content, and `pages.json`, which tells the server what addresses there are.
 */
export async function prerender(webDirectory: string) {
  const rendererDirectory = path.join(webDirectory, '.prerender')
  const { renderPage, routePaths } = await loadRenderer(rendererDirectory)
  const template = await readFile(path.join(webDirectory, 'index.html'), 'utf8')
  const manifest = JSON.parse(await readFile(path.join(webDirectory, '.vite/manifest.json'), 'utf8')) as Manifest
  await mkdir(path.join(webDirectory, 'prerendered'), { recursive: true })

  const prerendered: Record<string, Record<string, string>> = {}
  let rulesOfAll = ''
  for (const page of entryPages) {
    prerendered[page.path] = {}
    const spoken = isManaged(page.path) ? locales.filter((locale) => isComplete(languageOf(locale))) : locales
    for (const locale of spoken) {
      const { html, everywhere, own } = await renderPage(page.path, locale)
      const preloads = chunksOf(manifest, [
        page.module,
        ...page.texts.map((part) => `src/locales/${part}/${languageOf(locale)}.po`),
      ])
        .filter((file) => !template.includes(file))
        .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
      const file = `prerendered/${page.name}.${locale}.html`
      await writeFile(
        path.join(webDirectory, file),
        template
          .replace('<html lang="en">', `<html lang="${locale}" dir="${directionOf(locale)}">`)
          .replace('<!--head-->', () => [...preloads, everywhere, own].join(''))
          .replace('<!--app-->', () => html),
      )
      prerendered[page.path]![locale] = file // set two lines above
      rulesOfAll = everywhere
    }
  }
  await writeFile(
    path.join(webDirectory, 'index.html'),
    template.replace('<!--head-->', () => rulesOfAll).replace('<!--app-->', ''),
  )
  await writeFile(path.join(webDirectory, 'pages.json'), JSON.stringify({ routes: routePaths, prerendered }))
  // Only now: the renderer loads texts and pages while it works.
  await rm(rendererDirectory, { recursive: true })
}

type Renderer = Pick<typeof renderer, 'renderPage' | 'routePaths'>

async function loadRenderer(outDir: string): Promise<Renderer> {
  await build({
    configFile: path.join(import.meta.dirname, '../vite.config.ts'),
    logLevel: 'warn',
    plugins: [{ name: 'no-service-worker', config: () => ({ build: { manifest: false } }) }],
    build: { ssr: path.join(import.meta.dirname, 'render-page.tsx'), outDir, emptyOutDir: true, sourcemap: false },
    ssr: { noExternal: true },
  })
  return import(path.join(outDir, 'render-page.js'))
}

type Manifest = Record<string, { file: string; imports?: string[] }>

/** The files of modules and of everything they import statically. */
function chunksOf(manifest: Manifest, modules: string[]): string[] {
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  modules.forEach(visit)
  return [...files]
}
