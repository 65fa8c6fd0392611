import path from 'node:path'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import type { Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { pagePolicy } from '#server/site/security-headers.ts'
import type { Parts } from '#web/handover/testing/parts-page.tsx'
import { swissGermanTexts } from '../swiss-german-texts.ts'
import { test as base } from './test.ts'

type PartName = 'signing' | 'photos' | 'fields'
type Files = ReadonlyMap<string, string | Uint8Array>

interface PartsFixtures {
  /** Shows one part on a page of its own, under the policy that every page has. */
  openPart: (page: Page, name: PartName) => Promise<void>
}

/** Tests of the handover protocol's parts, each in a real browser, before and beside the pages that hold them. */
export const test = base.extend<PartsFixtures, { partFiles: Files }>({
  partFiles: [
    // Playwright reads the names of needed fixtures from this pattern; there are none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => use(await buildParts()),
    { scope: 'worker', timeout: 120_000 },
  ],
  openPart: async ({ partFiles }, use) =>
    use(async (page, name) => {
      await page.context().route('**/parts/**', async (route) => {
        const file = new URL(route.request().url()).pathname.replace('/parts/', '')
        if (file === '') {
          const headers = { 'content-type': 'text/html', 'content-security-policy': pagePolicy(html) }
          return route.fulfill({ body: html, headers })
        }
        const found = partFiles.get(file)
        if (found === undefined) return route.fulfill({ status: 404 })
        return route.fulfill({ body: Buffer.from(found), contentType: 'text/javascript' })
      })
      await page.goto(`/parts/#${name}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
    }),
})

/** What the parts handed over so far. */
export async function readParts<Value>(page: Page, read: (parts: Parts) => Value): Promise<Value> {
  const parts = await page.evaluateHandle(() => window.parts)
  return parts.evaluate(read)
}

const html =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Parts</title><link rel="icon" href="data:,">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"></head>' +
  '<body><div id="root"></div><script type="module" src="/parts/parts-page.js"></script></body></html>'

async function buildParts(): Promise<Files> {
  const root = path.join(import.meta.dirname, '..')
  const built = await build({
    root,
    base: '/parts/',
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [swissGermanTexts, react(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
    build: {
      target: 'es2022',
      write: false,
      rolldownOptions: {
        input: path.join(root, 'src', 'handover', 'testing', 'parts-page.tsx'),
        external: ['canvg', 'html2canvas', 'dompurify'],
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  const files = outputs.flatMap(({ output }) => output)
  return new Map(files.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]))
}
