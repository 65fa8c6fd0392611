import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { Locale } from '#shared/languages.ts'
import { App } from '#web/app/app.tsx'
import { pageAt, routes } from '#web/app/routes.tsx'
import { activate } from '#web/kit/i18n/catalogues.ts'

export const routePaths = routes.map(({ path }) => path)

/** A page as it looks before anything was typed, in one language, as it is written somewhere: its markup and elements with the style rules it needs. */
export async function renderPage(path: string, locale: Locale): Promise<{ html: string; styles: string }> {
  const page = pageAt(path)
  await page.load()
  await activate(locale)

  // `compat` collects the rules instead of writing style elements between the markup.
  const cache = createCache({ key: 'css' })
  cache.compat = true
  const html = renderToString(
    <CacheProvider value={cache}>
      <App Router={({ children }) => <StaticRouter location={path}>{children}</StaticRouter>} />
    </CacheProvider>,
  )
  const emotion = createEmotionServer(cache)
  return { html, styles: emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html)) }
}
